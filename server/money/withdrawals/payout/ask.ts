import { payoutMachine } from '#contract/money/payout.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { secondsInState } from '#server/kit/rows/state-column.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { appsToReach, enqueuePayoutWebhook } from '#server/open/webhooks/index.ts'
import { sealText, unsealText } from '#server/people/index.ts'
import type { PayoutRecord, WithdrawalRecord } from '../table.ts'
import { actualFenOf } from '../webhooks.ts'

export const silenceQueue = 'withdrawals.silence'

/** The app that pays out: the first that may, and that can be reached. */
export async function payoutChannel(db: Database): Promise<string> {
  const [app] = await appsToReach(db, 'payout.write')
  return app ?? refuse('payoutChannelMissing')
}

type Context = Change & { runtime: Runtime }

/**
 * Writes the try down and enqueues its order to the channel: both are there once this transaction is committed, or neither.
 * The database refuses a second try of a withdrawal while one may still arrive.
 */
export async function askPayout(context: Context, row: WithdrawalRecord, channel: string): Promise<PayoutRecord> {
  const payout = await context.db
    .insertInto('payouts')
    .values({ withdrawal_id: row.id, channel, amount_fen: actualFenOf(row) as PayoutRecord['amount_fen'] })
    .returningAll()
    .executeTakeFirstOrThrow()
  await sendToChannel(context, context.runtime, row, { type: 'payout.requested', payout })
  await watchSilence(context, payout)
  return payout
}

/** A channel may say nothing for so long before nobody knows what became of the payment. */
export async function watchSilence(change: Change, { id, state }: PayoutRecord): Promise<void> {
  await change.later(silenceQueue, { id }, secondsInState(payoutMachine, { state }, change.setting))
}

type Sent = { type: 'payout.requested' | 'payout.queried'; payout: PayoutRecord }

/** The number of the account and its holder are encrypted until they are sent. */
export async function sendToChannel(
  change: Change,
  runtime: Runtime,
  row: Pick<WithdrawalRecord, 'account_id'>,
  { type, payout }: Sent,
): Promise<void> {
  const account = await change.db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow()
  const number = await unsealText(runtime, account.number_sealed)
  const sealed = await sealText(runtime, JSON.stringify({ number, holder: account.holder }))
  const data = { no: payout.no, amountFen: payout.amount_fen, method: account.method, bank: account.bank }
  await enqueuePayoutWebhook(change, payout.channel, type, { data, sealed })
}
