import type { PostRow, PostStaffMove } from '#contract/reviews/post.ts'
import { HideDialog, RestoreDialog } from './HideDialog.tsx'
import { PunishDialog } from './PunishDialog.tsx'

type PostDialogProps = { row: PostRow; action: PostStaffMove; onClose: () => void }

const dialogs = { hide: HideDialog, restore: RestoreDialog, punish: PunishDialog }

/** The dialog of an action on a post. */
export function PostDialog({ row, action, onClose }: PostDialogProps) {
  const Dialog = dialogs[action]
  return <Dialog row={row} onClose={onClose} />
}
