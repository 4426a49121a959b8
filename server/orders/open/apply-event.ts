import type { z } from 'zod'
import { canMove, isWorker } from '#contract/base/machine.ts'
import type { OpenEvent } from '#contract/open/open.ts'
import { factsOf } from '#contract/orders/facts.ts'
import { moveOf, planOf } from '#contract/orders/service.ts'
import { type Actor, type Change, clock } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { Refusal, refuse } from '#server/kit/refusal.ts'
import { fieldReason, fieldReasons, refuseUnreported } from '#server/open/openFields/index.ts'
import type { MoveInput } from '#server/orders/engine/effects.ts'
import { refuseUnfit } from '#server/orders/engine/fitness.ts'
import { moveOrder } from '#server/orders/engine/moves.ts'
import { type KnownTerms, orderRefunds } from '#server/orders/engine/order-money.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { findWorker, storePosition } from '#server/people/workers/index.ts'

export type ReportedEvent = z.output<typeof OpenEvent>

/** Makes the move that an app reported of an order that this transaction has locked. `isLate`: the order has moved on since. */
export async function applyEvent(
  change: Change,
  appId: string,
  order: OrderRecord,
  reported: ReportedEvent,
  { isLate = false, known }: { isLate?: boolean; known?: People } = {},
): Promise<OrderRecord> {
  // Whether the move is possible is checked before its input.
  if (!isLate && !canHappen(order, reported)) {
    throw wrongOpponent(order, reported) ?? new Refusal('notInThisState')
  }
  const {
    worker,
    customerName,
    customerPhone,
    terms = null,
  } = known ?? (await peopleOf(change.db, appId, order, reported))
  refuseStranger(order, worker, reported)
  if (reported.event === 'join') await refuseSelf(change.db, order, reported)
  if (offers.includes(reported.event) && worker) await refuseUnfit(change, order, worker.userId, customerPhone)
  const actor = actorOf(order, { worker, customerName }, reported)
  const openEvent = { appId, externalId: reported.eventId, occurredAt: new Date(reported.occurredAt) }
  if (reported.event === 'refund') {
    const taken = await orderRefunds().takePaidTwice({ ...change, actor }, order, { ...reported, openEvent })
    if (taken) return taken
  }
  const moved = await moveOrder({ ...change, actor }, order, reported.event, {
    ...inputOf(order, reported, isLate),
    ...(await moneyOf(change, order, reported)),
    byName: actor.name,
    at: Date.parse(reported.occurredAt),
    workerId: worker?.userId,
    ...(terms && { terms }),
    openEvent,
  })
  if (worker && isWorker(reported.by) && reported.position) {
    await storePosition(change.db, worker.userId, { at: new Date(reported.occurredAt), ...reported.position })
  }
  return confirmExpectedGoods(change, moved)
}

/** Whether the plan knows the event from where the order stands; an order that is over is paid only if it was left unpaid. */
export function canHappen(order: OrderRecord, { event, by }: Pick<ReportedEvent, 'event' | 'by'>): boolean {
  if (event === 'pay' && order.finished_at !== null && !order.facts.isUnpaid) return false
  return canMove(planOf(order.service), order, event, by)
}

/** Goods that cost at most a tenth more than expected are confirmed at once, without asking the customer. */
function confirmExpectedGoods(change: Change, order: OrderRecord): OrderRecord | Promise<OrderRecord> {
  if (order.state !== 'goods_confirm' || !('goodsEstimateFen' in order.details)) return order
  const most = Math.floor((order.details.goodsEstimateFen * 11) / 10)
  if ((order.facts.goodsFen ?? 0) > most) return order
  return moveOrder({ ...change, actor: clock }, order, 'confirmGoods', { by: 'clock' })
}

/** The refusal of a mover who may not join a match of this kind. */
export function wrongOpponent(
  { service, kind, state }: OrderRecord,
  { event, by }: ReportedEvent,
): Refusal | undefined {
  const move = moveOf(service, event)
  const right = move?.byOfKind?.[kind]
  if (!right || !move?.from.includes(state) || !move.by.includes(by) || by === right) return undefined
  return new Refusal('badInput', { fields: { by: fieldReason('joinedBy', { kind, right }) } })
}

/** Nobody wins a prize against themself. */
async function refuseSelf(
  db: Database,
  { app_id, customer_id }: OrderRecord,
  { opponent }: ReportedEvent,
): Promise<void> {
  const self = await db
    .selectFrom('customers')
    .select('user_id')
    .where('app_id', '=', app_id)
    .where('external_id', '=', opponent?.externalId ?? '')
    .where('user_id', '=', customer_id)
    .executeTakeFirst()
  if (self) refuse('badInput', { fields: { opponent: fieldReason('notAgainstSelf') } })
}

type Worker = { userId: number; name: string }
/** Who may have done it. */
type People = {
  worker: Worker | undefined
  customerName: string
  customerPhone: string
  terms?: KnownTerms | null
}

async function peopleOf(db: Database, appId: string, order: OrderRecord, { workerId }: ReportedEvent): Promise<People> {
  const worker = workerId === undefined ? undefined : await findWorker(db, appId, workerId)
  const { nick_name, phone } = await db
    .selectFrom('users')
    .select(['nick_name', 'phone'])
    .where('id', '=', order.customer_id)
    .executeTakeFirstOrThrow()
  return { worker, customerName: nick_name, customerPhone: phone }
}

const offers: readonly string[] = ['grab', 'join']

/** Only the order's own worker may report about it, unless the event makes them its worker. */
function refuseStranger(order: OrderRecord, worker: Worker | undefined, { by, event, opponent }: ReportedEvent): void {
  if (by === 'opponent') {
    if (!opponent) refuse('badInput', { fields: { opponent: fieldReason('sayOpponent') } })
    const known = order.facts.opponent?.externalId
    if (event !== 'join' && known !== opponent.externalId) refuse('notInThisState')
  }
  if (!isWorker(by)) return
  if (!worker) refuseUnreported('workerId', by)
  else if (!offers.includes(event) && order.worker_id !== worker.userId) refuse('notInThisState')
}

function actorOf(
  order: OrderRecord,
  { worker, customerName }: Pick<People, 'worker' | 'customerName'>,
  { by, opponent }: ReportedEvent,
): Actor {
  if (isWorker(by)) return { kind: by, id: worker?.userId ?? null, name: worker?.name ?? '' }
  if (by === 'merchant') return { kind: by, id: null, name: order.details.from?.name ?? '' }
  if (by === 'carrier') return { kind: by, id: null, name: 'carrier' in order.details ? order.details.carrier : '' }
  if (by === 'opponent') return { kind: by, id: null, name: opponent?.name ?? '' }
  return { kind: by, id: by === 'customer' ? order.customer_id : null, name: customerName }
}

/** The input of the move, checked against the order and the schema of its event. */
function inputOf(order: OrderRecord, reported: ReportedEvent, isLate: boolean): MoveInput {
  const { event, by, amountFen, tradeNo, reason, opponent } = reported
  if (event === 'pay' && amountFen !== order.pay_fen) refuseAmount('differsFromPay')
  if (event === 'payDifference' && amountFen === undefined) refuseAmount('sayAmount')
  if (event === 'failRefund' && order.refunding_fen === 0) return refuse('notInThisState')
  if (event === 'rate' && order.rating !== null) return refuse('notInThisState')
  const schema = factsOf(order.service, event)
  const parsed = schema?.safeParse(reported.facts ?? {}, { reportInput: true })
  if (parsed && !parsed.success) {
    const named = Object.entries(fieldReasons(parsed.error)).map(([name, reason]) => [`facts.${name}`, reason])
    return refuse('badInput', { fields: Object.fromEntries(named) })
  }
  if (event === 'askRefund' && Number(parsed?.data.askedFen) > order.paid_fen - order.refunded_fen) {
    refuse('badInput', { fields: { 'facts.askedFen': fieldReason('moreThanPaid') } })
  }
  return { by, isLate, amountFen, tradeNo, reason, facts: { ...parsed?.data, ...(opponent && { opponent }) } }
}

/** Which refund arrived or failed, and how much of it arrived. */
async function moneyOf(change: Change, order: OrderRecord, { event, amountFen, refundNo }: ReportedEvent) {
  if (event !== 'refund' && event !== 'failRefund') return {}
  const arriving = await orderRefunds().arrivingFen(change, order, { amountFen, refundNo })
  return { refundNo, ...(event === 'refund' && { amountFen: arriving }) }
}

function refuseAmount(word: 'differsFromPay' | 'sayAmount'): never {
  return refuse('badInput', { fields: { amountFen: fieldReason(word) } })
}
