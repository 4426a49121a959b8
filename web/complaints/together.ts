import type { ComplaintRow } from '#contract/complaints/complaint.ts'

/** What may be done with several complaints; everything else is decided by what each is about. */
export const togetherActions = ['claim', 'assign', 'reassign'] as const
export type TogetherAction = (typeof togetherActions)[number]

export function canTogether({ allowed }: ComplaintRow, action: TogetherAction): boolean {
  return allowed.includes(action)
}

export function canChoose(row: ComplaintRow): boolean {
  return togetherActions.some(action => canTogether(row, action))
}
