import Mic from 'lucide-react/icons/mic'
import Send from 'lucide-react/icons/send'
import X from 'lucide-react/icons/x'
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Farewell } from '#contract/chats/chat-message.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { typingSeconds } from '#contract/chats/chat-typing.ts'
import type { PartingAct } from '#contract/chats/quick-replies.ts'
import { useFileUrl } from '#web/chats/conversation/useFileUrl.ts'
import { api } from '#web/kit/api.ts'
import { call } from '#web/kit/call.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { invalidate, useRead } from '#web/kit/read.ts'
import { useNow } from '#web/kit/time.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import type { WaitingPicture } from './pictures.ts'
import { Tools } from './Tools.tsx'
import { useComposer } from './useComposer.ts'
import { type Recorder, useRecorder } from './useRecorder.ts'
import { WritingBox } from './WritingBox.tsx'

const sayEveryMs = 3000

/** Who else is typing in the conversation, and reports that this person is. */
function useTyping(chatId: number, canSay: boolean): { names: string[]; isPeer: boolean; say(): void } {
  const { data } = useRead(api.chatTyping.list, { chatId })
  const saidAt = useRef(0)
  const count = data?.length ?? 0
  useEffect(() => {
    if (!count) return
    const timer = setTimeout(() => invalidate('chatTyping'), typingSeconds * 1000)
    return () => clearTimeout(timer)
  }, [count])

  return {
    names: data?.map(({ name }) => name) ?? [],
    isPeer: data?.some(({ kind }) => kind === 'peer') ?? false,
    say() {
      if (!canSay || performance.now() - saidAt.current < sayEveryMs) return
      saidAt.current = performance.now()
      // A lost typing signal has no consequence, so its failure is ignored.
      call(api.chatTyping.say, { chatId }).catch(() => {})
    },
  }
}

const RepliesDialog = lazily(async () => (await import('./replies/RepliesDialog.tsx')).RepliesDialog)
const PacketDialog = lazily(async () => (await import('#web/chats/conversation/packet/PacketDialog.tsx')).PacketDialog)
const OrderCardDialog = lazily(
  async () => (await import('#web/chats/conversation/packet/OrderCardDialog.tsx')).OrderCardDialog,
)

const ActDialog = lazily(async () => (await import('./replies/ActDialog.tsx')).ActDialog)

type Chosen = 'replies' | 'packet' | 'order'

type ComposerProps = {
  /** Accepts pictures dropped anywhere on it. */
  pane: RefObject<HTMLElement | null>
  chat: ChatRow
  personId: number
  input: RefObject<HTMLTextAreaElement | null>
  /** Called after Ctrl+Enter. */
  onNext: () => void
  /** Opens the dialog of an act that ends the agent's part, with what is said before. */
  onPart: (act: PartingAct, farewell: Farewell) => void
}

/** The reply area: text, pictures, voice, order cards and red packets. */
export function Composer({ pane, chat, personId, input, onNext, onPart }: ComposerProps) {
  const text = useWords(chatsWords)
  const composing = useComposer(chat, personId, { input, onPart })
  const typing = useTyping(chat.id, composing.mode === 'reply')
  const noMicrophone = isSecureContext ? text.noMicrophone : text.microphoneNeedsHttps
  const recorder = useRecorder({ onVoice: composing.sendVoice, onRefused: () => toast.error(noMicrophone) })
  const [chosen, setChosen] = useState<Chosen>()
  const isOver = useFileDrop(pane, composing.takeFiles)
  const close = () => setChosen(undefined)
  const openCard = useMay('orders.view') ? () => setChosen('order') : undefined

  return (
    <div
      className={`relative under-notices-work border-t border-line ${composing.mode === 'note' ? 'bg-warn-soft' : 'bg-surface'} ${isOver ? 'outline-2 -outline-offset-2 outline-accent' : ''}`}
    >
      <p aria-live="polite" className="absolute -top-6 left-4 text-xs text-muted">
        {typing.names.length > 0 && text.typing(typing.names.join('、'))}
      </p>
      {recorder.state === 'idle' ? (
        <>
          <Tools
            chat={chat}
            composing={composing}
            onVoice={recorder.start}
            onCard={openCard}
            onPacket={() => setChosen('packet')}
          />
          <WaitingPictures pictures={composing.pictures} onRemove={composing.discard} />
          <WritingBox
            chat={chat}
            composing={composing}
            input={input}
            onTyping={typing.say}
            onNext={onNext}
            onManage={() => setChosen('replies')}
            onCard={openCard}
          />
        </>
      ) : (
        <RecorderBar recorder={recorder} />
      )}
      <Suspense>
        {composing.promised && <ActDialog {...composing.promised} chat={chat} onEnd={composing.endAct} />}
        {chosen === 'replies' && <RepliesDialog onClose={close} />}
        {chosen === 'packet' && <PacketDialog chat={chat} onClose={close} />}
        {chosen === 'order' && <OrderCardDialog chat={chat} personId={personId} onClose={close} />}
      </Suspense>
    </div>
  )
}

/** Replaces the text box while a voice message is recorded. */
function RecorderBar({ recorder }: { recorder: Recorder }) {
  const text = useWords(chatsWords)
  const seconds = Math.max(0, Math.floor((useNow(250) - recorder.since) / 1000))
  return (
    <div role="status" className="flex items-center gap-3 px-3 py-4 text-sm">
      <Mic size={18} aria-hidden className="animate-breathe text-bad-ink" />
      {recorder.state === 'asking' ? text.microphoneAsked : text.recording(Math.min(60, seconds))}
      <span className="ml-auto flex items-center gap-2">
        <IconButton icon={X} label={text.discard} onClick={recorder.cancel} />
        <Button look="primary" icon={Send} disabled={recorder.state !== 'recording'} onClick={recorder.stop}>
          {text.send}
        </Button>
      </span>
    </div>
  )
}

type WaitingPicturesProps = { pictures: readonly WaitingPicture[]; onRemove: (key: number) => void }

/** Pictures that the next Enter sends before the text. */
function WaitingPictures({ pictures, onRemove }: WaitingPicturesProps) {
  const text = useWords(chatsWords)
  return (
    <div aria-live="polite">
      {pictures.length > 0 && (
        <ul aria-label={text.waitingPictures} className="flex max-h-52 flex-wrap gap-2 overflow-y-auto px-3 pt-2 pb-1">
          {pictures.map(({ key, file }) => (
            <li
              key={key}
              className="flex w-52 max-w-full items-center gap-2 rounded-md border border-line bg-raised p-1.5"
            >
              <Thumbnail file={file} />
              <span className="min-w-0 flex-1 text-xs">
                <span className="block truncate" title={file.name}>
                  {file.name}
                </span>
                <span className="text-muted tabular-nums">{sizeText(file.size)}</span>
              </span>
              <button
                type="button"
                aria-label={text.removePicture(file.name)}
                onClick={() => onRemove(key)}
                className="grid size-7 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover hover:text-ink"
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Thumbnail({ file }: { file: Blob }) {
  const src = useFileUrl(file)
  return (
    <span className="size-12 shrink-0 overflow-hidden rounded-sm bg-neutral-soft">
      {src && <img src={src} alt="" className="size-full object-cover" />}
    </span>
  )
}

function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1024) return `${Math.max(1, Math.round(kilobytes))} KB`
  return `${(kilobytes / 1024).toFixed(1)} MB`
}

/** Accepts files dropped on a part of the page, so that the browser does not open them. Returns whether something is dragged over it. */
function useFileDrop(
  place: RefObject<HTMLElement | null>,
  onDrop: (event: DragEvent, dropped: DataTransfer | null) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((event: DragEvent) => {
    setOver(false)
    onDrop(event, event.dataTransfer)
  })
  useEffect(() => {
    const target = place.current
    if (!target) return
    const listening = new AbortController()
    const { signal } = listening
    const over = (event: DragEvent) => {
      // Dragged text is left to the browser.
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && target.contains(relatedTarget))) setOver(false)
    }
    target.addEventListener('dragover', over, { signal })
    target.addEventListener('dragleave', leave, { signal })
    target.addEventListener('drop', event => take(event), { signal })
    return () => listening.abort()
  }, [place])
  return isOver
}
