import type { z } from 'zod'
import { isWorker } from '#contract/base/machine.ts'
import type { OpenEvent } from '#contract/open/open.ts'
import { canMove, moveOf, planOf } from '#contract/orders/service.ts'
import { type Actor, type Change, clock } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { fieldSentences } from '#server/kit/field-sentences.ts'
import { Refusal, refuse } from '#server/kit/refusal.ts'
import type { MoveFacts } from '#server/orders/engine/effects.ts'
import { refuseUnfit } from '#server/orders/engine/fitness.ts'
import { moveOrder } from '#server/orders/engine/moves.ts'
import { arrivingFen } from '#server/orders/refunds/refund-totals.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { findWorker } from '#server/workers/index.ts'

export type Happened = z.output<typeof OpenEvent>

/** Lets what an app reported happen to an order that this transaction has locked. `isLate`: the order has moved on since. */
export async function applyHappened(
  change: Change,
  appId: string,
  order: OrderRecord,
  happened: Happened,
  isLate = false,
): Promise<OrderRecord> {
  // A move that is not possible is refused for that, whatever it brings.
  if (!isLate && !canMove(order, happened.event, happened.by))
    throw wrongPlayer(order, happened) ?? new Refusal('notInThisState')
  const worker = happened.workerId === undefined ? undefined : await findWorker(change.db, appId, happened.workerId)
  refuseStranger(order, worker, happened)
  if (happened.event === 'join') await refuseSelf(change.db, order, happened)
  const isOffering = happened.event === 'grab' || happened.event === 'join'
  if (isOffering && worker) await refuseUnfit(change, order, worker.userId)
  const actor = await actorOf(change.db, order, worker, happened)
  const moved = await moveOrder({ ...change, actor }, order, happened.event, {
    ...broughtBy(order, happened, isLate),
    ...(await moneyOf(change, order, happened)),
    byName: actor.name,
    at: Date.parse(happened.occurredAt),
    workerId: worker?.userId,
    street: { appId, externalId: happened.eventId, occurredAt: new Date(happened.occurredAt) },
  })
  return goOn(change, moved)
}

/** What the clock does at once: goods that cost about what they were expected to need no second word from the customer. */
function goOn(change: Change, order: OrderRecord): OrderRecord | Promise<OrderRecord> {
  if (order.state !== 'goods_confirm' || !('goodsEstimateFen' in order.details)) return order
  const most = Math.floor((order.details.goodsEstimateFen * 11) / 10)
  if ((order.facts.goodsFen ?? 0) > most) return order
  return moveOrder({ ...change, actor: clock }, order, 'confirmGoods', { by: 'clock' })
}

/** Of a match that is open, and that somebody else must join. */
export function wrongPlayer({ service, kind, state }: OrderRecord, { event, by }: Happened): Refusal | undefined {
  const move = moveOf(service, event)
  const right = move?.byOfKind?.[kind]
  if (!right || !move?.from.includes(state) || !move.by.includes(by) || by === right) return undefined
  return new Refusal('badInput', { fields: { by: `A match of the kind ${kind} is joined by: ${right}.` } })
}

/** A customer who won against themself would take the prize. */
async function refuseSelf(db: Database, { app_id, customer_id }: OrderRecord, { opponent }: Happened): Promise<void> {
  const self = await db
    .selectFrom('customers')
    .select('user_id')
    .where('app_id', '=', app_id)
    .where('external_id', '=', opponent?.externalId ?? '')
    .where('user_id', '=', customer_id)
    .executeTakeFirst()
  if (self) refuse('badInput', { fields: { opponent: 'Nobody plays against themself. Name another user.' } })
}

type Worker = { userId: number; name: string }
const becomesTheirs: readonly string[] = ['grab', 'join']

/** Only the order's own worker reports about it; grabbing is how one becomes that. */
function refuseStranger(order: OrderRecord, worker: Worker | undefined, { by, event, opponent }: Happened): void {
  if (by === 'opponent') {
    if (!opponent) refuse('badInput', { fields: { opponent: 'Say who plays: externalId and name.' } })
    const known = order.facts.opponent?.externalId
    if (event !== 'join' && known !== opponent.externalId) refuse('notInThisState')
  }
  if (!isWorker(by)) return
  if (!worker) refuse('badInput', { fields: { workerId: 'No worker of yours has this id. Report the worker first.' } })
  else if (!becomesTheirs.includes(event) && order.worker_id !== worker.userId) refuse('notInThisState')
}

async function actorOf(
  db: Database,
  order: OrderRecord,
  worker: Worker | undefined,
  { by, opponent }: Happened,
): Promise<Actor> {
  if (isWorker(by)) return { kind: by, id: worker?.userId ?? null, name: worker?.name ?? '' }
  if (by === 'merchant') return { kind: by, id: null, name: order.details.from?.name ?? '' }
  if (by === 'carrier') return { kind: by, id: null, name: 'carrier' in order.details ? order.details.carrier : '' }
  if (by === 'opponent') return { kind: by, id: null, name: opponent?.name ?? '' }
  const customer = await db
    .selectFrom('users')
    .select('nick_name')
    .where('id', '=', order.customer_id)
    .executeTakeFirstOrThrow()
  return { kind: by, id: by === 'customer' ? order.customer_id : null, name: customer.nick_name }
}

/** What comes with the event, once it is what the plan asks for. */
function broughtBy(order: OrderRecord, happened: Happened, isLate: boolean): MoveFacts {
  const { event, by, amountFen, reason, opponent } = happened
  if (event === 'pay' && amountFen !== order.pay_fen) refuseAmount('Differs from the payFen of the order.')
  if (event === 'payDifference' && amountFen === undefined) refuseAmount('Say how much was paid.')
  if (event === 'failRefund' && order.refunding_fen === 0) return refuse('notInThisState')
  const schema = planOf(order.service).facts[event]
  const parsed = schema?.safeParse(happened.facts ?? {}, { reportInput: true })
  if (parsed && !parsed.success) {
    const fields = fieldSentences(parsed.error, 'en')
    const named = Object.entries(fields).map(([name, sentence]) => [`facts.${name}`, sentence])
    return refuse('badInput', { fields: Object.fromEntries(named) })
  }
  if (event === 'askRefund' && Number(parsed?.data.askedFen) > order.paid_fen - order.refunded_fen) {
    refuse('badInput', { fields: { 'facts.askedFen': 'More than was paid.' } })
  }
  return { by, isLate, amountFen, reason, facts: { ...parsed?.data, ...(opponent && { opponent }) } }
}

/** Which refund arrived or failed, and how much of it arrived. */
async function moneyOf(change: Change, order: OrderRecord, { event, amountFen, refundNo }: Happened) {
  if (event !== 'refund' && event !== 'failRefund') return {}
  const arriving = await arrivingFen(change, order, { amountFen, refundNo })
  return { refundNo, ...(event === 'refund' && { amountFen: arriving }) }
}

function refuseAmount(sentence: string): never {
  return refuse('badInput', { fields: { amountFen: sentence } })
}
