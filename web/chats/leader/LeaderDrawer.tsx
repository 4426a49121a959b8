import { X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { chats } from '#contract/chats.ts'
import type { OutputOf } from '#contract/operation.ts'
import { useRead } from '#web/kit/read.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { IconButton } from '#web/ui/Button.tsx'
import { Drawer } from '#web/ui/Drawer.tsx'
import { Failed } from '#web/ui/Empty.tsx'
import { RowAct } from '#web/ui/RowAct.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { dots } from '../StatusMenu.tsx'
import { chatsText } from '../text.ts'
import { AgentDialog } from './AgentDialog.tsx'
import { leaderText } from './text.ts'

const Sampling = lazy(async () => ({ default: (await import('../reviews/Sampling.tsx')).Sampling }))

const views = ['now', 'quality'] as const

type Figures = OutputOf<typeof chats.figures>

/** How the desk stands now: who waits, who has how much, what was late, what people thought of it; and how good it was, by samples. */
export function LeaderDrawer({ onClose }: { onClose: () => void }) {
  const text = useWords(leaderText)
  const desk = useWords(chatsText)
  const { data, error, refetch } = useRead(chats.figures, {})
  const [view, setView] = useState<(typeof views)[number]>('now')
  return (
    <Drawer open onClose={onClose} label={desk.leader} width="min(640px, 60vw)">
      <header className="flex items-center px-5 pt-3 pb-1">
        <h2 className="text-lg font-medium">{desk.leader}</h2>
        <span className="-mr-2 ml-auto">
          <IconButton icon={X} label={`${text.close} Esc`} onClick={onClose} />
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

function FigureTiles({ figures: { waiting, longestWaitSince, overdue, today } }: { figures: Figures }) {
  const text = useWords(leaderText)
  const desk = useWords(chatsText)
  const now = useNow(1000)
  const longest =
    longestWaitSince === null ? '–' : text.minutes(Math.max(0, Math.floor((now - longestWaitSince) / 60_000)))
  return (
    <dl className="grid grid-cols-2 gap-3 desktop:grid-cols-4">
      <Tile name={text.figures.waiting}>{waiting}</Tile>
      <Tile name={text.figures.longest}>{longest}</Tile>
      <Tile name={text.figures.overdue} isBad={overdue > 0}>
        {overdue}
      </Tile>
      <Tile name={text.figures.firstReply}>
        {today.firstReplyMedian === null ? '–' : desk.seconds(today.firstReplyMedian)}
      </Tile>
      <Tile name={text.figures.begun}>{today.begun}</Tile>
      <Tile name={text.figures.resolved}>{today.resolved}</Tile>
      <Tile name={text.figures.missed} isBad={today.firstMissed + today.nextMissed > 0}>
        {`${today.firstMissed} / ${today.nextMissed}`}
      </Tile>
      <Tile name={text.figures.rating}>
        {today.ratingAverage === null ? '–' : text.ratingOf(today.ratingAverage.toFixed(1), today.rated)}
      </Tile>
    </dl>
  )
}

function Tile({ name, isBad = false, children }: { name: string; isBad?: boolean; children: ReactNode }) {
  return (
    <div className="grid gap-1 rounded-md border border-line px-3 py-2.5">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className={`text-lg font-medium ${isBad ? 'text-bad-ink' : ''}`}>{children}</dd>
    </div>
  )
}

type LiveAgent = Figures['agents'][number]

function AgentTable({ agents }: { agents: readonly LiveAgent[] }) {
  const text = useWords(leaderText)
  const desk = useWords(chatsText)
  const [edited, setEdited] = useState<LiveAgent>()
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-xs text-muted [&>th]:py-1.5 [&>th]:pr-3 [&>th]:font-normal">
            <th>{text.agent}</th>
            <th>{text.load}</th>
            <th>{text.served}</th>
            <th>{text.missed}</th>
            <th>{text.satisfaction}</th>
            <th>
              <span className="sr-only">{desk.edit}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {agents.map(agent => (
            <tr key={agent.id} className="border-t border-line [&>td]:py-2 [&>td]:pr-3">
              <td>
                <span className="flex items-center gap-2 whitespace-nowrap">
                  <Avatar name={agent.name} src={agent.avatar} size={26} />
                  {agent.name}
                  <span aria-hidden className={`size-2 rounded-full ${dots[agent.status]}`} />
                  <span className="text-xs text-muted">{desk.statuses[agent.status]}</span>
                </span>
              </td>
              <td>
                <Load {...agent} />
              </td>
              <td>{agent.servedToday}</td>
              <td className={agent.missedToday ? 'text-bad-ink' : ''}>{agent.missedToday}</td>
              <td>{agent.ratingAverage?.toFixed(1) ?? '–'}</td>
              <td className="text-right">
                <RowAct onPress={() => setEdited(agent)}>{desk.edit}</RowAct>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {edited && <AgentDialog agent={edited} onClose={() => setEdited(undefined)} />}
    </div>
  )
}

function Load({ load, capacity }: { load: number; capacity: number }) {
  const share = Math.min(1, load / capacity)
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="h-1.5 w-16 overflow-hidden rounded-full bg-neutral-soft">
        <span
          className={`block h-full ${share >= 1 ? 'bg-bad-fill' : 'bg-accent'}`}
          style={{ width: `${share * 100}%` }}
        />
      </span>
      {`${load}/${capacity}`}
    </span>
  )
}
