import { useState } from 'react'
import { reasonText } from '#contract/base/values.ts'
import { chatCategories } from '#contract/chats/chat.ts'
import type { Farewell } from '#contract/chats/chat-message.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { inBrowser } from '#web/kit/storage.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Textarea } from '#web/ui/controls/TextField.tsx'
import { toneClass } from '#web/ui/show/tone.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { chatMovesWords } from '#words/chats/conversation.ts'
import { FarewellNote } from './FarewellNote.tsx'

type Resolution = { category: (typeof chatCategories)[number] | undefined; summary: string }
const blank: Resolution = { category: undefined, summary: '' }

type ResolveDialogProps = {
  chat: ChatRow
  farewell: Farewell | undefined
  isWhole: boolean
  onEnded: (id: number) => Promise<void>
  onClose: () => void
}

/** Resolves a conversation with a category and a summary; over a message without an answer only if they say that they read it. */
export function ResolveDialog({ chat, farewell, isWhole, onEnded, onClose }: ResolveDialogProps) {
  const text = useWords(chatMovesWords)
  const desk = useWords(chatsWords)
  const [readTo, setReadTo] = useState(0)
  const [isGoingOn, setGoingOn] = useState(goesOn)
  // A farewell is an answer.
  const isAsked = !farewell && chat.due !== null && chat.due.kind !== 'resolve'
  const form = useForm(chats.resolve, {
    initial: blank,
    record: chat,
    // The button is disabled until a category is chosen.
    input: ({ summary, category = 'other' }) => ({ summary, category, seenTo: chat.peerLastId || undefined, farewell }),
    done: text.resolved,
    onDone: () => {
      onClose()
      if (isWhole || isGoingOn) void onEnded(chat.id)
    },
  })
  const { category, summary } = form.values
  // A later message takes the tick away.
  const isSure = !isAsked || readTo === chat.peerLastId

  function chooseGoingOn(isWanted: boolean): void {
    setGoingOn(isWanted)
    keepGoesOn(isWanted)
  }

  return (
    <FormDialog
      title={text.resolveOf(chat.peer.name)}
      width={480}
      form={form}
      ready={isSure && category !== undefined && reasonText.safeParse(summary).success}
      onClose={onClose}
    >
      <fieldset>
        <legend className="mb-1 text-sm text-muted">{text.category}</legend>
        <div className="flex flex-wrap gap-2">
          {chatCategories.map(one => (
            <Chip key={one} chosen={one === category} onChoose={() => form.set({ category: one })}>
              {desk.categories[one]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Textarea {...form.text('summary')} label={text.summary} hint={text.summaryHint} rows={3} maxLength={200} />
      {!isWhole && (
        <Checkbox checked={isGoingOn} onChange={chooseGoingOn}>
          {text.goOn}
        </Checkbox>
      )}
      {farewell && <FarewellNote farewell={farewell} />}
      {isAsked && <Asked chat={chat} isRead={isSure} onRead={isRead => setReadTo(isRead ? chat.peerLastId : 0)} />}
    </FormDialog>
  )
}

type AskedProps = { chat: ChatRow; isRead: boolean; onRead: (isRead: boolean) => void }

/** What the person wrote, as long as nobody has answered. */
function Asked({ chat: { lastMessage }, isRead, onRead }: AskedProps) {
  const text = useWords(chatMovesWords)
  const desk = useWords(chatsWords)
  const said = lastMessage?.isPeer ? [desk.kinds[lastMessage.kind], lastMessage.text].filter(Boolean).join(' ') : ''
  return (
    <div className={`grid gap-2 rounded-md px-3 py-2.5 text-sm ${toneClass.warn}`}>
      <p role="status" className="break-words">
        {text.askedStill(said)}
      </p>
      <Checkbox checked={isRead} onChange={onRead}>
        {text.endAnyway}
      </Checkbox>
    </div>
  )
}

const entry = 'chats.goesOn'

/** Whether whoever ends a conversation goes on to the next one, as it was chosen in this browser. */
const goesOn = (): boolean => inBrowser.get(entry) !== 'no'

function keepGoesOn(isWanted: boolean): void {
  inBrowser.set(entry, isWanted ? 'yes' : 'no')
}
