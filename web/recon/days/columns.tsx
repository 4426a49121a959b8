import type { Fen } from '#contract/base/values.ts'
import type { ReconDay } from '#contract/money/recon.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Balance, Money } from '#web/ui/show/Money.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { reconWords } from '#words/money/recon.ts'
import { DayBadge } from './DayBadge.tsx'
import { useCovered } from './useCovered.ts'

/** The columns of the list of days. */
export function useColumns(): readonly Column<ReconDay>[] {
  const { columns, matched, inAndOut } = useWords(reconWords)
  const format = useNumberFormat()
  const sums = (sum: { inFen: Fen; outFen: Fen }) => <InAndOut {...sum} />
  return [
    { key: 'day', head: columns.day, width: 168, cell: row => <DayCell row={row} /> },
    { key: 'channel', head: columns.channel, width: 140, grow: 1, cell: row => row.channel.name },
    { key: 'state', head: columns.state, width: 148, mark: row => row.state, cell: row => <DayBadge row={row} /> },
    {
      key: 'ours',
      head: `${columns.ours} ${inAndOut}`,
      width: 156,
      grow: 1,
      align: 'end',
      cell: row => sums(row.ours),
    },
    {
      key: 'theirs',
      head: `${columns.theirs} ${inAndOut}`,
      width: 156,
      grow: 1,
      align: 'end',
      cell: row => sums(row.theirs),
    },
    {
      key: 'difference',
      head: columns.difference,
      width: 116,
      align: 'end',
      mark: row => row.differenceFen,
      cell: row => <Balance fen={row.differenceFen} />,
    },
    { key: 'fee', head: columns.fee, width: 116, align: 'end', cell: row => <Money fen={row.feeFen} /> },
    { key: 'matched', head: matched, width: 84, align: 'end', cell: row => format(row.matched) },
    {
      key: 'open',
      head: columns.open,
      width: 124,
      align: 'end',
      mark: row => row.open,
      cell: row => <Open row={row} />,
    },
  ]
}

function DayCell({ row }: { row: ReconDay }) {
  return (
    <TwoLines strong under={useCovered(row)}>
      {row.day}
    </TwoLines>
  )
}

function InAndOut({ inFen, outFen }: { inFen: Fen; outFen: Fen }) {
  return (
    <>
      <Money fen={inFen} />
      <span className="text-xs text-muted">
        <Money fen={outFen} minus />
      </span>
    </>
  )
}

function Open({ row }: { row: ReconDay }) {
  const format = useNumberFormat()
  return <span className={row.open > 0 ? 'font-medium text-bad-ink' : 'text-muted'}>{format(row.open)}</span>
}
