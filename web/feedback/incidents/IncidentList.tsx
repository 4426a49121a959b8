import { useState } from 'react'
import type { FeedbackIncident } from '#contract/feedback/incidents.ts'
import { useTabs } from '#web/feedback/above/useTabs.ts'
import { Question } from '#web/feedback/question.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { invalidate } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { feedbackWords, incidentWords } from '#words/feedback/feedback.ts'
import { IncidentButtons } from './IncidentButtons.tsx'

const CloseDialog = lazily(async () => (await import('./CloseDialog.tsx')).CloseDialog)
const cardHeight = 108

/** Incidents, the newest first; a press on one shows its feedback. */
export function IncidentList() {
  const { title } = useWords(feedbackWords)
  const text = useWords(incidentWords)
  const [closing, setClosing] = useState<FeedbackIncident>()
  const { question, setQuestion, screen } = useRecordList({
    name: 'feedbackIncidents',
    address: Question,
    operation: () => api.feedbackIncidents.list,
    input: ({ search }) => ({ search }),
    searchLabel: text.search,
    openUnder: { name: 'incident', keyOf: row => row.id, onClose: { tab: 'all' } },
  })
  const opened = {
    ...screen.opened,
    open: (row: FeedbackIncident) => setQuestion({ tab: 'all', incident: row.id, search: '' }),
  }
  return (
    <TableScreen
      {...screen}
      opened={opened}
      passing={['open', 'incident']}
      title={title}
      panel="feedback-list"
      tabs={useTabs(question.tab, setQuestion)}
      columns={useColumns(setClosing)}
      card={{ height: cardHeight, draw: row => <IncidentCard incident={row} onClose={setClosing} /> }}
      empty={text.empty}
      onAgain={() => invalidate('feedbackIncidents')}
    >
      {closing && <CloseDialog incident={closing} onClose={() => setClosing(undefined)} />}
    </TableScreen>
  )
}

function useColumns(onClose: (incident: FeedbackIncident) => void): readonly Column<FeedbackIncident>[] {
  const text = useWords(incidentWords)
  const { columns } = text
  return [
    { key: 'term', head: columns.term, width: 200, grow: 1, cell: row => <Term row={row} /> },
    {
      key: 'reports',
      spare: 3,
      head: columns.reports,
      width: 96,
      align: 'end',
      mark: row => String(row.reports),
      cell: row => row.reports,
    },
    {
      key: 'openedAt',
      spare: 1,
      head: columns.openedAt,
      width: 148,
      cell: row => <Time at={row.openedAt} shape="full" />,
    },
    { key: 'lastAt', spare: 4, head: columns.lastAt, width: 148, cell: row => <Time at={row.lastAt} shape="full" /> },
    takerColumn(columns.taker, text.untaken),
    stateColumn(columns.state),
    {
      key: 'actions',
      head: columns.actions,
      width: 268,
      cell: row => <IncidentButtons incident={row} onClose={onClose} />,
    },
  ]
}

function Term({ row }: { row: FeedbackIncident }) {
  return (
    <TwoLines strong under={row.no}>
      {row.term}
    </TwoLines>
  )
}

function takerColumn(head: string, untaken: string): Column<FeedbackIncident> {
  return {
    key: 'taker',
    spare: 2,
    head,
    width: 120,
    mark: row => row.taker?.name ?? '',
    cell: row => row.taker?.name ?? untaken,
  }
}

function stateColumn(head: string): Column<FeedbackIncident> {
  return {
    key: 'state',
    head,
    width: 180,
    grow: 1,
    cell: row => (
      <TwoLines under={row.note}>
        <IncidentState incident={row} />
      </TwoLines>
    ),
  }
}

function IncidentState({ incident: { closedAt } }: { incident: FeedbackIncident }) {
  const text = useWords(incidentWords)
  return <Badge tone={closedAt === null ? 'bad' : 'neutral'}>{closedAt === null ? text.open : text.closed}</Badge>
}

type IncidentCardProps = { incident: FeedbackIncident; onClose: (incident: FeedbackIncident) => void }

function IncidentCard({ incident, onClose }: IncidentCardProps) {
  const text = useWords(incidentWords)
  return (
    <article className="grid gap-1.5 text-sm">
      <p className="flex items-center gap-2">
        <span className="truncate font-medium">{text.strip(incident.term, incident.reports)}</span>
        <span className="ml-auto shrink-0">
          <IncidentState incident={incident} />
        </span>
      </p>
      <p className="flex gap-3 text-xs text-muted">
        <span className="truncate">{incident.taker?.name ?? text.untaken}</span>
        <span className="ml-auto shrink-0">
          <Time at={incident.lastAt} />
        </span>
      </p>
      <IncidentButtons incident={incident} onClose={onClose} />
    </article>
  )
}
