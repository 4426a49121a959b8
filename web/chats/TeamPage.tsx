import { Suspense } from 'react'
import { z } from 'zod'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { leaderWords } from '#words/chats/supervision.ts'
import { FigureTiles } from './supervision/FigureTiles.tsx'
import { Floor } from './supervision/Floor.tsx'

const Sampling = lazily(async () => (await import('./supervision/reviews/Sampling.tsx')).Sampling)

const views = ['now', 'quality'] as const
const Question = z.object({ view: z.enum(views).default('now') })
const panel = 'supervision-view'

/** Supervision: who waits beside the agents, the figures of today, and quality samples. */
export function TeamPage() {
  const text = useWords(leaderWords)
  const desk = useWords(chatsWords)
  const [{ view }, setQuestion] = useQuestion(Question)
  const { data, error, refetch } = useRead(api.chats.figures, {})
  return (
    <section className="flex flex-col overflow-hidden border-line bg-surface max-desktop:h-full desktop:m-4 desktop:h-[calc(100%-32px)] desktop:min-h-128 desktop:rounded-lg desktop:border">
      <h1 className="sr-only">{desk.leader}</h1>
      <Tabs
        label={desk.leader}
        tabs={views.map(key => ({ key, label: text.views[key] }))}
        current={view}
        onChoose={next => setQuestion({ view: next })}
        panel={panel}
      />
      <div
        id={panel}
        role="tabpanel"
        aria-labelledby={`${panel}-tab`}
        className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto p-4 max-desktop:p-3"
      >
        {!data && error && <Failed error={error} onAgain={() => void refetch()} />}
        {!data && !error && <Skeleton width={60} />}
        {data && view === 'now' && (
          <>
            <FigureTiles figures={data} />
            <Floor waiting={data.waiting} agents={data.agents} />
          </>
        )}
        {data && view === 'quality' && (
          <Suspense fallback={<Skeleton width={60} />}>
            <Sampling agents={data.agents} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
