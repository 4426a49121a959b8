import type { WebhookBody } from '#contract/open.ts'
import type { OrderMove } from '#contract/service.ts'
import type { Change } from '#server/kit/change.ts'
import { tellStreet } from '#server/webhooks/index.ts'
import { tellDesk } from './desk-news.ts'
import type { MoveFacts, OrderRecord } from './moves.ts'

export type Moved = { before: OrderRecord; after: OrderRecord; move: OrderMove; facts: MoveFacts }

/** What becomes of the live assignment when an order makes this move. */
const assignmentAfter = {
  take: 'accepted',
  decline: 'declined',
  reassign: 'replaced',
  handBack: 'revoked',
  cancel: 'revoked',
  annul: 'revoked',
  missStart: 'revoked',
  deliver: 'finished',
  finish: 'finished',
  complete: 'finished',
  receiveBack: 'finished',
  end: 'finished',
  submit: 'finished',
  awardCustomer: 'finished',
  agree: 'finished',
} as const satisfies Partial<Record<OrderMove, string>>

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
const silent: readonly OrderMove[] = ['ready', 'arriveShop', 'refund']

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
  if (facts.workerId === undefined || !['assign', 'reassign', 'grab', 'join'].includes(move)) return
  const isOffer = move === 'assign' || move === 'reassign'
  await change.db
    .insertInto('assignments')
    .values({
      order_id: before.id,
      worker_id: facts.workerId,
      mode: isOffer ? 'manual' : 'grab',
      state: isOffer ? 'offered' : 'accepted',
      by_id: isOffer ? change.actor.id : null,
    })
    .execute()
}

async function tellApps(change: Change, { before, after, move, facts }: Moved): Promise<void> {
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
