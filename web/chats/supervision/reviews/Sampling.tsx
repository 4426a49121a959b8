import Dices from 'lucide-react/icons/dices'
import { Suspense, useState } from 'react'
import type { Agent } from '#contract/chats/chat-agents.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { api } from '#web/kit/api.ts'
import { call } from '#web/kit/call.ts'
import { lazily } from '#web/kit/lazily.ts'
import { toastFailure } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Empty } from '#web/ui/show/Empty.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { reviewsWords } from '#words/chats/supervision.ts'
import { ReviewList } from './ReviewList.tsx'

const ReviewDialog = lazily(async () => (await import('./ReviewDialog.tsx')).ReviewDialog)

const days = ['1', '7', '30', '90'] as const
const counts = ['5', '10', '20', '50'] as const

/** Quality control: random samples of conversations to review, and earlier reviews. */
export function Sampling({ agents }: { agents: readonly Agent[] }) {
  const text = useWords(reviewsWords)
  const [agentId, setAgentId] = useState('')
  const [back, setBack] = useState<(typeof days)[number]>('7')
  const [count, setCount] = useState<(typeof counts)[number]>('10')
  const { sample, draw, drop, pending } = useSample()
  const [chat, setChat] = useState<ChatRow>()
  const chosen = agentId ? Number(agentId) : undefined
  const close = () => setChat(undefined)
  return (
    <>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={event => {
          event.preventDefault()
          void draw({ days: Number(back), count: Number(count), ...(chosen && { agentId: chosen }) })
        }}
      >
        <Select
          label={text.agent}
          value={agentId}
          options={[
            { value: '', label: text.everybody },
            ...agents.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChoose={setAgentId}
        />
        <Select
          label={text.period}
          value={back}
          options={days.map(value => ({ value, label: text.lastDays(Number(value)) }))}
          onChoose={setBack}
        />
        <Select
          label={text.count}
          value={count}
          options={counts.map(value => ({ value, label: text.chats(Number(value)) }))}
          onChoose={setCount}
        />
        <Button type="submit" look="primary" icon={Dices} busy={pending}>
          {text.draw}
        </Button>
      </form>
      {sample?.length === 0 && <Empty>{text.nothing}</Empty>}
      {sample && sample.length > 0 && (
        <ul aria-label={text.drawTitle} className="grid divide-y divide-line rounded-md border border-line">
          {sample.map(row => (
            <li key={row.id}>
              <SampleLine chat={row} onReview={() => setChat(row)} />
            </li>
          ))}
        </ul>
      )}
      <section aria-label={text.past} className="grid gap-1">
        <h3 className="text-sm font-medium">{text.past}</h3>
        <ReviewList agentId={chosen} />
      </section>
      <Suspense>
        {chat && (
          <ReviewDialog
            key={chat.id}
            chat={chat}
            onClose={close}
            onReviewed={() => {
              drop(chat.id)
              close()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

/** The sample is kept until the next draw, because each request returns a different one. */
function useSample() {
  const [sample, setSample] = useState<readonly ChatRow[]>()
  const [pending, setPending] = useState(false)

  async function draw(wanted: { days: number; count: number; agentId?: number }): Promise<void> {
    setPending(true)
    await call(api.chatReviews.sample, wanted).then(setSample, toastFailure)
    setPending(false)
  }

  return { sample, draw, drop: (id: number) => setSample(sample?.filter(chat => chat.id !== id)), pending }
}

/** One sampled conversation; a click opens it for review. */
function SampleLine({ chat, onReview }: { chat: ChatRow; onReview: () => void }) {
  const text = useWords(reviewsWords)
  const desk = useWords(chatsWords)
  const { peer, assignee, category, rating, summary, resolvedAt } = chat
  return (
    <button
      type="button"
      onClick={onReview}
      className="grid w-full gap-1 px-3 py-2 text-left text-sm -outline-offset-2 hover:bg-hover"
    >
      <span className="flex items-center gap-2">
        <span className="truncate font-medium">{peer.name}</span>
        {category && <Badge>{desk.categories[category]}</Badge>}
        {rating && <Badge tone={rating.score < 3 ? 'bad' : 'good'}>{text.rated(rating.score)}</Badge>}
        <span className="ml-auto shrink-0 text-accent-ink">{text.review}</span>
      </span>
      <span className="truncate text-muted">{summary || desk.noSummary}</span>
      <span className="flex gap-3 text-xs text-muted">
        {assignee && text.served(assignee.name)}
        {resolvedAt !== null && <Time at={resolvedAt} />}
      </span>
    </button>
  )
}
