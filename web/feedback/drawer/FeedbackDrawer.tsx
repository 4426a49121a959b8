import { useState } from 'react'
import type { FeedbackDetail, FeedbackRow } from '#contract/feedback/feedback.ts'
import { type ChooseAction, FeedbackActions } from '#web/feedback/actions/FeedbackActions.tsx'
import { FeedbackState, Marks } from '#web/feedback/list/badges.tsx'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { RecordLog } from '#web/ui/show/RecordLog.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { feedbackWords } from '#words/feedback/feedback.ts'
import { FeedbackFacts } from './FeedbackFacts.tsx'

const parts = ['facts', 'messages', 'log'] as const
type Part = (typeof parts)[number]

type FeedbackDrawerProps = {
  id: number
  /** The row of the list, shown until the whole record is loaded. */
  row: FeedbackRow | undefined
  onStep: (step: -1 | 1) => void
  onAction: ChooseAction
  onClose: () => void
}

/** The drawer of one piece of feedback. */
export function FeedbackDrawer({ id, row, onStep, onAction, onClose }: FeedbackDrawerProps) {
  const text = useWords(feedbackWords)
  const [part, setPart] = useState<Part>('facts')
  const { data, error, refetch } = useRead(api.feedback.get, { id })
  const shown = data ?? row
  return (
    <RecordDrawer
      kind={`${text.title} ${shown?.no ?? ''}`}
      title={
        shown && (
          <>
            <span className="truncate">{shown.no}</span>
            <Copy value={shown.no} />
          </>
        )
      }
      head={shown && <Head row={shown} onAction={onAction} />}
      tabs={
        <Tabs
          label={text.title}
          tabs={parts.map(key => ({
            key,
            label: text.drawerTabs[key],
            count: key === 'messages' ? data?.messages.length : undefined,
          }))}
          current={part}
          onChoose={setPart}
          panel="feedback-part"
        />
      }
      panel="feedback-part"
      error={data ? null : error}
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {!error && !data && <Skeletons widths={[60, 90, 75]} />}
      {data && <Parts part={part} row={data} />}
    </RecordDrawer>
  )
}

function Parts({ part, row }: { part: Part; row: FeedbackDetail }) {
  const { events } = useWords(feedbackWords)
  if (part === 'messages') return <Messages messages={row.messages} />
  if (part === 'log') return <RecordLog entries={row.log} names={events} />
  return <FeedbackFacts row={row} />
}

function Head({ row, onAction }: { row: FeedbackRow; onAction: ChooseAction }) {
  const { names } = useWords(feedbackWords)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-medium">{row.person.name}</span>
        <Badge>{names.people[row.person.kind]}</Badge>
        <Badge>{names.types[row.type]}</Badge>
        <FeedbackState state={row.state} />
        <Marks row={row} />
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        <FeedbackActions row={row} onAction={onAction} place="bar" />
      </div>
    </>
  )
}

/** What the person wrote later, and what staff answered. */
function Messages({ messages }: Pick<FeedbackDetail, 'messages'>) {
  const text = useWords(feedbackWords)
  if (messages.length === 0) return <p className="text-sm text-muted">{text.noMessages}</p>
  return (
    <ol className="grid gap-3 text-sm">
      {messages.map(({ id, at, by, name, text: said }) => (
        <li key={id} className={`grid gap-1 ${by === 'staff' ? 'justify-items-end' : 'justify-items-start'}`}>
          <span className="text-xs text-muted">
            {`${name} · `}
            <Time at={at} shape="full" />
          </span>
          <p
            className={`max-w-[85%] rounded-md px-3 py-2 break-words whitespace-pre-wrap ${by === 'staff' ? 'bg-accent-soft' : 'bg-ground'}`}
          >
            {said}
          </p>
        </li>
      ))}
    </ol>
  )
}
