import { useState } from 'react'
import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Clock } from '#web/ui/show/Clock.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { complaintsWords } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { ComplaintActions } from './ComplaintActions.tsx'
import { ComplaintState, HotlineDue, Level } from './ComplaintBadges.tsx'
import type { ChooseAction } from './columns.tsx'
import type { ChooseJudging } from './decision/JudgeDialog.tsx'
import { ComplaintFacts } from './facts/ComplaintFacts.tsx'
import { ComplaintLog } from './facts/ComplaintLog.tsx'

const parts = ['facts', 'log'] as const

type ComplaintDrawerProps = {
  id: number
  /** The row of the list, shown until the whole record is loaded. */
  row: ComplaintRow | undefined
  onStep: (step: -1 | 1) => void
  onAction: ChooseAction
  onJudge: (...judging: [...Parameters<ChooseJudging>, ComplaintRow]) => void
  onClose: () => void
}

/** The drawer of a complaint. */
export function ComplaintDrawer({ id, row, onStep, onAction, onJudge, onClose }: ComplaintDrawerProps) {
  const text = useWords(complaintsWords)
  const [part, setPart] = useState<(typeof parts)[number]>('facts')
  const { data, error, refetch } = useRead(api.complaints.get, { id })
  const complaint = data ?? row
  return (
    <RecordDrawer
      kind={complaint ? `${text.complaint} ${complaint.no}` : text.title}
      title={complaint && <Title complaint={complaint} />}
      head={complaint && <Head complaint={complaint} onAction={onAction} />}
      tabs={
        <Tabs
          label={text.complaint}
          tabs={parts.map(key => ({ key, label: text.parts[key] }))}
          current={part}
          onChoose={setPart}
          panel="complaint-part"
        />
      }
      panel="complaint-part"
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {error && !complaint && <Failed error={error} onAgain={() => void refetch()} />}
      {!error && !data && <Skeleton width={60} />}
      {data && part === 'log' && <ComplaintLog entries={data.log} />}
      {data && part === 'facts' && <ComplaintFacts complaint={data} onJudge={judging => onJudge(judging, data)} />}
    </RecordDrawer>
  )
}

function Title({ complaint }: { complaint: ComplaintRow }) {
  return (
    <>
      <Level level={complaint.level} />
      <span className="truncate">{complaint.no}</span>
      <Copy value={complaint.no} />
    </>
  )
}

function Head({ complaint, onAction }: { complaint: ComplaintRow; onAction: ChooseAction }) {
  const names = useWords(complaintNameWords)
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-medium">{names.types[complaint.type]}</span>
        <ComplaintState state={complaint.state} />
        {complaint.clock && <Clock since={complaint.clock.since} due={complaint.clock.due} />}
        <HotlineDue complaint={complaint} />
        <span className="ml-auto text-muted">{complaint.assignee?.name}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <ComplaintActions complaint={complaint} onAction={onAction} look="bar" />
      </div>
    </>
  )
}
