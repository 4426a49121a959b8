import type { OrderRow, StaffMove } from '#contract/order.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { ordersText } from './text.ts'

export type AskMove = (move: StaffMove, order: OrderRow) => void

const looks: Record<StaffMove, 'primary' | 'plain' | 'risky'> = {
  accept: 'primary',
  assign: 'primary',
  reassign: 'plain',
  flag: 'plain',
  resume: 'primary',
  sendBack: 'plain',
  complete: 'plain',
  cancel: 'risky',
}

const inRow = 'rounded-sm px-1 py-0.5 text-sm whitespace-nowrap hover:underline'
const rowInk = {
  primary: 'text-accent-ink font-medium',
  plain: 'text-accent-ink',
  risky: 'text-muted hover:text-bad-ink',
}

/** One button for each thing this reader may do with the order now, and no other. A row has room for two. */
export function OrderMoves({ order, onAsk, look }: { order: OrderRow; onAsk: AskMove; look: 'row' | 'bar' }) {
  const text = useWords(ordersText)
  if (look === 'bar') {
    return order.allowed.map(move => (
      <Button key={move} look={looks[move]} onClick={() => onAsk(move, order)}>
        {text.moves[move]}
      </Button>
    ))
  }
  return (
    <span className="-mx-1 flex gap-2">
      {order.allowed.slice(0, 2).map(move => (
        <button
          key={move}
          type="button"
          className={`${inRow} ${rowInk[looks[move]]}`}
          onClick={event => {
            event.stopPropagation()
            onAsk(move, order)
          }}
        >
          {text.moves[move]}
        </button>
      ))}
    </span>
  )
}
