import type { ChatAction } from '#contract/chats/chat.ts'
import type { Farewell } from '#contract/chats/chat-message.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { lazily } from '#web/kit/lazily.ts'

const TransferDialog = lazily(async () => (await import('./TransferDialog.tsx')).TransferDialog)
const SnoozeDialog = lazily(async () => (await import('./SnoozeDialog.tsx')).SnoozeDialog)
const ResolveDialog = lazily(async () => (await import('./ResolveDialog.tsx')).ResolveDialog)
const ReasonedDialog = lazily(async () => (await import('./ReasonedDialog.tsx')).ReasonedDialog)

type ChatActionDialogProps = {
  action: ChatAction
  chat: ChatRow
  /** Sent with a transfer or an end. */
  farewell: Farewell | undefined
  /** True where the conversation is the only pane. */
  isWhole: boolean
  /** Goes on after it was ended. */
  onEnded: (id: number) => Promise<void>
  onClose: () => void
}

/** The dialog of the chosen action. */
export function ChatActionDialog({ action, chat, farewell, isWhole, onEnded, onClose }: ChatActionDialogProps) {
  switch (action) {
    case 'transfer':
      return <TransferDialog chat={chat} farewell={farewell} onClose={onClose} />
    case 'snooze':
      return <SnoozeDialog chat={chat} onClose={onClose} />
    case 'resolve':
      return <ResolveDialog chat={chat} farewell={farewell} isWhole={isWhole} onEnded={onEnded} onClose={onClose} />
    case 'takeOver':
    case 'mute':
    case 'unmute':
      return <ReasonedDialog action={action} chat={chat} onClose={onClose} />
    default:
      return null
  }
}
