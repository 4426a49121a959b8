import type { ChatRow } from '#contract/chats/chat-row.ts'
import { lazily } from '#web/kit/lazily.ts'
import type { Asked } from './useAsked.ts'

const TransferDialog = lazily(async () => (await import('./TransferDialog.tsx')).TransferDialog)
const SnoozeDialog = lazily(async () => (await import('./SnoozeDialog.tsx')).SnoozeDialog)
const ResolveDialog = lazily(async () => (await import('./ResolveDialog.tsx')).ResolveDialog)
const ReasonedDialog = lazily(async () => (await import('./ReasonedDialog.tsx')).ReasonedDialog)

type AskedDialogProps = { act: Asked; chat: ChatRow; onClose: () => void }

/** The dialog of what was pressed. */
export function AskedDialog({ act, chat, onClose }: AskedDialogProps) {
  switch (act) {
    case 'transfer':
      return <TransferDialog chat={chat} onClose={onClose} />
    case 'snooze':
      return <SnoozeDialog chat={chat} onClose={onClose} />
    case 'resolve':
      return <ResolveDialog chat={chat} onClose={onClose} />
    case 'takeOver':
    case 'mute':
    case 'unmute':
      return <ReasonedDialog act={act} chat={chat} onClose={onClose} />
    default:
      return null
  }
}
