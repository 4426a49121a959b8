import { type MerchantMove, merchants } from '#contract/people/merchants.ts'
import { may } from '#server/kit/caller.ts'
import type { Guard } from '#server/kit/rows/move-record.ts'

/** Why this caller may not make a move that the shop's status allows; null if they may. */
export const merchantGuard: Guard<unknown, MerchantMove> = (_merchant, move, caller) =>
  may(caller, merchants[move].needs) ? null : 'noPermission'
