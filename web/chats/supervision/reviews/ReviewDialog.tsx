import { useId } from 'react'
import { type ChatReview, chatReviews, reviewAspects } from '#contract/chats/chat-reviews.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { OpenOrder } from '#web/chats/context/openOrder.ts'
import { Messages } from '#web/chats/conversation/Messages.tsx'
import { useThread } from '#web/chats/conversation/useThread.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { CloseButton } from '#web/ui/ask/closing.tsx'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Textarea } from '#web/ui/controls/TextField.tsx'
import { reviewsWords } from '#words/chats/supervision.ts'
import { averageOf } from './average.ts'

type Scores = ChatReview['scores']
type Review = { scores: Partial<Scores>; comment: string }

const blank: Review = { scores: {}, comment: '' }

type ReviewDialogProps = { chat: ChatRow; onReviewed: () => void; onClose: () => void }

/** The conversation to read, and beside it the scores and comments of its review. */
export function ReviewDialog({ chat, onReviewed, onClose }: ReviewDialogProps) {
  const text = useWords(reviewsWords)
  const form = useForm(chatReviews.add, {
    initial: blank,
    // The button is disabled until every aspect has a score.
    input: ({ scores, comment }) => ({ chatId: chat.id, scores: scores as Scores, comment }),
    done: text.saved,
    onDone: onReviewed,
  })
  const { scores } = form.values

  return (
    <Dialog
      open
      onClose={onClose}
      width={960}
      title={text.reviewOf(chat.peer.name, chat.assignee?.name ?? '')}
      footer={
        <>
          <span role="status" className="mr-auto self-center text-sm text-muted">
            {isWhole(scores) && text.average(averageOf(scores).toFixed(1))}
          </span>
          <CloseButton>{text.close}</CloseButton>
          <Button look="primary" busy={form.pending} disabled={!isWhole(scores)} onClick={() => void form.submit()}>
            {text.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 desktop:grid-cols-[1fr_280px]">
        <div className="flex h-[min(60dvh,560px)] overflow-hidden rounded-md border border-line max-desktop:h-[44dvh]">
          <Conversation chat={chat} />
        </div>
        <div className="grid content-start gap-4">
          {chat.summary && <p className="rounded-md bg-good-soft px-2.5 py-2 text-sm text-good-ink">{chat.summary}</p>}
          <div className="grid gap-2.5">
            {reviewAspects.map(aspect => (
              <ScoreField
                key={aspect}
                label={text.aspects[aspect]}
                value={scores[aspect]}
                onScore={score => form.set({ scores: { ...scores, [aspect]: score } })}
              />
            ))}
          </div>
          <Textarea {...form.text('comment')} label={text.comment} hint={text.commentHint} rows={3} maxLength={500} />
        </div>
      </div>
    </Dialog>
  )
}

/** Read-only: links and cards in it open nothing. */
function Conversation({ chat }: { chat: ChatRow }) {
  const thread = useThread(chat.id)
  return (
    <OpenOrder value={undefined}>
      <Messages chat={chat} thread={thread} target={0} />
    </OpenOrder>
  )
}

function isWhole(scores: Partial<Scores>): scores is Scores {
  return reviewAspects.every(aspect => scores[aspect] !== undefined)
}

const points = [1, 2, 3, 4, 5] as const

type ScoreFieldProps = { label: string; value: number | undefined; onScore: (score: number) => void }

/** A score from 1 to 5, by mouse or arrow keys. */
function ScoreField({ label, value, onScore }: ScoreFieldProps) {
  const text = useWords(reviewsWords)
  const name = useId()
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="float-left mr-auto text-sm">{label}</legend>
      <span className="flex overflow-hidden rounded-md border border-line-strong">
        {points.map(score => (
          <label
            key={score}
            className="grid size-8 cursor-pointer place-items-center border-l border-line text-sm first:border-l-0 has-checked:bg-accent-fill has-checked:text-on-fill has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={score === value}
              aria-label={text.points(score)}
              onChange={() => onScore(score)}
              className="sr-only"
            />
            {score}
          </label>
        ))}
      </span>
    </fieldset>
  )
}
