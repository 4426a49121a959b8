import type { OrderRow, StaffMove } from '#contract/order.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'

/** The dialog of the move that was pressed. */
export function AskedMove({ move, order, onClose }: { move: StaffMove; order: OrderRow; onClose: () => void }) {
  if (move === 'assign' || move === 'reassign') return <AssignDialog move={move} order={order} onClose={onClose} />
  if (move === 'cancel') return <CancelDialog order={order} onClose={onClose} />
  return <MoveDialog move={move} order={order} onClose={onClose} />
}
