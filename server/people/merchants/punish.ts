import { canMove, stateAfter } from '#contract/base/machine.ts'
import { merchantMachine } from '#contract/people/merchants.ts'
import type { Change } from '#server/kit/change.ts'
import { enqueueWebhook } from '#server/open/webhooks/index.ts'
import { merchantRecords } from './records.ts'

type Shop = { appId: string; externalId: string }

/** Whether the shop could be suspended, for another feature. The shop's app receives a webhook. */
export function suspendShop(change: Change, shop: Shop, reason: string): Promise<boolean> {
  return moveShop(change, shop, 'suspend', reason)
}

/** Lets a shop go on if it is still suspended for the reason `since`. */
export function resumeShop(
  change: Change,
  shop: Shop,
  { reason, since }: { reason: string; since: string },
): Promise<boolean> {
  return moveShop(change, shop, 'resume', reason, since)
}

async function moveShop(
  change: Change,
  { appId, externalId }: Shop,
  move: 'suspend' | 'resume',
  reason: string,
  since?: string,
): Promise<boolean> {
  const shop = await change.db
    .selectFrom('merchants')
    .selectAll()
    .where('app_id', '=', appId)
    .where('external_id', '=', externalId)
    .forUpdate()
    .executeTakeFirst()
  if (!shop || !canMove(merchantMachine, { state: shop.status }, move, 'staff')) return false
  if (since !== undefined && shop.status_reason !== since) return false
  const status = stateAfter(merchantMachine, shop.status, move)
  const { version } = await merchantRecords.move(change, shop, move, {
    by: 'staff',
    set: { status_reason: status === 'suspended' ? reason : '' },
    event: { reason },
  })
  const type = move === 'suspend' ? 'merchant.suspended' : 'merchant.resumed'
  await enqueueWebhook(change, appId, type, { merchantId: externalId, no: shop.no, status, reason, version })
  return true
}
