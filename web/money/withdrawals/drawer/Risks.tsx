import CircleCheck from 'lucide-react/icons/circle-check'
import type { WithdrawalDetail } from '#contract/money/withdrawal.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { withdrawalLabelWords, withdrawalsWords } from '#words/money/withdrawals.ts'

/** What speaks against paying: each with its points, the reason, and what it was found on. */
export function Risks({ risks }: { risks: WithdrawalDetail['details'] }) {
  const text = useWords(withdrawalsWords)
  const names = useWords(withdrawalLabelWords)
  if (risks.length === 0) {
    return (
      <p className="flex items-center gap-1.5 text-sm text-good-ink">
        <CircleCheck size={14} aria-hidden />
        {text.noRisks}
      </p>
    )
  }
  return (
    <ul className="grid gap-3">
      {risks.map(({ risk, points, isBlocking, links }) => (
        <li key={risk} className="grid gap-1 rounded-md bg-ground px-3 py-2 text-sm">
          <p className="flex items-center gap-2">
            <span className="font-medium">{names.risks[risk]}</span>
            {isBlocking && <Badge tone="bad">{text.blocking}</Badge>}
            <span className="ml-auto text-xs text-muted">{text.points(points)}</span>
          </p>
          <p className="text-muted">{names.riskReasons[risk]}</p>
          {links.length > 0 && (
            <p className="flex flex-wrap gap-x-3">
              {links.map(({ label, path }) => (
                <Link key={path} to={path} className="text-accent-ink hover:underline">
                  {label}
                </Link>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
