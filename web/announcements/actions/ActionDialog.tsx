import type { AnnouncementAction, AnnouncementRow } from '#contract/announcements/announcement.ts'
import { PinDialog } from './PinDialog.tsx'
import { RemindDialog, RemoveDialog, SubmitDialog } from './PlainDialogs.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { RefuseDialog, WithdrawDialog } from './ReasonDialogs.tsx'

/** Editing is a page of its own, and copying asks nothing. */
export type DialogAction = Exclude<AnnouncementAction, 'update' | 'copy'>

const dialogs = {
  publish: PublishDialog,
  refuse: RefuseDialog,
  submit: SubmitDialog,
  remind: RemindDialog,
  withdraw: WithdrawDialog,
  pin: PinDialog,
  remove: RemoveDialog,
} satisfies Record<DialogAction, unknown>

type ActionDialogProps = { action: DialogAction; row: AnnouncementRow; onClose: () => void }

/** The dialog of an action on one announcement. */
export function ActionDialog({ action, row, onClose }: ActionDialogProps) {
  const Dialog = dialogs[action]
  return <Dialog row={row} onClose={onClose} />
}
