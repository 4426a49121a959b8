import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Clock3 from 'lucide-react/icons/clock-3'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { putBeforeDraft } from '#web/chats/composer/drafts.ts'
import { postAgain, takeBack } from '#web/chats/composer/outbox/outbox.ts'
import type { QueuedMessage } from '#web/chats/composer/outbox/queuedMessages.ts'
import { sizeOf } from '#web/chats/conversation/media/Picture.tsx'
import { VoicePlayer } from '#web/chats/conversation/media/Voice.tsx'
import { useWords } from '#web/kit/words.ts'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { textLook } from './Body.tsx'
import { bubble, PrivateMark, Side } from './MessageRow.tsx'
import { useFileUrl } from './useFileUrl.ts'

/** A message that has not reached the server yet, or was refused. */
export function QueuedMessageRow({ queued, opens }: { queued: QueuedMessage; opens: boolean }) {
  const text = useWords(chatsWords)
  const isPrivate = 'isPrivate' in queued.content && queued.content.isPrivate
  return (
    <Side isPeer={false} opens={opens} name={text.me} avatar="">
      {isPrivate && <PrivateMark />}
      <span className="flex max-w-full items-end gap-1.5">
        <QueuedState queued={queued} />
        <QueuedBody queued={queued} look={isPrivate ? bubble.note : bubble.staff} />
      </span>
      {queued.state === 'refused' && <Refusal queued={queued} />}
    </Side>
  )
}

function QueuedState({ queued: { state } }: { queued: QueuedMessage }) {
  const text = useWords(chatsWords)
  const Icon = { waiting: Clock3, sending: LoaderCircle, refused: CircleAlert, sent: undefined }[state]
  if (!Icon) return null
  return (
    <span
      role="status"
      className={`flex items-center gap-1 text-xs ${state === 'refused' ? 'text-bad-ink' : 'text-muted'}`}
    >
      <Icon size={13} aria-hidden className={state === 'sending' ? 'animate-spin' : ''} />
      {text.queuedStates[state]}
    </span>
  )
}

function Refusal({ queued }: { queued: QueuedMessage }) {
  const text = useWords(chatsWords)
  const { content, chatId } = queued
  return (
    <p role="alert" className="flex flex-wrap items-center justify-end gap-x-1 text-xs text-bad-ink">
      {queued.problem}
      <RowButton onPress={() => postAgain(queued)}>{text.sendAgain}</RowButton>
      {content.kind === 'text' && (
        <RowButton
          onPress={() => {
            putBeforeDraft(chatId, content.text, { isNote: content.isPrivate })
            takeBack(queued)
          }}
        >
          {text.edit}
        </RowButton>
      )}
      <RowButton onPress={() => takeBack(queued)}>{text.discard}</RowButton>
    </p>
  )
}

function QueuedBody({ queued: { content }, look }: { queued: QueuedMessage; look: string }) {
  switch (content.kind) {
    case 'text':
      return <p className={`${textLook} ${look}`}>{content.text}</p>
    case 'order':
      return <p className={`${textLook} ${look}`}>{content.orderNo}</p>
    case 'image':
      return <LocalPicture file={content.file} width={content.width} height={content.height} />
    case 'voice':
      return <LocalVoice file={content.file} seconds={content.seconds} look={look} />
  }
}

function LocalPicture({ file, width, height }: { file: Blob; width: number; height: number }) {
  const src = useFileUrl(file)
  return (
    <span
      style={sizeOf(width, height)}
      className="block overflow-hidden rounded-lg border border-line bg-neutral-soft opacity-80"
    >
      {src && <img src={src} alt="" className="size-full object-cover" />}
    </span>
  )
}

function LocalVoice({ file, seconds, look }: { file: Blob; seconds: number; look: string }) {
  return <VoicePlayer src={useFileUrl(file)} seconds={seconds} look={look} />
}
