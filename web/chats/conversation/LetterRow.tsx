import { CircleAlert, Clock3, LoaderCircle } from 'lucide-react'
import { keepDraft } from '#web/chats/composer/drafts.ts'
import type { Letter } from '#web/chats/composer/outbox/letters.ts'
import { postAgain, takeBack } from '#web/chats/composer/outbox/outbox.ts'
import { useWords } from '#web/kit/words.ts'
import { RowAct } from '#web/ui/controls/RowAct.tsx'
import { chatsText } from '#words/chats/chats.ts'
import { textLook } from './Body.tsx'
import { bubble, PrivateMark, Side } from './MessageRow.tsx'
import { sizeOf } from './Picture.tsx'
import { useFileUrl } from './useFileUrl.ts'
import { VoicePlayer } from './Voice.tsx'

/** What was written here and has not reached the server yet, or never will as it is. */
export function LetterRow({ letter, opens }: { letter: Letter; opens: boolean }) {
  const text = useWords(chatsText)
  const isPrivate = 'isPrivate' in letter.content && letter.content.isPrivate
  return (
    <Side isPeer={false} opens={opens} name={text.me} avatar="">
      {isPrivate && <PrivateMark />}
      <span className="flex max-w-full items-end gap-1.5">
        <LetterState letter={letter} />
        <LetterBody letter={letter} look={isPrivate ? bubble.note : bubble.staff} />
      </span>
      {letter.state === 'refused' && <Refusal letter={letter} />}
    </Side>
  )
}

function LetterState({ letter: { state } }: { letter: Letter }) {
  const text = useWords(chatsText)
  const Icon = { waiting: Clock3, sending: LoaderCircle, refused: CircleAlert, sent: undefined }[state]
  if (!Icon) return null
  return (
    <span
      role="status"
      className={`flex items-center gap-1 text-xs ${state === 'refused' ? 'text-bad-ink' : 'text-muted'}`}
    >
      <Icon size={13} aria-hidden className={state === 'sending' ? 'animate-spin' : ''} />
      {text.letterStates[state]}
    </span>
  )
}

function Refusal({ letter }: { letter: Letter }) {
  const text = useWords(chatsText)
  const { content, chatId } = letter
  return (
    <p role="alert" className="flex flex-wrap items-center justify-end gap-x-1 text-xs text-bad-ink">
      {letter.problem}
      <RowAct onPress={() => postAgain(letter)}>{text.sendAgain}</RowAct>
      {content.kind === 'text' && (
        <RowAct
          onPress={() => {
            keepDraft(chatId, content.text, { isNote: content.isPrivate })
            takeBack(letter)
          }}
        >
          {text.edit}
        </RowAct>
      )}
      <RowAct onPress={() => takeBack(letter)}>{text.discard}</RowAct>
    </p>
  )
}

function LetterBody({ letter: { content }, look }: { letter: Letter; look: string }) {
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
