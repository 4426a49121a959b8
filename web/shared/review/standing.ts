import type { ReviewCase } from '#contract/reviews/review.ts'

/** Why a case is not this person's any more. `lapsed`: the lease ended, and nobody has it; `gone`: nothing is left to judge. */
export type Loss = { is: 'lapsed' | 'gone' } | { is: 'taken'; by: string }

/** Undefined while the person has it. */
export function lossOf(one: ReviewCase | null, personId: number): Loss | undefined {
  if (!one) return { is: 'gone' }
  if (one.state === 'waiting' && one.holder?.id === personId) return undefined
  const other = one.decision?.by ?? one.holder
  if (other && other.id !== personId) return { is: 'taken', by: other.name }
  return { is: one.state === 'waiting' ? 'lapsed' : 'gone' }
}
