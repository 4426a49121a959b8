import type { FoodMove } from '#contract/food.ts'
import type { WebhookBody } from '#contract/open.ts'
import type { Change } from '#server/kit/change.ts'
import { notify } from '#server/notifications/index.ts'
import { tellStreet } from '#server/webhooks/index.ts'
import type { MoveFacts, OrderRecord } from './moves.ts'

type Moved = { before: OrderRecord; after: OrderRecord; move: FoodMove; facts: MoveFacts }

/** What becomes of the live assignment when an order makes this move. */
const assignmentAfter = {
  take: 'accepted',
  decline: 'declined',
  reassign: 'replaced',
  deliver: 'finished',
  complete: 'finished',
  receiveBack: 'finished',
  cancel: 'revoked',
} as const satisfies Partial<Record<FoodMove, string>>

/** What the street hears of it. */
const webhookAfter: Partial<Record<FoodMove, WebhookBody['type']>> = {
  close: 'order.closed',
  accept: 'order.accepted',
  reject: 'order.cancelled',
  assign: 'order.assigned',
  reassign: 'order.reassigned',
  grab: 'order.taken',
  take: 'order.taken',
  decline: 'order.declined',
  pickUp: 'order.pickedUp',
  deliver: 'order.delivered',
  flag: 'order.flagged',
  resume: 'order.resumed',
  sendBack: 'order.sentBack',
  receiveBack: 'order.cancelled',
  confirm: 'order.completed',
  complete: 'order.completed',
  cancel: 'order.cancelled',
}

/** Everything that follows from a move, in its transaction: the assignment, the street's news, the desk's news. */
export async function follow(change: Change, moved: Moved): Promise<void> {
  await settleAssignment(change, moved)
  await tellApps(change, moved)
  await tellDesk(change, moved)
}

async function settleAssignment(change: Change, { before, move, facts }: Moved): Promise<void> {
  if (move in assignmentAfter) {
    const lapsed = move === 'decline' && facts.by === 'clock'
    await change.db
      .updateTable('assignments')
      .set({
        state: lapsed ? 'lapsed' : assignmentAfter[move as keyof typeof assignmentAfter],
        answered_at: new Date(),
      })
      .where('order_id', '=', before.id)
      .where('state', 'in', ['offered', 'accepted'])
      .execute()
  }
  if (facts.workerId === undefined || !['assign', 'reassign', 'grab'].includes(move)) return
  const isGrab = move === 'grab'
  await change.db
    .insertInto('assignments')
    .values({
      order_id: before.id,
      worker_id: facts.workerId,
      mode: isGrab ? 'grab' : 'manual',
      state: isGrab ? 'accepted' : 'offered',
      by_id: isGrab ? null : change.actor.id,
    })
    .execute()
}

async function tellApps(change: Change, { before, after, move, facts }: Moved): Promise<void> {
  const type = webhookAfter[move]
  if (!type) return
  const workerId = after.worker_id ?? before.worker_id
  await tellStreet(change, type, await webhookData(change, after, workerId, facts.reason))
  if (move === 'reassign') {
    await tellStreet(change, 'order.revoked', await webhookData(change, after, before.worker_id, facts.reason))
  }
}

/** The order as apps see it; `workerId` is the rider concerned. */
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
    externalNo: order.external_no,
    state: order.state,
    version: order.version,
    workerId: worker?.external_id ?? null,
    reason: reason || null,
  }
}

async function tellDesk(change: Change, { after, move, facts }: Moved): Promise<void> {
  const to = { permission: 'orders.view', cityCode: after.city_code } as const
  const link = `/order?no=${after.no}`
  const params = { no: after.no }
  if (move === 'pay') {
    const yuan = (after.pay_fen / 100).toFixed(2)
    await notify(change, { type: 6, kind: 'food.paid', params: { no: after.no, yuan }, to, link })
  }
  if ((move === 'cancel' || move === 'reject') && facts.by !== 'staff') {
    await notify(change, { type: 6, kind: 'food.cancelled', params, to, link })
  }
  const dispatchers = { permission: 'orders.assign', cityCode: after.city_code } as const
  if (move === 'decline') await notify(change, { type: 7, kind: 'dispatch.declined', params, to: dispatchers, link })
  // Food that is stuck on the way rings until somebody takes it; who flagged it at the desk knows already.
  const isAlarm = facts.by !== 'staff'
  if (move === 'flag')
    await notify(change, { type: 7, kind: 'dispatch.exception', params, to: dispatchers, link, isAlarm })
}
