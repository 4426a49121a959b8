import X from 'lucide-react/icons/x'
import { Suspense, useState } from 'react'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { CloseIcon } from '#web/ui/ask/closing.tsx'
import { Drawer } from '#web/ui/ask/Drawer.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { leaderWords } from '#words/chats/supervision.ts'
import { AgentTable } from './AgentTable.tsx'
import { FigureTiles } from './FigureTiles.tsx'

const Sampling = lazily(async () => (await import('./reviews/Sampling.tsx')).Sampling)

const views = ['now', 'quality'] as const

/** Supervision: waiting conversations, load by agent, late replies, ratings, and quality samples. */
export function LeaderDrawer({ onClose }: { onClose: () => void }) {
  const text = useWords(leaderWords)
  const desk = useWords(chatsWords)
  const { data, error, refetch } = useRead(api.chats.figures, {})
  const [view, setView] = useState<(typeof views)[number]>('now')
  return (
    <Drawer open onClose={onClose} label={desk.leader} width="min(640px, 60vw)">
      <header className="flex items-center px-5 pt-3 pb-1">
        <h2 className="text-lg font-medium">{desk.leader}</h2>
        <span className="-mr-2 ml-auto">
          <CloseIcon icon={X} label={`${text.close} Esc`} />
        </span>
      </header>
      <Tabs
        label={desk.leader}
        tabs={views.map(key => ({ key, label: text.views[key] }))}
        current={view}
        onChoose={setView}
        panel="leader-view"
      />
      <div
        id="leader-view"
        role="tabpanel"
        aria-labelledby="leader-view-tab"
        className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto p-5"
      >
        {!data && error && <Failed error={error} onAgain={() => void refetch()} />}
        {!data && !error && <Skeleton width={60} />}
        {data && view === 'now' && <FigureTiles figures={data} />}
        {data && view === 'now' && <AgentTable agents={data.agents} />}
        {data && view === 'quality' && (
          <Suspense fallback={<Skeleton width={60} />}>
            <Sampling agents={data.agents} />
          </Suspense>
        )}
      </div>
    </Drawer>
  )
}
