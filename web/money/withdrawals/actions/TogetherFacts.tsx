import Users from 'lucide-react/icons/users'
import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import { riskLevelOf } from '#contract/money/withdrawal-risk.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { NamedAmounts } from '#web/money/withdrawals/facts/NamedAmounts.tsx'
import { sumOf } from '#web/money/withdrawals/facts/sum.ts'
import type { Together } from '#web/money/withdrawals/list/together.ts'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { withdrawalsWords } from '#words/money/withdrawals.ts'

/** How many names are said in full. */
const mostNames = 4

type TogetherProps = { rows: readonly WithdrawalRow[] }

/** In a dialog about several withdrawals: how many, to whom, and what they come to. */
export function TogetherFacts({ rows }: TogetherProps) {
  const text = useWords(withdrawalsWords)
  const number = useNumberFormat()
  const people = [...new Map(rows.map(({ owner }) => [`${owner.kind} ${owner.id}`, owner.name])).values()]
  const named = people.slice(0, mostNames).join('、')
  const medium = rows.filter(({ riskScore }) => riskLevelOf(riskScore) === 'medium').length
  const costs = [
    [text.fee, sumOf(rows, 'feeFen')],
    [text.tax, sumOf(rows, 'taxFen')],
  ] as const
  return (
    <Facts>
      <Fact name={text.many.count}>
        {number(rows.length)}
        {medium > 0 && <span className="ml-2 text-warn-ink">{text.many.medium(medium)}</span>}
      </Fact>
      <Fact name={text.many.people}>
        {people.length > mostNames ? text.many.andOthers(named, people.length) : named}
      </Fact>
      <Fact name={text.asked}>
        <Money fen={sumOf(rows, 'amountFen')} />
        <span className="ml-2 text-muted">
          <NamedAmounts amounts={costs} />
        </span>
      </Fact>
      <Fact name={text.actualSum}>
        <strong className="text-base font-medium">
          <Money fen={sumOf(rows, 'actualFen')} />
        </strong>
      </Fact>
    </Facts>
  )
}

/** Warns where the channel has said that it has less than this comes to. */
export function ChannelShort({ rows }: TogetherProps) {
  const { many } = useWords(withdrawalsWords)
  const { data } = useRead(api.withdrawals.counts, {})
  if (!data?.channel || data.channel.fen >= sumOf(rows, 'actualFen')) return null
  return (
    <p role="status" className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">
      {many.channelShort}
    </p>
  )
}

/** How many of the list are left out, because a colleague must take them. */
export function ForColleague({ action, count }: { action: Together; count: number }) {
  const { forColleague } = useWords(withdrawalsWords)
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Users size={14} aria-hidden className="shrink-0" />
      {forColleague[action](count)}
    </p>
  )
}
