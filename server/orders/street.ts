import { sql } from 'kysely'
import type { z } from 'zod'
import type { OpenEvent, OpenOrder } from '#contract/open.ts'
import type { Actor, Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { findWorker } from '#server/workers/index.ts'
import { customerOf } from './customers.ts'
import { refuseUnfit } from './fitness.ts'
import { type MoveFacts, moveOrder, type OrderRecord, refundIfPaid, standing, startTimeout } from './moves.ts'

type Placed = z.output<typeof OpenOrder>
type Happened = z.output<typeof OpenEvent>

/** Takes in an order from the customers' app. The same `externalNo` again answers the order that is there. */
export async function placeOrder(change: Change, appId: string, placed: Placed): Promise<OrderRecord> {
  const known = await findPlaced(change.db, appId, placed.externalNo)
  if (known) return sameOrder(known, placed)
  const customerId = await customerOf(change.db, appId, placed.customer)
  const order = await insertOrder(change.db, appId, placed, customerId)
  // Somebody placed the same order between our look and our write.
  if (!order) return sameOrder(await placedMeanwhile(change.db, appId, placed.externalNo), placed)
  const actor: Actor = { kind: 'customer', id: customerId, name: placed.customer.name }
  await recordEvent(
    { ...change, actor },
    {
      action: 'orders.place',
      subject: 'orders',
      subjectId: order.id,
      subjectNo: order.no,
      to: order.state,
      street: { appId, externalId: `place:${placed.externalNo}`, occurredAt: new Date(placed.placedAt) },
    },
  )
  await startTimeout(change, order)
  change.tell({ word: 'orders.changed', id: order.id, cityCode: order.city_code })
  return order
}

/** Undefined if the order is there already. */
function insertOrder(
  db: Database,
  appId: string,
  placed: Placed,
  customerId: number,
): Promise<OrderRecord | undefined> {
  const { merchant, receiver, lines, packFen, deliveryFen, discountFen, note } = placed
  return db
    .insertInto('orders')
    .values({
      no: sql<string>`'WM' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
        || lpad(nextval('order_numbers')::text, 6, '0')`,
      service: placed.service,
      app_id: appId,
      external_no: placed.externalNo,
      city_code: placed.cityCode,
      ...standing('pending_pay', { promised_at: null }),
      placed_at: new Date(placed.placedAt),
      promised_at: new Date(placed.promisedAt),
      customer_id: customerId,
      pay_fen: placed.payFen,
      details: JSON.stringify({ merchant, receiver, lines, packFen, deliveryFen, discountFen, note }),
      search: [merchant.name, placed.customer.name, receiver.name].join(' '),
    })
    .onConflict(conflict => conflict.columns(['app_id', 'external_no']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

function findPlaced(db: Database, appId: string, externalNo: string) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('app_id', '=', appId)
    .where('external_no', '=', externalNo)
    .executeTakeFirst()
}

async function placedMeanwhile(db: Database, appId: string, externalNo: string): Promise<OrderRecord> {
  return (await findPlaced(db, appId, externalNo)) ?? refuse('notFound')
}

function sameOrder(known: OrderRecord, placed: Placed): OrderRecord {
  return known.pay_fen === placed.payFen ? known : refuse('requestReused')
}

/** Takes in what happened to an order out there. The same `eventId` again changes nothing. */
export async function applyEvent(change: Change, appId: string, no: string, happened: Happened): Promise<OrderRecord> {
  const order = await change.db.selectFrom('orders').selectAll().where('no', '=', no).forUpdate().executeTakeFirst()
  if (!order) return refuse('notFound')
  const known = await change.db
    .selectFrom('events')
    .select('subject_id')
    .where('app_id', '=', appId)
    .where('external_id', '=', happened.eventId)
    .executeTakeFirst()
  if (known) return known.subject_id === order.id ? order : refuse('requestReused')
  const worker = happened.workerId === undefined ? undefined : await findWorker(change.db, appId, happened.workerId)
  refuseStranger(order, worker, happened)
  if (happened.event === 'grab' && worker) await refuseUnfit(change, order, worker.userId)
  return moveOrder({ ...change, actor: await actorOf(change.db, order, worker, happened) }, order, happened.event, {
    by: happened.by,
    workerId: worker?.userId,
    set: columnsOf(order, worker, happened),
    reason: happened.reason,
    street: { appId, externalId: happened.eventId, occurredAt: new Date(happened.occurredAt) },
  })
}

type Worker = { userId: number; name: string }

/** Only the order's own rider reports about it; grabbing is how one becomes that. */
function refuseStranger(order: OrderRecord, worker: Worker | undefined, { by, event }: Happened): void {
  if (by !== 'rider') return
  if (!worker) refuse('badInput', { fields: { workerId: 'No rider of yours has this id. Report the rider first.' } })
  else if (event !== 'grab' && order.worker_id !== worker.userId) refuse('notInThisState')
}

async function actorOf(db: Database, order: OrderRecord, worker: Worker | undefined, { by }: Happened): Promise<Actor> {
  if (by === 'rider') return { kind: by, id: worker?.userId ?? null, name: worker?.name ?? '' }
  if (by === 'merchant') return { kind: by, id: null, name: order.details.merchant.name }
  const customer = await db
    .selectFrom('users')
    .select('nick_name')
    .where('id', '=', order.customer_id)
    .executeTakeFirstOrThrow()
  return { kind: by, id: by === 'customer' ? order.customer_id : null, name: customer.nick_name }
}

/** The columns that an event sets besides the state. */
function columnsOf(
  order: OrderRecord,
  worker: Worker | undefined,
  { event, amountFen }: Happened,
): MoveFacts['set'] & {} {
  switch (event) {
    case 'pay':
      if (amountFen !== order.pay_fen) {
        return refuse('badInput', { fields: { amountFen: 'Differs from the payFen of the order.' } })
      }
      return { paid_fen: amountFen }
    case 'grab':
      return { worker_id: worker?.userId ?? null }
    case 'decline':
      return { worker_id: null }
    case 'reject':
    case 'cancel':
    case 'receiveBack':
      return refundIfPaid(order)
    case 'refund':
      return order.refund === 'processing' ? { refund: 'refunded' } : refuse('notInThisState')
    default:
      return {}
  }
}
