import { useState } from 'react'
import type { WorkerDetail, WorkerRow } from '#contract/people/worker.ts'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { DepositPart } from '#web/shared/deposit/DepositPart.tsx'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Avatar } from '#web/ui/show/Avatar.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { workersWords } from '#words/people/workers.ts'
import { type ChooseAction, papersOf } from './columns.tsx'
import { OrdersInHand } from './OrdersInHand.tsx'
import { PaperList } from './Papers.tsx'
import { ScoreLog } from './ScoreLog.tsx'
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
