import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import Lock from 'lucide-react/icons/lock'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import { type ReactNode, useState } from 'react'
import type { RiskLabel } from '#contract/chats/chat.ts'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { Avatar } from '#web/ui/show/Avatar.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { Body } from './Body.tsx'
import { RevealDialog } from './RevealDialog.tsx'

export const bubble = {
  peer: 'border border-line bg-surface',
  staff: 'border border-accent/20 bg-accent-soft',
  note: 'border border-dashed border-warn-ink/40 bg-warn-soft',
}

type MessageRowProps = { message: ChatMessage; opens: boolean; chat: ChatRow; isRead: boolean }

/** One message of a person, with the actions this reader may take. */
export function MessageRow({ message, opens, chat, isRead }: MessageRowProps) {
  const text = useWords(chatsWords)
  const isPeer = message.sender.kind === 'peer'
  const [shown, setShown] = useState<string>()
  const look = message.isPrivate ? 'note' : isPeer ? 'peer' : 'staff'
  if (message.isRecalled) {
    return (
      <p className="py-1 text-center text-xs text-muted">
        {text.recalled(message.isMine ? text.me : message.sender.name)}
      </p>
    )
  }
  return (
    <Side isPeer={isPeer} opens={opens} name={message.sender.name} avatar={message.sender.avatar}>
      {opens && (
        <p className="flex items-baseline gap-2 px-1 text-xs text-muted">
          <span>{message.isMine ? text.me : message.sender.name}</span>
          <Time at={message.at} shape="time" />
        </p>
      )}
      <div className={`group flex max-w-full items-end gap-1.5 ${isPeer ? '' : 'flex-row-reverse'}`}>
        <div className="grid max-w-full min-w-0 gap-1">
          {message.isPrivate && <PrivateMark />}
          <Body message={message} chat={chat} shown={shown} look={bubble[look]} />
          <RiskChips labels={message.labels} />
        </div>
        <span className="flex shrink-0 flex-col items-center text-xs text-muted">
          {message.isMine && !message.isPrivate && <ReadMark isRead={isRead} />}
        </span>
        <Acts message={message} isShown={shown !== undefined} onShown={setShown} />
      </div>
    </Side>
  )
}

type SideProps = { isPeer: boolean; opens: boolean; name: string; avatar: string; children: ReactNode }

/** The other party on the left, staff on the right. */
export function Side({ isPeer, opens, name, avatar, children }: SideProps) {
  return (
    <article className={`flex gap-2 ${opens ? 'mt-2' : ''} ${isPeer ? '' : 'flex-row-reverse'}`}>
      <span className="w-8 shrink-0">{opens && <Avatar name={name} src={avatar} size={32} />}</span>
      <div
        className={`grid max-w-[min(560px,calc(100%-48px))] min-w-0 gap-1 ${isPeer ? 'justify-items-start' : 'justify-items-end'}`}
      >
        {children}
      </div>
    </article>
  )
}

export function PrivateMark() {
  const text = useWords(chatsWords)
  return (
    <span className="inline-flex items-center gap-1 text-xs text-warn-ink">
      <Lock size={11} aria-hidden />
      {text.privateMark}
    </span>
  )
}

function ReadMark({ isRead }: { isRead: boolean }) {
  const text = useWords(chatsWords)
  const Icon = isRead ? CheckCheck : Check
  const label = isRead ? text.read : text.delivered
  return (
    <span title={label} className={isRead ? 'text-accent-ink' : ''}>
      <Icon size={14} aria-hidden />
      <span className="sr-only">{label}</span>
    </span>
  )
}

type ActsProps = { message: ChatMessage; isShown: boolean; onShown: (value: string) => void }

function Acts({ message, isShown, onShown }: ActsProps) {
  const text = useWords(chatsWords)
  const recall = useCommand(api.chats.recall)
  const [isAsking, setAsking] = useState(false)
  const canRecall = useNow(5000) < (message.recallUntil ?? 0)
  return (
    <span className="flex items-center text-xs opacity-0 transition-opacity duration-100 group-hover:opacity-100 focus-within:opacity-100 pointer-coarse:opacity-100">
      {message.kind === 'text' && <Copy value={message.text} />}
      {canRecall && <RowButton onPress={() => void recall.run({ messageId: message.id })}>{text.recall}</RowButton>}
      {message.allowed.includes('reveal') && !isShown && (
        <RowButton onPress={() => setAsking(true)}>{text.reveal}</RowButton>
      )}
      {isAsking && (
        <RevealDialog
          field="chats.messageText"
          id={message.id}
          who={message.sender.name}
          onShown={onShown}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  )
}

/** The risk labels of a message. */
function RiskChips({ labels }: { labels: readonly RiskLabel[] }) {
  const text = useWords(chatsWords)
  if (!labels.length) return null
  return (
    <span className="flex flex-wrap gap-1">
      {labels.map(label => (
        <span
          key={label}
          className="inline-flex items-center gap-1 rounded-sm bg-warn-soft px-1.5 text-xs whitespace-nowrap text-warn-ink"
        >
          <ShieldAlert size={11} aria-hidden />
          {text.risks[label]}
        </span>
      ))}
    </span>
  )
}
