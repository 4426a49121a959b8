import type { ReconDifference } from '#contract/money/recon/rows.ts'
import { useWords } from '#web/kit/words.ts'
import { Balance } from '#web/ui/show/Money.tsx'
import { reconWords } from '#words/money/recon.ts'
import { DifferenceBadge } from './DifferenceBadge.tsx'

export const cardHeight = 92

/** The difference on a phone. */
export function DifferenceCard({ row }: { row: ReconDifference }) {
  const { kinds } = useWords(reconWords)
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <DifferenceBadge difference={row} />
        <span className="truncate">{kinds[row.kind]}</span>
        <span className="ml-auto text-base font-medium">
          <Balance fen={row.differenceFen} />
        </span>
      </p>
      <p className="truncate">{row.theirs?.channelNo ?? row.ours?.channelNo}</p>
      <p className="flex gap-2 text-xs text-muted">
        <span className="truncate">{row.no}</span>
        <span className="ml-auto shrink-0">{`${row.day.channel} ${row.day.day}`}</span>
      </p>
    </article>
  )
}
