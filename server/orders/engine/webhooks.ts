import type { RefundStage } from '#contract/money/refund.ts'
import type { WebhookBody } from '#contract/open/open.ts'
import type { OrderMove } from '#contract/orders/service.ts'
import type { Change } from '#server/kit/change.ts'
import type { OrderRecord, RefundRecord } from '#server/orders/table.ts'
import { tellStreet } from '#server/webhooks/index.ts'
import type { Moved } from './effects.ts'

/** Whose moves the street hears of by another word than the move's own. */
const webhookWords: Partial<Record<OrderMove, WebhookBody['type']>> = {
  close: 'order.closed',
  accept: 'order.accepted',
  reject: 'order.cancelled',
  lapse: 'order.cancelled',
  assign: 'order.assigned',
  reassign: 'order.reassigned',
  grab: 'order.taken',
  take: 'order.taken',
  decline: 'order.declined',
  handBack: 'order.handedBack',
  pickUp: 'order.pickedUp',
  deliver: 'order.delivered',
  flag: 'order.flagged',
  resume: 'order.resumed',
  sendBack: 'order.sentBack',
  receiveBack: 'order.cancelled',
  confirm: 'order.completed',
  complete: 'order.completed',
  cancel: 'order.cancelled',
  urge: 'order.urged',
}

/** What nobody out there waits for. */
const silent: readonly OrderMove[] = ['ready', 'arriveShop', 'refund', 'failRefund']

/** Tells the apps of a move. */
export async function tellApps(change: Change, { before, after, move, facts }: Moved): Promise<void> {
  if (silent.includes(move)) return
  const workerId = after.worker_id ?? before.worker_id
  await tellStreet(
    change,
    webhookWords[move] ?? `order.${move}`,
    await webhookData(change, after, workerId, facts.reason),
  )
  if ((move === 'reassign' || move === 'handBack') && before.worker_id !== null) {
    await tellStreet(change, 'order.revoked', await webhookData(change, after, before.worker_id, facts.reason))
  }
}

/** The order as apps see it; `workerId` is the worker concerned. */
export async function webhookData(
  change: Change,
  order: OrderRecord,
  workerId: number | null,
  reason: string | undefined,
): Promise<WebhookBody['data']> {
  const worker = workerId
    ? await change.db.selectFrom('workers').select('external_id').where('user_id', '=', workerId).executeTakeFirst()
    : undefined
  return {
    no: order.no,
    service: order.service,
    externalNo: order.external_no,
    state: order.state,
    version: order.version,
    workerId: worker?.external_id ?? null,
    reason: reason || null,
  }
}

const refundWords: Record<RefundStage, WebhookBody['type']> = {
  review: 'order.refundAsked',
  processing: 'order.refundStarted',
  refunded: 'order.refunded',
  rejected: 'order.refundRejected',
  failed: 'order.refundFailed',
  withdrawn: 'order.refundWithdrawn',
}

/** Tells the apps where a refund stands; while it is on its way, the payment app pays it back. */
export async function tellRefund(change: Change, order: OrderRecord, refund: RefundRecord): Promise<void> {
  const { no, stage, amount_fen, attempt, remark } = refund
  const data = await webhookData(change, order, order.worker_id, remark)
  await tellStreet(change, refundWords[stage], { ...data, refund: { no, stage, amountFen: amount_fen, attempt } })
}
