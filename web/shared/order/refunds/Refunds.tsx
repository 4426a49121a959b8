import Undo2 from 'lucide-react/icons/undo-2'
import { Suspense, useState } from 'react'
import type { RefundRow, StaffRefundMove } from '#contract/money/refund.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { refundsWords } from '#words/money/refunds.ts'
import { RefundItem } from './RefundItem.tsx'

const RequestRefundDialog = lazily(async () => (await import('./RequestRefundDialog.tsx')).RequestRefundDialog)
const RefundActionDialog = lazily(async () => (await import('./RefundActionDialog.tsx')).RefundActionDialog)

type Chosen = 'new' | { action: StaffRefundMove; refund: RefundRow }

/** The refunds of an order, newest first, and the actions this reader may take. */
export function Refunds({ order }: { order: OrderDetail }) {
  const text = useWords(refundsWords)
  const [chosen, setChosen] = useState<Chosen>()
  const close = () => setChosen(undefined)
  const canRequest = order.followUps.includes('askRefund')
  if (!canRequest && order.refunds.length === 0) return null
  return (
    <section aria-labelledby="refunds" className="grid gap-3 border-t border-line pt-4">
      <div className="flex items-center gap-2">
        <h3 id="refunds" className="font-medium">
          {text.title}
        </h3>
        {order.leftFen > 0 && (
          <span className="text-sm text-muted">
            {text.left} <Money fen={order.leftFen} />
          </span>
        )}
        {canRequest && (
          <Button icon={Undo2} className="ml-auto" onClick={() => setChosen('new')}>
            {text.request}
          </Button>
        )}
      </div>
      <ol className="grid gap-3">
        {order.refunds.map(refund => (
          <RefundItem key={refund.id} refund={refund} onAction={action => setChosen({ action, refund })} />
        ))}
      </ol>
      <Suspense>
        {chosen === 'new' && <RequestRefundDialog order={order} onClose={close} />}
        {chosen && chosen !== 'new' && <RefundActionDialog {...chosen} onClose={close} />}
      </Suspense>
    </section>
  )
}
