import type { OrderRow } from '#contract/orders/order.ts'
import type { StaffMove } from '#contract/orders/order-names.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { orderNameWords } from '#words/orders/order.ts'
import { ClaimButton } from './follow/ClaimButton.tsx'

export type ChooseMove = (move: StaffMove, order: OrderRow) => void

/** The others are plain. */
const looks: Partial<Record<StaffMove, 'primary' | 'risky'>> = {
  accept: 'primary',
  assign: 'primary',
  rebook: 'primary',
  resume: 'primary',
  confirmGoods: 'primary',
  settleHelp: 'primary',
  judge: 'primary',
  annul: 'risky',
  cancel: 'risky',
}

const rowRoom = 2

/** A button for each move that this reader may make now. A row has room for two. */
export function OrderMoves({ order, onAction, look }: { order: OrderRow; onAction: ChooseMove; look: 'row' | 'bar' }) {
  const { moves } = useWords(orderNameWords)
  if (look === 'bar') {
    return order.allowed.map((move, at) => (
      <Button
        key={move}
        data-main-action={at === 0 || undefined}
        look={looks[move] ?? 'plain'}
        onClick={() => onAction(move, order)}
      >
        {moves[move]}
      </Button>
    ))
  }
  return (
    <span className="-mx-1 flex gap-2">
      {order.allowed.slice(0, rowRoom).map(move => (
        <RowButton key={move} look={looks[move] ?? 'plain'} onPress={() => onAction(move, order)}>
          {moves[move]}
        </RowButton>
      ))}
      {isOpen(order) && order.allowed.length < rowRoom && <ClaimButton order={order} />}
    </span>
  )
}

/** A finished order needs no claim, unless a refund is requested. */
function isOpen({ allowed, refund }: OrderRow): boolean {
  return allowed.length > 0 || refund === 'applying' || refund === 'failed'
}
