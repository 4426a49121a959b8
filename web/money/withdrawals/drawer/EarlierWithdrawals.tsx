import type { WithdrawalDetail } from '#contract/money/withdrawal.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { WithdrawalState } from '#web/money/withdrawals/facts/WithdrawalBadges.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { withdrawalsWords } from '#words/money/withdrawals.ts'

/** Earlier withdrawals of the owner. */
export function EarlierWithdrawals({ others }: { others: WithdrawalDetail['others'] }) {
  const text = useWords(withdrawalsWords)
  if (others.length === 0) return <p className="text-sm text-muted">{text.noOthers}</p>
  return (
    <ul className="grid gap-1.5 text-sm">
      {others.map(other => (
        <li key={other.id} className="flex flex-wrap items-center gap-2">
          <Link to={`/tixian?tab=all&open=${other.id}`} className="text-accent-ink hover:underline">
            {other.no}
          </Link>
          <WithdrawalState state={other.state} />
          <span className="ml-auto text-xs text-muted">
            <Time at={other.askedAt} />
          </span>
          <Money fen={other.amountFen} />
        </li>
      ))}
    </ul>
  )
}
