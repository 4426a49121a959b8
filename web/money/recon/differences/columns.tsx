import type { ReconDifference } from '#contract/money/recon/rows.ts'
import { useWords } from '#web/kit/words.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Balance } from '#web/ui/show/Money.tsx'
import { OneLine, TwoLines } from '#web/ui/show/TwoLines.tsx'
import { reconWords } from '#words/money/recon.ts'
import { DifferenceActions } from './DifferenceActions.tsx'
import { DifferenceBadge } from './DifferenceBadge.tsx'

const amount = { width: 108, align: 'end' } as const

/** The columns of the list of differences. */
export function useColumns(): readonly Column<ReconDifference>[] {
  const { columns, kinds, sides } = useWords(reconWords)
  return [
    { key: 'no', head: columns.no, width: 196, cell: row => <TwoLines under={row.day.day}>{row.no}</TwoLines> },
    {
      key: 'channel',
      spare: 1,
      head: columns.channel,
      width: 132,
      grow: 1,
      cell: row => <OneLine>{row.day.channel}</OneLine>,
    },
    { key: 'kind', head: columns.kind, width: 128, cell: row => <OneLine>{kinds[row.kind]}</OneLine> },
    { key: 'channelNo', spare: 2, head: sides.channelNo, width: 168, grow: 2, cell: row => <Numbers row={row} /> },
    { ...amount, key: 'ours', spare: 4, head: columns.ours, cell: row => <Net fen={row.ours?.netFen} /> },
    { ...amount, key: 'theirs', spare: 3, head: columns.theirs, cell: row => <Net fen={row.theirs?.netFen} /> },
    { ...amount, key: 'difference', head: columns.difference, cell: row => <Balance fen={row.differenceFen} /> },
    { key: 'state', head: columns.state, width: 152, mark: row => row.state, cell: row => <State row={row} /> },
    {
      key: 'actions',
      head: columns.actions,
      width: 148,
      cell: row => <DifferenceActions difference={row} place="row" />,
    },
  ]
}

function State({ row }: { row: ReconDifference }) {
  const { outcomes } = useWords(reconWords)
  return (
    <>
      <span>
        <DifferenceBadge difference={row} />
      </span>
      <span className="max-w-full truncate text-xs text-muted">{row.outcome && outcomes[row.outcome]}</span>
    </>
  )
}

function Net({ fen }: { fen: number | undefined }) {
  return fen === undefined ? <span className="text-muted">–</span> : <Balance fen={fen} />
}

function Numbers({ row }: { row: ReconDifference }) {
  return (
    <TwoLines under={row.ours?.transaction.subjectNo ?? row.theirs?.merchantNo ?? ''}>
      {row.theirs?.channelNo ?? row.ours?.channelNo ?? ''}
    </TwoLines>
  )
}
