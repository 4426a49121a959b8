import ArrowLeft from 'lucide-react/icons/arrow-left'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import Info from 'lucide-react/icons/info'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import Search from 'lucide-react/icons/search'
import type { ChatAction } from '#contract/chats/chat.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { useMoves } from '#web/chats/desk/moves/useMoves.ts'
import type { Beside } from '#web/chats/inbox/question.ts'
import { isQuiet, Waited } from '#web/chats/inbox/Waited.tsx'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { Menu, type MenuItem } from '#web/ui/menu/Menu.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { chatsWords } from '#words/chats/chats.ts'

const tones: Record<ChatRow['state'], Tone> = {
  queued: 'warn',
  open: 'accent',
  pending: 'neutral',
  snoozed: 'neutral',
  resolved: 'good',
}

type ThreadHeadProps = {
  chat: ChatRow
  panes: 1 | 2 | 3
  onBack: () => void
  onAction: (action: ChatAction) => void
  onBeside: (beside: Beside) => void
}

/** The other party, the state of the conversation, and the actions on it. */
export function ThreadHead({ chat, panes, onBack, onAction, onBeside }: ThreadHeadProps) {
  const text = useWords(chatsWords)
  const { first, rest } = useMoves(chat, onAction)
  const pin = useCommand(api.chats.gotop)
  const items: MenuItem[] = [
    ...rest,
    {
      key: 'pin',
      label: chat.isPinned ? text.unpin : text.pin,
      icon: chat.isPinned ? PinOff : Pin,
      onChoose: () => void pin.run({ id: chat.id, top: !chat.isPinned }),
    },
    { key: 'find', label: text.searchMessages, icon: Search, onChoose: () => onBeside('search') },
  ]
  return (
    <header className="flex min-h-14 items-center gap-2 border-b border-line px-3 py-1.5">
      {panes === 1 && <IconButton icon={ArrowLeft} label={text.back} onClick={onBack} />}
      <div className="grid min-w-0 flex-1">
        <h2 className="flex min-w-0 items-center gap-2 text-base font-medium">
          <span className="truncate">{chat.peer.name}</span>
          <Badge tone={tones[chat.state]}>{text.states[chat.state]}</Badge>
          {chat.due && panes > 1 && <DueClock due={chat.due} />}
        </h2>
        <p className="flex items-center gap-1.5 truncate text-xs text-muted">
          {chat.due && panes === 1 && <DueClock due={chat.due} />}
          {[text.peers[chat.peer.kind], text.groups[chat.group], text.channels[chat.channel], chat.assignee?.name]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {first.map(({ key, label, look, onChoose, pending }) => (
        <Button key={key} look={look} busy={pending} onClick={onChoose}>
          {label}
        </Button>
      ))}
      {panes < 3 && <IconButton icon={Info} label={`${text.context} I`} onClick={() => onBeside('context')} />}
      <Menu trigger={<IconButton icon={MoreHorizontal} label={text.more} />} items={items} />
    </header>
  )
}

function DueClock({ due }: { due: NonNullable<ChatRow['due']> }) {
  const text = useWords(chatsWords)
  if (isQuiet(due, useNow(1000))) return null
  return (
    <span title={text.dueKinds[due.kind]}>
      <Waited due={due} className="rounded-sm px-1.5 text-xs" />
    </span>
  )
}
