import Users from 'lucide-react/icons/users'
import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { withdrawalsWords } from '#words/money/withdrawals.ts'
import { withheldOf } from './forColleague.ts'

type WithheldProps = { row: WithdrawalRow }

/** Says that it waits for a colleague of this reader. */
export function WithheldBadge({ row }: WithheldProps) {
  const { forOthers, whyWithheld } = useWords(withdrawalsWords)
  const withheld = withheldOf(row)
  if (!withheld) return null
  return (
    <span title={whyWithheld[withheld.why]} className="inline-flex">
      <Badge>{forOthers[withheld.action]}</Badge>
    </span>
  )
}

/** The action that only a colleague may take, greyed; in a bar with the sentence why beside it. */
export function WithheldAction({ row, place }: WithheldProps & { place: 'row' | 'bar' }) {
  const { actions, whyWithheld } = useWords(withdrawalsWords)
  const withheld = withheldOf(row)
  if (!withheld) return null
  const why = whyWithheld[withheld.why]
  if (place === 'row') {
    return (
      <button
        type="button"
        disabled
        title={why}
        aria-label={`${actions[withheld.action]}：${why}`}
        className="-mx-1 cursor-not-allowed rounded-sm px-1 py-0.5 text-sm whitespace-nowrap text-muted opacity-60"
      >
        {actions[withheld.action]}
      </button>
    )
  }
  return (
    <>
      <Button disabled>{actions[withheld.action]}</Button>
      <p className="flex items-center gap-1.5 text-sm text-muted">
        <Users size={14} aria-hidden className="shrink-0" />
        {why}
      </p>
    </>
  )
}
