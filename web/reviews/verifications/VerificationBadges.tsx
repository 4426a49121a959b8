import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Lock from 'lucide-react/icons/lock'
import { blockingChecks, type PaperCheck, type VerificationRow } from '#contract/reviews/verification.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { type Tone, toneClass } from '#web/ui/show/tone.ts'
import { paperWords, verificationsWords } from '#words/reviews/verifications.ts'

const stateTones: Record<VerificationRow['state'], Tone> = {
  pending: 'warn',
  approved: 'good',
  rejected: 'bad',
  expired: 'neutral',
  revoked: 'neutral',
}

export function VerificationState({ state }: { state: VerificationRow['state'] }) {
  const { states } = useWords(verificationsWords)
  return <Badge tone={stateTones[state]}>{states[state]}</Badge>
}

/** What a check found; one that forbids approval has a lock. */
export function CheckBadge({ check }: { check: PaperCheck }) {
  const { checks } = useWords(paperWords)
  const { blocking } = useWords(verificationsWords)
  const isBlocking = blockingChecks.includes(check)
  const Icon = isBlocking ? Lock : CircleAlert
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap ${toneClass[isBlocking ? 'bad' : 'warn']}`}
    >
      <Icon size={11} aria-hidden className="shrink-0" />
      {checks[check]}
      {isBlocking && <span className="sr-only">{blocking}</span>}
    </span>
  )
}

/** In a row: the first check that found something, and the number of others. */
export function ChecksInRow({ hints }: { hints: readonly PaperCheck[] }) {
  const text = useWords(verificationsWords)
  const sorted = hints.toSorted((one, other) => rankOf(one) - rankOf(other))
  const [first, ...rest] = sorted
  if (!first) {
    return (
      <span className="inline-flex items-center gap-1 text-xs text-muted">
        <Check size={12} aria-hidden />
        {text.allGood}
      </span>
    )
  }
  return (
    <span className="flex max-w-full items-center gap-1.5">
      <CheckBadge check={first} />
      {rest.length > 0 && <span className="text-xs text-muted">{`+${rest.length}`}</span>}
    </span>
  )
}

function rankOf(check: PaperCheck): number {
  return blockingChecks.includes(check) ? 0 : 1
}
