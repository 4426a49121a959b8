import type { ReconDifference } from '#contract/money/recon/rows.ts'
import { useWords } from '#web/kit/words.ts'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Balance } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { reconWords } from '#words/money/recon.ts'
import { Pair } from '../Pair.tsx'
import { DifferenceActions } from './DifferenceActions.tsx'
import { DifferenceBadge } from './DifferenceBadge.tsx'

/** One difference: both sides, who has it, how it ended, and what this reader may do. */
export function DifferencePair({ difference }: { difference: ReconDifference }) {
  const text = useWords(reconWords)
  return (
    <article aria-label={difference.no} className="grid gap-2 rounded-lg border border-line p-3">
      <header className="flex flex-wrap items-center gap-2 text-sm">
        <DifferenceBadge difference={difference} />
        <span className="text-xs text-muted">{difference.no}</span>
        <span className="ml-auto flex items-baseline gap-1.5">
          <span className="text-xs text-muted">{text.columns.difference}</span>
          <strong className="font-medium">
            <Balance fen={difference.differenceFen} />
          </strong>
        </span>
      </header>
      <Pair ours={difference.ours} theirs={difference.theirs} />
      {difference.outcome && <Ending difference={difference} />}
      <footer className="flex flex-wrap gap-2 empty:hidden">
        <DifferenceActions difference={difference} />
      </footer>
    </article>
  )
}

/** How it ended. */
function Ending({ difference }: { difference: ReconDifference }) {
  const { columns, outcomes } = useWords(reconWords)
  const { outcome, reason, reference, posted, settledAt } = difference
  return (
    <Facts>
      {outcome && <Fact name={columns.outcome}>{outcomes[outcome]}</Fact>}
      {reason && <Fact name={columns.reason}>{reason}</Fact>}
      {reference && <Fact name={columns.reference}>{reference}</Fact>}
      {posted && <Fact name={columns.posted}>{posted.no}</Fact>}
      {settledAt !== null && (
        <Fact name={columns.settledAt}>
          <Time at={settledAt} shape="full" />
        </Fact>
      )}
    </Facts>
  )
}
