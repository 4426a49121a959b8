import type { Fen } from '#contract/base/values.ts'
import { useWords } from '#web/kit/words.ts'
import { Money } from '#web/ui/show/Money.tsx'
import { refundsWords } from '#words/money/refunds.ts'

type HowMuchProps = {
  amountFen: number
  leftFen: Fen
  /** Null for any amount; undefined until it is loaded. */
  ownLimitFen: Fen | null | undefined
  onAll: () => void
}

/** The refundable rest, how much of it needs no approval, and whether the typed amount does. */
export function HowMuch({ amountFen, leftFen, ownLimitFen, onAll }: HowMuchProps) {
  const text = useWords(refundsWords)
  const outcome = outcomeOf(amountFen, leftFen, ownLimitFen)
  return (
    <div className="grid gap-1 text-xs text-muted">
      <p className="flex flex-wrap items-center gap-x-3">
        <span>
          {text.left} <Money fen={leftFen} />
        </span>
        <span>
          {text.ownLimit}{' '}
          {ownLimitFen === null ? text.anyAmount : ownLimitFen !== undefined && <Money fen={ownLimitFen} />}
        </span>
        <button type="button" onClick={onAll} className="ml-auto rounded-sm text-accent-ink hover:underline">
          {text.all}
        </button>
      </p>
      {outcome && (
        <p role="status" className={outcome === 'atOnce' ? 'text-good-ink' : 'text-warn-ink'}>
          {text.outcomes[outcome]}
        </p>
      )}
    </div>
  )
}

/** What becomes of an amount that is asked for; undefined while that is not known. */
export function outcomeOf(amountFen: number, leftFen: number, ownLimitFen: number | null | undefined) {
  if (amountFen === 0) return undefined
  if (amountFen > leftFen) return 'tooMuch'
  if (ownLimitFen === undefined) return undefined
  return ownLimitFen === null || amountFen <= ownLimitFen ? 'atOnce' : 'byColleague'
}
