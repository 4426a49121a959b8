import type { Updateable } from 'kysely'
import { stateAfter } from '#contract/base/machine.ts'
import type { ReasonedTarget, Target } from '#contract/base/values.ts'
import { type MerchantMove, type MerchantRow, merchantMachine, merchants } from '#contract/people/merchants.ts'
import type { Tables } from '#server/kit/database.ts'
import type { NewEvent } from '#server/kit/events.ts'
import { changesBetween } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { enqueueWebhook } from '#server/open/webhooks/index.ts'
import { withStoredNumbers } from '#server/people/index.ts'
import { merchantRecords } from './records.ts'
import { inScope, type MerchantRecord, merchantsQuery } from './scope.ts'
import { viewMerchant } from './view.ts'

/** Changes what staff decide about a shop; everything else is its app's. */
export const update = handle(merchants.update, async (context, { id, version, ...terms }) => {
  const merchant = await lockForMove(context, { id, version }, 'update')
  const after = {
    category: terms.category ?? merchant.category,
    remark: withStoredNumbers(terms.remark ?? merchant.remark, merchant.remark),
  } satisfies Record<keyof typeof terms, unknown>
  const changes = changesBetween({ category: merchant.category, remark: merchant.remark }, after)
  if (Object.keys(changes).length === 0) return viewMerchant(merchant, context.caller)
  return moveMerchant(context, merchant, 'update', { set: after, event: { changes, from: null, to: null } })
})

export const suspend = handle(merchants.suspend, withReason('suspend'))
export const resume = handle(merchants.resume, withReason('resume'))

/** The shop's app receives a webhook, and stops or goes on taking orders for the shop. */
function withReason(move: 'suspend' | 'resume') {
  return async (context: CommandContext, { reason, ...target }: ReasonedTarget): Promise<MerchantRow> => {
    const merchant = await lockForMove(context, target, move)
    const status = stateAfter(merchantMachine, merchant.status, move)
    const set = { status_reason: status === 'suspended' ? reason : '' }
    const row = await moveMerchant(context, merchant, move, { set, event: { reason } })
    const type = move === 'suspend' ? 'merchant.suspended' : 'merchant.resumed'
    const data = { merchantId: merchant.external_id, no: merchant.no, status, reason, version: row.version }
    const to = { appId: merchant.app_id, kind: 'merchant', externalId: merchant.external_id } as const
    const values = { no: merchant.no, reason }
    await enqueueWebhook(context, merchant.app_id, type, data, { key: type, to, values })
    return row
  }
}

/** The shop, locked for a move that this caller may make now. */
async function lockForMove(context: CommandContext, { id, version }: Target, move: MerchantMove) {
  const { db, caller } = context
  const fresh = (row: MerchantRecord) => viewMerchant(row, caller)
  const lock = () => merchantsQuery(db).where('id', '=', id).where(inScope(caller)).forUpdate().executeTakeFirst()
  const merchant = await lockSeen(db, { subject: 'merchants', id, version, lock, fresh })
  await merchantRecords.refuseNotAllowed(merchant, move, caller, () => fresh(merchant))
  return merchant
}

type Moved = { set: Updateable<Tables['merchants']>; event: Partial<NewEvent> }

/** Makes the move with its event. Answers the shop as it is now; lists of others look again. */
async function moveMerchant(
  context: CommandContext,
  { id }: MerchantRecord,
  move: MerchantMove,
  { set, event }: Moved,
): Promise<MerchantRow> {
  // The whole row: `merchantsQuery` has the columns that are viewed.
  const locked = await merchantRecords.lock(context.db, id)
  await merchantRecords.move(context, locked, move, { by: 'staff', set, event })
  const row = await merchantsQuery(context.db).where('id', '=', id).executeTakeFirstOrThrow()
  return viewMerchant(row, context.caller)
}
