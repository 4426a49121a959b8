import { useState } from 'react'
import type { WorkerDetail, WorkerRow } from '#contract/people/worker.ts'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { DepositPart } from '#web/shared/deposit/DepositPart.tsx'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Avatar } from '#web/ui/show/Avatar.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { workersWords } from '#words/people/workers.ts'
import { type ChooseAction, papersOf } from './columns.tsx'
import { addressOfOrder, OrdersInHand } from './OrdersInHand.tsx'
import { PaperList } from './Papers.tsx'
import { signed } from './score.ts'
import { WorkerActions } from './WorkerActions.tsx'
import { WorkerFacts } from './WorkerFacts.tsx'
import { Standing, Working } from './WorkerState.tsx'

const parts = ['facts', 'credentials', 'orders', 'scores', 'deposit'] as const
type Part = (typeof parts)[number]

type WorkerDrawerProps = {
  id: number
  /** The row of the list, shown until the whole record is loaded. */
  row: WorkerRow | undefined
  /** The part that is shown first. */
  first: Part
  onStep: (step: -1 | 1) => void
  onAction: ChooseAction
  onClose: () => void
}

/** The drawer of a worker. */
export function WorkerDrawer({ id, row, first, onStep, onAction, onClose }: WorkerDrawerProps) {
  const text = useWords(workersWords)
  const [part, setPart] = useState<Part>(first)
  const maySeeDeposit = useMay('deposits.view')
  const shown = parts.filter(key => key !== 'deposit' || maySeeDeposit)
  const { data, error, refetch } = useRead(api.workers.get, { id })
  const worker = data ?? row
  return (
    <RecordDrawer
      kind={worker ? `${text.kinds[worker.kind]} ${worker.name}` : text.title}
      title={worker && <Title worker={worker} />}
      head={
        worker && (
          <div className="flex flex-wrap gap-2">
            <WorkerActions worker={worker} onAction={onAction} look="bar" />
          </div>
        )
      }
      tabs={
        <Tabs
          label={text.columns.who}
          tabs={shown.map(key => ({ key, label: text.parts[key], count: key === 'orders' ? worker?.load : undefined }))}
          current={part}
          onChoose={setPart}
          panel="worker-part"
        />
      }
      panel="worker-part"
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {error && !worker && <Failed error={error} onAgain={() => void refetch()} />}
      {!error && !data && <Skeleton width={60} />}
      {data && <Shown part={part} worker={data} />}
    </RecordDrawer>
  )
}

function Title({ worker }: { worker: WorkerRow }) {
  const text = useWords(workersWords)
  return (
    <>
      <Avatar name={worker.name} src={worker.avatar} size={28} />
      <span className="truncate">{worker.name}</span>
      <span className="text-sm font-normal text-muted">{worker.no}</span>
      <Standing worker={worker} text={text} />
      <Working worker={worker} text={text} />
    </>
  )
}

function Shown({ part, worker }: { part: Part; worker: WorkerDetail }) {
  const text = useWords(workersWords)
  if (part === 'credentials') return <PaperList papers={papersOf(worker, text)} text={text} />
  if (part === 'orders') return <OrdersInHand worker={worker} />
  if (part === 'scores') return <ScoreLog worker={worker} />
  if (part === 'deposit') return <DepositPart personId={worker.id} />
  return <WorkerFacts worker={worker} />
}

/** Every change of the score, newest first. */
function ScoreLog({ worker }: { worker: WorkerDetail }) {
  const text = useWords(workersWords)
  if (worker.scores.length === 0) return <p className="text-sm text-muted">{text.noScores}</p>
  return (
    <ol className="grid gap-2">
      {worker.scores.map(entry => (
        <li key={entry.id} className="grid gap-1 rounded-md border border-line px-3 py-2.5 text-sm">
          <p className="flex items-center gap-2">
            <Badge tone={entry.points > 0 ? 'good' : 'bad'}>{signed(entry.points)}</Badge>
            <span className="min-w-0 break-words">{entry.reason}</span>
            <span className="ml-auto shrink-0 text-muted">{text.points(entry.score)}</span>
          </p>
          <p className="flex flex-wrap gap-x-3 text-xs text-muted">
            <Time at={entry.at} shape="full" />
            <span>{entry.by}</span>
            {entry.orderNo && (
              <Link to={addressOfOrder(entry.orderNo)} className="text-accent-ink hover:underline">
                {entry.orderNo}
              </Link>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
