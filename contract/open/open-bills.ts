import { z } from 'zod'
import { Day, Fen, Id } from '#contract/base/values.ts'
import { billKinds } from '#contract/money/recon/bill.ts'
import { ExternalNo, OccurredAt } from './open-values.ts'

/** Bills of payment channels by the open API (scope `payout.write`). */

const OpenBillLine = z.object({
  kind: z.enum(billKinds),
  channelNo: ExternalNo.describe('The number that the channel knows the movement by.'),
  merchantNo: ExternalNo.optional().describe(
    'The number that it has here, where that is another one: of a payout, of a refund.',
  ),
  amountFen: Fen.min(1),
  feeFen: Fen.prefault(0).describe('What the channel keeps for it.'),
  occurredAt: OccurredAt.describe("On the bill's day in Shanghai, from `from` on and before `until`."),
})

/**
 * `POST /open/v1/bills`: every movement of a channel in a part of one day in Shanghai. Usually it is the whole day, from midnight to
 * midnight; a long one comes in parts whose times do not overlap, in any order. The same `externalNo` again changes nothing.
 */
export const OpenBill = z.object({
  externalNo: ExternalNo,
  from: OccurredAt,
  until: OccurredAt,
  lines: z.array(OpenBillLine).max(2000),
})
export type OpenBill = z.input<typeof OpenBill>

export const OpenBillAnswer = z.object({ id: Id, day: Day, lines: z.int() })
