import { z } from 'zod'
import { Fen, FenTotal, shortText, Version } from '#contract/base/values.ts'
import { PayoutFaultCode, payoutMethods, payoutResults } from '#contract/money/payout.ts'
import { rejectCodes, withdrawalMachine, withdrawalOwners } from '#contract/money/withdrawal.ts'
import { WebhookText } from '#contract/open/messages/webhook-text.ts'
import { ExternalNo, OccurredAt, webhookHead } from './open-values.ts'

/** Money by the open API: balances and withdrawals of apps (scope `wallet.write`), results and bills of payment channels (`payout.write`). */

const Owner = z.object({ kind: z.enum(withdrawalOwners), externalId: ExternalNo })

/** `GET /open/v1/wallets/{kind}/{externalId}`. */
export const OpenWalletOwner = Owner

export const OpenWalletAnswer = z.object({
  availableFen: FenTotal,
  heldFen: FenTotal,
  withdrawingFen: FenTotal,
  receivableFen: FenTotal,
})

/** `PUT /open/v1/payout-accounts`: where somebody's money is to go; the same `externalNo` again changes nothing. Another one replaces it. */
export const OpenPayoutAccount = z.object({
  externalNo: ExternalNo,
  owner: Owner,
  method: z.enum(payoutMethods),
  number: z
    .string()
    .trim()
    .min(4)
    .max(64)
    .describe('The number of a card or of an account, or the id of the person in the channel.'),
  holder: shortText,
  bank: z.string().trim().max(64).default(''),
})
export type OpenPayoutAccount = z.input<typeof OpenPayoutAccount>

/** `POST /open/v1/withdrawals`. The same `externalNo` again answers the stored one. */
export const OpenWithdrawal = z.object({
  externalNo: ExternalNo,
  owner: Owner,
  amountFen: Fen.min(1),
  ip: z.string().max(45).optional().describe('Where the request came from.'),
  deviceId: z.string().max(64).optional(),
  cityCode: z.string().max(6).optional(),
})
export type OpenWithdrawal = z.input<typeof OpenWithdrawal>

/** `POST /open/v1/withdrawals/{no}/cancel`. */
export const OpenWithdrawalCancel = z.object({ eventId: ExternalNo, owner: Owner })

export const OpenWithdrawalAnswer = z.object({
  no: z.string(),
  state: z.enum(withdrawalMachine.states),
  amountFen: Fen,
  feeFen: Fen,
  taxFen: Fen,
  actualFen: Fen,
  version: Version,
})

/** The webhook to the app of the owner. */
export const WithdrawalWebhookBody = z.object({
  type: z.enum([
    'withdrawal.approved',
    'withdrawal.rejected',
    'withdrawal.confirming',
    'withdrawal.paid',
    'withdrawal.returned',
  ]),
  ...webhookHead,
  data: OpenWithdrawalAnswer.extend({
    externalNo: z.string(),
    owner: Owner,
    code: z.enum(rejectCodes).nullable(),
    fault: PayoutFaultCode.nullable(),
  }),
  text: WebhookText,
})
export type WithdrawalWebhookBody = z.output<typeof WithdrawalWebhookBody>

/**
 * The webhook to the payout channel: an app with the scope `payout.write`. `payout.requested` orders a payment, once for each `no`
 * however often it is received; `payout.queried` asks what became of it.
 */
export const PayoutWebhookBody = z.object({
  type: z.enum(['payout.requested', 'payout.queried']),
  ...webhookHead,
  data: z.object({
    no: z.string(),
    amountFen: Fen,
    method: z.enum(payoutMethods),
    number: z.string(),
    holder: z.string(),
    bank: z.string(),
  }),
})
export type PayoutWebhookBody = z.output<typeof PayoutWebhookBody>

/** `POST /open/v1/payouts/{no}/results`: what became of a payout; in any order, any number of times. */
export const OpenPayoutResult = z.object({
  eventId: ExternalNo,
  result: z.enum(payoutResults),
  amountFen: Fen,
  channelNo: ExternalNo.optional(),
  fault: PayoutFaultCode.optional(),
  message: z.string().trim().max(200).default(''),
  occurredAt: OccurredAt,
})
export type OpenPayoutResult = z.input<typeof OpenPayoutResult>

/** `PUT /open/v1/channel-balance`: what the channel can pay out now. */
export const OpenChannelBalance = z.object({ fen: Fen, at: OccurredAt })
export type OpenChannelBalance = z.input<typeof OpenChannelBalance>
