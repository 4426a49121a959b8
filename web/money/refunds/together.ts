import type { RefundRow } from '#contract/money/refund.ts'

/** What may be done with several refunds; each rejection has a reason of its own, which its requester reads. */
export const togetherActions = ['approve', 'retry'] as const

export function canTogether({ allowed }: RefundRow, action: (typeof togetherActions)[number]): boolean {
  return allowed.includes(action)
}
