import type { OrderRow } from '#contract/orders/order.ts'
import type { StaffMove } from '#contract/orders/order-names.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { EndDialog } from './EndDialog.tsx'
import { FeeDialog } from './FeeDialog.tsx'
import { HelpDialog } from './HelpDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { SplitDialog } from './SplitDialog.tsx'
import { UrgeDialog } from './UrgeDialog.tsx'
import { WinnerDialog } from './WinnerDialog.tsx'

type OrderMoveDialogProps = { move: StaffMove; order: OrderRow; onClose: () => void }

/** The dialog of the chosen move. */
export function OrderMoveDialog({ move, order, onClose }: OrderMoveDialogProps) {
  const about = { order, onClose }
  switch (move) {
    case 'assign':
    case 'reassign':
      return <AssignDialog move={move} {...about} />
    case 'cancel':
      return <CancelDialog {...about} />
    case 'urge':
      return <UrgeDialog {...about} />
    case 'changeAddress':
      return <AddressDialog {...about} />
    case 'end':
      return <EndDialog {...about} />
    case 'adjustFee':
      return <FeeDialog {...about} />
    case 'settleHelp':
      return <HelpDialog {...about} />
    case 'split':
      return <SplitDialog {...about} />
    case 'judge':
    case 'judgeAgain':
      return <WinnerDialog move={move} {...about} />
    default:
      return <MoveDialog move={move} {...about} />
  }
}
