import type { Fen } from '#contract/base/values.ts'
import type { ReconDay } from '#contract/money/recon/rows.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Balance, Money } from '#web/ui/show/Money.tsx'
import { OneLine, TwoLines } from '#web/ui/show/TwoLines.tsx'
import { reconWords } from '#words/money/recon.ts'
import { DayBadge } from './DayBadge.tsx'
import { useCoveredTimes } from './useCoveredTimes.ts'

/** The columns of the list of days. */
export function useColumns(): readonly Column<ReconDay>[] {
  const { columns, matched, inAndOut } = useWords(reconWords)
  const format = useNumberFormat()
  const sums = { width: 172, grow: 1, align: 'end' } as const
  return [
    { key: 'day', head: columns.day, width: 168, cell: row => <DayCell row={row} /> },
    { key: 'channel', head: columns.channel, width: 140, grow: 1, cell: row => <OneLine>{row.channel.name}</OneLine> },
    { key: 'state', head: columns.state, width: 148, mark: row => row.state, cell: row => <DayBadge row={row} /> },
    { ...sums, key: 'ours', spare: 1, head: `${columns.ours} ${inAndOut}`, cell: row => <InAndOut {...row.ours} /> },
    {
      ...sums,
      key: 'theirs',
      spare: 2,
      head: `${columns.theirs} ${inAndOut}`,
      cell: row => <InAndOut {...row.theirs} />,
    },
    {
      key: 'difference',
      head: columns.difference,
      width: 116,
      align: 'end',
      mark: row => row.differenceFen,
      cell: row => <Balance fen={row.differenceFen} />,
    },
    { key: 'fee', spare: 4, head: columns.fee, width: 148, align: 'end', cell: row => <Money fen={row.feeFen} /> },
    { key: 'matched', spare: 3, head: matched, width: 84, align: 'end', cell: row => format(row.matched) },
    {
      key: 'open',
      head: columns.open,
      width: 140,
      align: 'end',
      mark: row => row.open,
      cell: row => <Open row={row} />,
    },
  ]
}

function DayCell({ row }: { row: ReconDay }) {
  return (
    <TwoLines strong under={useCoveredTimes(row)}>
      {row.day}
    </TwoLines>
  )
}

function InAndOut({ inFen, outFen }: { inFen: Fen; outFen: Fen }) {
  return (
    <>
      <Money fen={inFen} />
      <span className="text-xs text-muted">
        <Money fen={outFen} minus={outFen > 0} />
      </span>
    </>
  )
}

function Open({ row }: { row: ReconDay }) {
  const format = useNumberFormat()
  return <span className={row.open > 0 ? 'font-medium text-bad-ink' : 'text-muted'}>{format(row.open)}</span>
}
