import type { ApplicationRow } from '#contract/reviews/application.ts'

/** What may be done with several applications. */
export const togetherActions = ['claim', 'approve', 'reject', 'activate', 'refuse'] as const
export type TogetherAction = (typeof togetherActions)[number]

/** One with a risk is approved alone, with the risk in sight. */
export function canTogether({ case: own, allowed, risks }: ApplicationRow, action: TogetherAction): boolean {
  if (action === 'activate' || action === 'refuse') return allowed.includes(action)
  const moves = own?.allowed ?? []
  // Who has it already may claim it again, for longer.
  if (action === 'claim') return moves.includes('claim') && !moves.includes('reject')
  return moves.includes(action) && (action === 'reject' || risks.length === 0)
}

export function canChoose(row: ApplicationRow): boolean {
  return togetherActions.some(action => canTogether(row, action))
}
