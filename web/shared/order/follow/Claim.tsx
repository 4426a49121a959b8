import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { orderWords } from '#words/orders/order.ts'
import { useClaim } from './useClaim.ts'

/** Who claimed the order, and the button to claim it. */
export function Claim({ order }: { order: OrderRow }) {
  const text = useWords(orderWords)
  const { action, label, press, pending } = useClaim(order)
  return (
    <span className="ml-auto flex min-w-0 items-center gap-2">
      {order.claimedBy && <span className="truncate text-sm text-muted">{text.claimed(order.claimedBy.name)}</span>}
      {action && (
        <Button look={action === 'claim' ? 'plain' : 'quiet'} busy={pending} onClick={press}>
          {label}
        </Button>
      )}
    </span>
  )
}
