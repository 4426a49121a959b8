import { useRef } from 'react'
import type { OrderDetail } from '#contract/orders/order.ts'
import { orders } from '#contract/orders/orders.ts'
import { useWords } from '#web/kit/words.ts'
import { useOrderForm } from '#web/shared/order/useOrderForm.ts'
import { MaskedText } from '#web/shared/phone/MaskedText.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Textarea } from '#web/ui/controls/TextField.tsx'
import { Empty } from '#web/ui/show/Empty.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { notesWords } from '#words/orders/moves.ts'

type NotesProps = {
  order: OrderDetail
  /** Unsent text; kept by the drawer, so that another tab does not lose it. */
  draft: string
  /** Changes the text that is there then: an answer may come while the next note is written. */
  onDraft: (change: (now: string) => string) => void
}

/** Internal notes, newest first, and a field for another. */
export function Notes({ order, draft, onDraft }: NotesProps) {
  const text = useWords(notesWords)
  return (
    <div className="grid gap-5">
      {order.followUps.includes('note') && <NoteForm order={order} draft={draft} onDraft={onDraft} />}
      {order.notes.length === 0 && <Empty>{text.none}</Empty>}
      <ol className="grid gap-4">
        {order.notes.map(note => (
          <li key={note.id} className="grid gap-1 text-sm">
            <p className="flex items-baseline gap-2 text-xs text-muted">
              <span className="font-medium text-ink">{note.by}</span>
              <span className="ml-auto">
                <Time at={note.at} shape="full" />
              </span>
            </p>
            <p className="rounded-md bg-ground px-3 py-2 break-words whitespace-pre-wrap">
              <MaskedText
                text={note.text}
                canReveal={order.followUps.includes('reveal')}
                field="orders.noteText"
                id={note.id}
                no={order.no}
              />
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function NoteForm({ order, draft, onDraft }: NotesProps) {
  const text = useWords(notesWords)
  const written = draft.trim()
  const sent = useRef('')
  const form = useOrderForm(orders.note, {
    initial: {},
    record: order,
    input: () => ({ text: written }),
    isStillOpen: () => true,
    onClose: () => onDraft(now => (now.trim() === sent.current ? '' : now)),
  })
  return (
    <form
      className="grid gap-2"
      onSubmit={event => {
        event.preventDefault()
        sent.current = written
        void form.submit()
      }}
    >
      <Textarea
        label={text.write}
        hint={text.hint}
        rows={3}
        maxLength={500}
        value={draft}
        onChange={event => onDraft(() => event.target.value)}
      />
      <Button type="submit" look="primary" className="justify-self-end" busy={form.pending} disabled={written === ''}>
        {text.add}
      </Button>
    </form>
  )
}
