import { type WithdrawalRow, withdrawalMachine } from '#contract/money/withdrawal.ts'
import { useWords } from '#web/kit/words.ts'
import { NamedAmounts } from '#web/money/withdrawals/facts/NamedAmounts.tsx'
import { Waited } from '#web/money/withdrawals/facts/Waited.tsx'
import { HolderMark, RiskScore, WithdrawalState } from '#web/money/withdrawals/facts/WithdrawalBadges.tsx'
import { WithheldBadge } from '#web/money/withdrawals/facts/Withheld.tsx'
import { ChooseCell } from '#web/shared/list/chosen/ChooseCell.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { withdrawalLabelWords, withdrawalsWords } from '#words/money/withdrawals.ts'
import { whyNotTogether } from './together.ts'

type Cell = { row: WithdrawalRow }

/** Whether anything can still happen to it. */
export function isOpen({ state }: WithdrawalRow): boolean {
  return Object.values(withdrawalMachine.moves).some(({ from }) => (from as readonly string[]).includes(state))
}

export function RequestCell({ row, chosen }: Cell & { chosen: Chosen<WithdrawalRow> | undefined }) {
  const text = useWords(withdrawalsWords)
  return (
    <ChooseCell row={row} chosen={chosen} whyNot={whyNotTogether(row, text)}>
      <TwoLines
        strong
        under={
          <>
            <Time at={row.askedAt} />
            {isOpen(row) && (
              <span className="ml-2">
                <Waited since={row.askedAt} />
              </span>
            )}
          </>
        }
      >
        {row.no}
      </TwoLines>
    </ChooseCell>
  )
}

export function OwnerCell({ row: { owner } }: Cell) {
  const { owners } = useWords(withdrawalLabelWords)
  return (
    <TwoLines strong under={[owner.phone, owner.externalId].filter(Boolean).join(' · ') || '–'}>
      {owner.name}
      <span className="ml-1.5 font-normal">
        <Badge>{owners[owner.kind]}</Badge>
      </span>
    </TwoLines>
  )
}

export function AmountCell({ row }: Cell) {
  const text = useWords(withdrawalsWords)
  const amounts = [
    [text.fee, row.feeFen],
    [text.tax, row.taxFen],
  ] as const
  return (
    <TwoLines under={<NamedAmounts amounts={amounts} />}>
      <Money fen={row.amountFen} />
    </TwoLines>
  )
}

/** `6222****5282`, however long it is. */
function shortNumber(masked: string): string {
  return masked.replace(/\*+/, '****')
}

export function AccountCell({ row: { account, risks } }: Cell) {
  const text = useWords(withdrawalsWords)
  const { methods } = useWords(withdrawalLabelWords)
  return (
    <TwoLines
      under={
        <>
          <span className="mr-1">{account.holder}</span>
          <HolderMark isHolderOwner={account.isHolderOwner} />
          {risks.includes('accountNew') && (
            <span className="ml-1.5">
              <Badge tone="warn">{text.fresh}</Badge>
            </span>
          )}
        </>
      }
    >
      {`${methods[account.method]} ${shortNumber(account.number)}`}
    </TwoLines>
  )
}

export function BalanceCell({ row: { balance } }: Cell) {
  const text = useWords(withdrawalsWords)
  return (
    <TwoLines
      under={
        <>
          <NamedAmounts amounts={[[text.withdrawing, balance.withdrawingFen]]} />
          {balance.receivableFen > 0 && (
            <span className="text-bad-ink">
              <NamedAmounts amounts={[[text.receivable, balance.receivableFen]]} />
            </span>
          )}
        </>
      }
    >
      <NamedAmounts amounts={[[text.available, balance.availableFen]]} />
    </TwoLines>
  )
}

export function RecentCell({ row: { recent } }: Cell) {
  const text = useWords(withdrawalsWords)
  return (
    <TwoLines under={<NamedAmounts amounts={[[text.earned, recent.earnedFen]]} />}>
      {`${text.withdrawn} ${text.times(recent.withdrawals)} `}
      <Money fen={recent.withdrawnFen} />
    </TwoLines>
  )
}

export function RiskCell({ row: { risks, riskScore } }: Cell) {
  const names = useWords(withdrawalLabelWords).risks
  const named = risks.map(risk => names[risk]).join(' · ')
  return (
    <span className="flex max-w-full flex-col items-start gap-0.5" title={named}>
      <RiskScore score={riskScore} />
      {named && <span className="max-w-full truncate text-xs text-muted">{named}</span>}
    </span>
  )
}

/** The state, what the channel says where that says more, and whether a colleague must go on with it. */
export function StateCell({ row }: Cell) {
  const { state, payout } = row
  const text = useWords(withdrawalsWords)
  const { payoutStates, faults } = useWords(withdrawalLabelWords)
  const isUnknown = payout?.state === 'unknown'
  const isSaid = payout === null || payout.state === 'success' || payout.state === state
  const says = !isSaid && (payout.fault ? faults[payout.fault] : payoutStates[payout.state])
  return (
    <span className="flex max-w-full flex-col items-start gap-0.5">
      <WithdrawalState state={state} />
      <span className="flex max-w-full gap-1.5">
        <WithheldBadge row={row} />
        {says && (
          <span
            title={says}
            className={`min-w-0 truncate text-xs ${isUnknown || payout.fault ? 'text-bad-ink' : 'text-muted'}`}
          >
            {text.channelSays(says)}
          </span>
        )}
      </span>
    </span>
  )
}

/** Who reviewed it and who paid it; without a person, it was approved by rule. */
export function HandlersCell({ row }: Cell) {
  const text = useWords(withdrawalsWords)
  const reviewers = [row.reviewer?.name, row.secondReviewer?.name].filter(Boolean).join('、')
  const isByRule = !reviewers && !['review', 'rejected', 'cancelled'].includes(row.state)
  return (
    <TwoLines under={row.payer?.name ?? '–'}>
      {isByRule ? <span className="text-muted">{text.byRule}</span> : reviewers || '–'}
    </TwoLines>
  )
}
