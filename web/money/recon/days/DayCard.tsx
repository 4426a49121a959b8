import type { ReconDay } from '#contract/money/recon/rows.ts'
import { useWords } from '#web/kit/words.ts'
import { Balance, Money } from '#web/ui/show/Money.tsx'
import { reconWords } from '#words/money/recon.ts'
import { DayBadge } from './DayBadge.tsx'
import { useCoveredTimes } from './useCoveredTimes.ts'

export const cardHeight = 112

/** The day on a phone. */
export function DayCard({ row }: { row: ReconDay }) {
  const { columns } = useWords(reconWords)
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <span className="font-medium">{row.day}</span>
        <span className="truncate text-muted">{row.channel.name}</span>
        <span className="ml-auto">
          <DayBadge row={row} />
        </span>
      </p>
      <p className="flex gap-4">
        <span>
          {columns.ours} <Money fen={row.ours.inFen} />
        </span>
        <span>
          {columns.theirs} <Money fen={row.theirs.inFen} />
        </span>
      </p>
      <p className="flex gap-4">
        <span>
          {columns.difference} <Balance fen={row.differenceFen} />
        </span>
        {row.open > 0 && (
          <span className="text-bad-ink">
            {columns.open} {row.open}
          </span>
        )}
      </p>
      <p className="truncate text-xs text-muted">{useCoveredTimes(row)}</p>
    </article>
  )
}
