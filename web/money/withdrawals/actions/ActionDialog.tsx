import type { WithdrawalAction, WithdrawalRow } from '#contract/money/withdrawal.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { ConfirmManualDialog, RetryDialog } from './ConfirmingDialogs.tsx'
import { ManualDialog } from './ManualDialog.tsx'
import { GiveBackDialog, RefuseManualDialog } from './ReasonDialogs.tsx'
import { RejectDialog } from './RejectDialog.tsx'

/** Asking the channel needs no dialog, and payments of one and of many have one of their own. */
export type DialogAction = Exclude<WithdrawalAction, 'query' | 'pay'>

type ActionDialogProps = { action: DialogAction; row: WithdrawalRow; onClose: () => void }

const dialogs = {
  approve: ApproveDialog,
  reject: RejectDialog,
  retry: RetryDialog,
  giveBack: GiveBackDialog,
  recordManual: ManualDialog,
  confirmManual: ConfirmManualDialog,
  refuseManual: RefuseManualDialog,
} satisfies Record<DialogAction, unknown>

/** The dialog of an action on one withdrawal. */
export function ActionDialog({ action, row, onClose }: ActionDialogProps) {
  const Dialog = dialogs[action]
  return <Dialog row={row} onClose={onClose} />
}
