import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleX from 'lucide-react/icons/circle-x'
import type { PayoutState } from '#contract/money/payout.ts'
import type { WithdrawalState as State, WithdrawalRow } from '#contract/money/withdrawal.ts'
import { type RiskLevel, riskLevelOf } from '#contract/money/withdrawal-risk.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { withdrawalLabelWords, withdrawalsWords } from '#words/money/withdrawals.ts'

const stateTones: Record<State, Tone> = {
  review: 'warn',
  secondReview: 'warn',
  approved: 'accent',
  paying: 'accent',
  confirming: 'accent',
  failed: 'bad',
  manualReview: 'warn',
  paid: 'good',
  rejected: 'neutral',
  cancelled: 'neutral',
  returned: 'neutral',
}

export function WithdrawalState({ state }: { state: State }) {
  const { states } = useWords(withdrawalLabelWords)
  return <Badge tone={stateTones[state]}>{states[state]}</Badge>
}

const payoutTones: Record<PayoutState, Tone> = {
  asked: 'neutral',
  accepted: 'accent',
  confirming: 'accent',
  unknown: 'warn',
  success: 'good',
  failed: 'bad',
}

export function PayoutStateBadge({ state }: { state: PayoutState }) {
  const { payoutStates } = useWords(withdrawalLabelWords)
  return <Badge tone={payoutTones[state]}>{payoutStates[state]}</Badge>
}

const levelTones: Record<RiskLevel, Tone> = { low: 'good', medium: 'warn', high: 'bad' }

/** The score with its level: 高风险 65. */
export function RiskScore({ score }: { score: number }) {
  const { levels } = useWords(withdrawalLabelWords)
  const level = riskLevelOf(score)
  return <Badge tone={levelTones[level]}>{`${levels[level]} ${score}`}</Badge>
}

/** Whether the holder of the account is the owner by their verified identity. */
export function HolderMark({ isHolderOwner }: Pick<WithdrawalRow['account'], 'isHolderOwner'>) {
  const text = useWords(withdrawalsWords)
  const [Icon, label, colour] =
    isHolderOwner === null
      ? [CircleAlert, text.holderUnknown, 'text-muted']
      : isHolderOwner
        ? [CircleCheck, text.isHolder, 'text-good-ink']
        : [CircleX, text.isNotHolder, 'text-bad-ink']
  return (
    <span title={label} className={`inline-flex align-middle ${colour}`}>
      <Icon size={14} role="img" aria-label={label} />
    </span>
  )
}
