import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import { useWords } from '#web/kit/words.ts'
import { Waited } from '#web/money/withdrawals/facts/Waited.tsx'
import { HolderMark, RiskScore, WithdrawalState } from '#web/money/withdrawals/facts/WithdrawalBadges.tsx'
import { WithheldBadge } from '#web/money/withdrawals/facts/Withheld.tsx'
import { ChooseBox } from '#web/shared/list/chosen/ChooseBox.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { withdrawalLabelWords, withdrawalsWords } from '#words/money/withdrawals.ts'
import { isOpen } from './cells.tsx'
import { whyNotTogether } from './together.ts'

export const cardHeight = 124

/** The row as a card on a phone. */
export function WithdrawalCard({ row, chosen }: { row: WithdrawalRow; chosen: Chosen<WithdrawalRow> | undefined }) {
  const text = useWords(withdrawalsWords)
  const { owners, methods, risks } = useWords(withdrawalLabelWords)
  const { owner, account } = row
  return (
    <article className="grid gap-1 text-sm">
      <div className="flex items-center gap-2">
        {chosen && <ChooseBox row={row} chosen={chosen} whyNot={whyNotTogether(row, text)} />}
        <span className="truncate font-medium">{owner.name}</span>
        <Badge>{owners[owner.kind]}</Badge>
        <span className="ml-auto flex shrink-0 gap-1">
          <WithheldBadge row={row} />
          <WithdrawalState state={row.state} />
        </span>
      </div>
      <p className="flex items-center gap-2">
        <strong className="text-base font-medium">
          <Money fen={row.actualFen} />
        </strong>
        <span className="ml-auto truncate text-xs text-muted">{`${methods[account.method]} ${account.number}`}</span>
        <HolderMark isHolderOwner={account.isHolderOwner} />
      </p>
      <p className="flex items-center gap-2">
        <RiskScore score={row.riskScore} />
        <span className="truncate text-xs text-muted">{row.risks.map(risk => risks[risk]).join(' · ')}</span>
      </p>
      <p className="flex gap-3 text-xs text-muted">
        <span className="truncate">{row.no}</span>
        <span className="ml-auto shrink-0">{isOpen(row) && <Waited since={row.askedAt} />}</span>
      </p>
    </article>
  )
}
