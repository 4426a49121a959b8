import { type RefObject, Suspense, useState } from 'react'
import type { Farewell } from '#contract/chats/chat-message.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import type { PartingAct } from '#contract/chats/quick-replies.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { RecorderBar } from './RecorderBar.tsx'
import { Tools } from './Tools.tsx'
import { useComposer } from './useComposer.ts'
import { useFileDrop } from './useFileDrop.ts'
import { useRecorder } from './useRecorder.ts'
import { useTyping } from './useTyping.ts'
import { WaitingPictures } from './WaitingPictures.tsx'
import { WritingBox } from './WritingBox.tsx'

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
      className={`relative under-notices-composer border-t border-line ${composing.mode === 'note' ? 'bg-warn-soft' : 'bg-surface'} ${isOver ? 'outline-2 -outline-offset-2 outline-accent' : ''}`}
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
