import type { PayoutBatch } from '#contract/money/withdrawals.ts'
import { api } from '#web/kit/api.ts'
import { invalidate } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Figures } from '#web/money/withdrawals/above/Figures.tsx'
import { useQueueTabs } from '#web/money/withdrawals/above/useQueueTabs.ts'
import { Question } from '#web/money/withdrawals/question.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { withdrawalsWords } from '#words/money/withdrawals.ts'
import { BatchProgress, BatchState } from './BatchProgress.tsx'
import { ResumeButton } from './ResumeButton.tsx'

const cardHeight = 96

/** The batches, newest first; one is opened to its withdrawals. */
export function BatchList() {
  const text = useWords(withdrawalsWords)
  const { question, setQuestion, screen } = useRecordList({
    name: 'withdrawals.batches',
    address: Question,
    operation: () => api.withdrawals.batches,
    input: () => ({}),
    openUnder: { name: 'batch', keyOf: row => row.id },
  })
  return (
    <TableScreen
      {...screen}
      search={undefined}
      passing={['open', 'batch']}
      title={text.title}
      panel="withdrawals-list"
      above={<Figures />}
      tabs={useQueueTabs(question.tab, setQuestion)}
      unfolded
      filters={<p className="text-sm text-muted">{text.batches.hint}</p>}
      columns={useColumns()}
      card={{ height: cardHeight, draw: row => <BatchCard batch={row} /> }}
      empty={text.empty.batches}
      onAgain={() => invalidate('withdrawals')}
    />
  )
}

function useColumns(): readonly Column<PayoutBatch>[] {
  const text = useWords(withdrawalsWords)
  const { batches, columns } = text
  return [
    {
      key: 'no',
      head: batches.no,
      width: 224,
      cell: row => (
        <TwoLines strong under={<Time at={row.createdAt} shape="full" />}>
          {row.no}
        </TwoLines>
      ),
    },
    { key: 'by', spare: 2, head: batches.by, width: 140, cell: row => row.createdBy },
    {
      key: 'progress',
      head: batches.progress,
      width: 240,
      grow: 1,
      mark: row => `${row.paid} ${row.failed} ${row.unknown}`,
      cell: row => <BatchProgress batch={row} />,
    },
    { key: 'sums', spare: 1, head: batches.sums, width: 220, align: 'end', cell: row => <Sums batch={row} /> },
    {
      key: 'state',
      head: columns.state,
      width: 108,
      mark: row => row.state,
      cell: row => (
        <span>
          <BatchState state={row.state} />
        </span>
      ),
    },
    { key: 'actions', head: columns.actions, width: 140, cell: row => <ResumeButton batch={row} /> },
  ]
}

function Sums({ batch: { paidFen, totalFen } }: { batch: PayoutBatch }) {
  return (
    <span>
      <strong className="font-medium">
        <Money fen={paidFen} />
      </strong>
      {' / '}
      <Money fen={totalFen} />
    </span>
  )
}

function BatchCard({ batch }: { batch: PayoutBatch }) {
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <span className="truncate font-medium">{batch.no}</span>
        <span className="ml-auto shrink-0">
          <BatchState state={batch.state} />
        </span>
      </p>
      <BatchProgress batch={batch} />
      <p className="flex gap-3 text-xs text-muted">
        <span className="truncate">{batch.createdBy}</span>
        <Time at={batch.createdAt} />
        <span className="ml-auto shrink-0">
          <Sums batch={batch} />
        </span>
      </p>
    </article>
  )
}
