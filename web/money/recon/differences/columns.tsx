import type { ReconDifference } from '#contract/money/recon/rows.ts'
import { useWords } from '#web/kit/words.ts'
import { givingWay } from '#web/ui/list/columns/arrange.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Balance } from '#web/ui/show/Money.tsx'
import { OneLine, TwoLines } from '#web/ui/show/TwoLines.tsx'
import { reconWords } from '#words/money/recon.ts'
import { DifferenceActions } from './DifferenceActions.tsx'
import { DifferenceBadge } from './DifferenceBadge.tsx'

/** Give way where there is no room, the first one first. */
const spare = ['ours', 'theirs', 'channelNo', 'channel']

/** The columns of the list of differences. */
export function useColumns(): readonly Column<ReconDifference>[] {
  const { columns, kinds, sides, outcomes } = useWords(reconWords)
  return givingWay(spare, [
    { key: 'no', head: columns.no, width: 196, cell: row => <TwoLines under={row.day.day}>{row.no}</TwoLines> },
    { key: 'channel', head: columns.channel, width: 132, grow: 1, cell: row => <OneLine>{row.day.channel}</OneLine> },
    { key: 'kind', head: columns.kind, width: 128, cell: row => <OneLine>{kinds[row.kind]}</OneLine> },
    { key: 'channelNo', head: sides.channelNo, width: 168, grow: 2, cell: row => <Numbers row={row} /> },
    { key: 'ours', head: columns.ours, width: 108, align: 'end', cell: row => <Net fen={row.ours?.netFen} /> },
    { key: 'theirs', head: columns.theirs, width: 108, align: 'end', cell: row => <Net fen={row.theirs?.netFen} /> },
    {
      key: 'difference',
      head: columns.difference,
      width: 108,
      align: 'end',
      cell: row => <Balance fen={row.differenceFen} />,
    },
    {
      key: 'state',
      head: columns.state,
      width: 152,
      mark: row => row.state,
      cell: row => (
        <>
          <span>
            <DifferenceBadge difference={row} />
          </span>
          <span className="max-w-full truncate text-xs text-muted">{row.outcome && outcomes[row.outcome]}</span>
        </>
      ),
    },
    {
      key: 'actions',
      head: columns.actions,
      width: 148,
      cell: row => <DifferenceActions difference={row} place="row" />,
    },
  ])
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
