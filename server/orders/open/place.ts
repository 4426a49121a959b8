import { sql } from 'kysely'
import type { OpenOrder, PlacedOrder } from '#contract/open/open-orders.ts'
import { type OrderState, planOf } from '#contract/orders/service.ts'
import { type Actor, type Change, clock } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { eventOfAdded } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { numberStamp } from '#server/kit/rows/shanghai.ts'
import { detailsOf, searchOf } from '#server/orders/engine/details.ts'
import { columnsOfState, moveOrder } from '#server/orders/engine/moves.ts'
import { notifyOfNewRide } from '#server/orders/engine/notifications.ts'
import { firstProgress } from '#server/orders/engine/progress.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { customerAsReported, customerKnownAs, type KnownCustomer } from '#server/people/index.ts'
import { type CityOfOrder, cityOfOrder, refuseClosedCity } from '#server/settings/cities/index.ts'
import { type Admission, type Admitted, noAdmission } from './admission.ts'

/** Places an order that the customers' app sent. The same `externalNo` again answers the order that is there. */
export async function placeOrder(
  change: Change,
  appId: string,
  placed: PlacedOrder,
  admission: Admission = noAdmission,
): Promise<OrderRecord> {
  const { db } = change
  const { placed_before, city, customer, is_app, stored_id } = await readForPlacing(db, appId, placed, admission)
  await admission.accept(db, { is_app, stored_id })
  if (placed_before) return sameOrder(await readPlaced(db, appId, placed.externalNo), placed)
  refuseClosedCity(city, placed, beginningOf(placed))
  const customerId = await customerOf(db, appId, placed, customer)
  if (placed.service === 'chauffeur') await refuseDebtor(db, customerId)
  const order = await insertOrder(change, appId, placed, customerId)
  // The same order was placed between the read and the insert.
  if (!order) return sameOrder(await readPlaced(db, appId, placed.externalNo), placed)
  change.nudge({ word: 'orders.changed', id: order.id, cityCode: order.city_code })
  if (placed.service === 'challenge' && placed.kind === 'event') {
    return moveOrder({ ...change, actor: clock }, order, 'publish', { by: 'clock' })
  }
  if (order.service === 'chauffeur') await notifyOfNewRide(change, order)
  return order
}

type Read = Admitted & { placed_before: boolean; city: CityOfOrder; customer: KnownCustomer | null }

/** Whatever an order depends on, in one statement. */
async function readForPlacing(
  db: Database,
  appId: string,
  placed: PlacedOrder,
  { isApp, stored }: Admission,
): Promise<Read> {
  const { rows } = await sql<Read>`select ${isApp} as is_app, ${stored} as stored_id,
    exists (select from orders where app_id = ${appId} and external_no = ${placed.externalNo}) as placed_before,
    ${cityOfOrder(placed, beginningOf(placed))} as city,
    ${customerKnownAs({ appId, externalId: placed.customer.externalId })} as customer`.execute(db)
  const [read] = rows
  if (!read) throw new Error('A select without a table answered no row.')
  return read
}

/** Where an order begins; what may be bought anywhere begins where it is brought to. */
function beginningOf(placed: PlacedOrder) {
  const { from, to } = detailsOf(placed).details
  return from ?? to
}

/** Whoever left a ride unpaid must pay it first. */
async function refuseDebtor(db: Database, customerId: number): Promise<void> {
  const debt = await db
    .selectFrom('orders')
    .select('no')
    .where('customer_id', '=', customerId)
    .where('service', '=', 'chauffeur')
    .where(row =>
      row.or([row('state', '=', 'pending_pay'), row(sql<boolean>`facts ->> 'isUnpaid'`, '=', sql<boolean>`'true'`)]),
    )
    .executeTakeFirst()
  if (debt) refuse('rideUnpaid', { params: { no: debt.no } })
}

/** The order and its event, in one statement. Undefined if the order is there already. */
async function insertOrder(
  change: Change,
  appId: string,
  placed: PlacedOrder,
  customerId: number,
): Promise<OrderRecord | undefined> {
  const actor: Actor = { kind: 'customer', id: customerId, name: placed.customer.name }
  const openEvent = {
    appId,
    externalId: `place:${placed.externalNo}`,
    occurredAt: new Date(placed.placedAt),
  }
  const event = { action: 'orders.place', subject: 'orders', openEvent } as const
  const order = await change.db
    .with('added', part =>
      part
        .insertInto('orders')
        .values(columnsOf(change, appId, placed, customerId))
        .onConflict(conflict => conflict.columns(['app_id', 'external_no']).doNothing())
        .returningAll(),
    )
    .with('noted', part => eventOfAdded(part, { ...change, actor }, event))
    .selectFrom('added')
    .selectAll()
    .executeTakeFirst()
  return order as OrderRecord | undefined
}

function columnsOf({ setting }: Change, appId: string, placed: PlacedOrder, customerId: number) {
  const { details, kind, promisedAt } = detailsOf(placed)
  const { prefix, states } = planOf(placed.service)
  const [state, placedAt] = [states[0] as OrderState, new Date(placed.placedAt)]
  return {
    no: sql<string>`${prefix} || ${numberStamp} || lpad(nextval('order_numbers')::text, 6, '0')`,
    service: placed.service,
    kind,
    app_id: appId,
    external_no: placed.externalNo,
    city_code: placed.cityCode,
    ...columnsOfState(setting, placed.service, state, { promised_at: null }),
    ...firstProgress(placed.service, state, placedAt),
    placed_at: placedAt,
    promised_at: promisedAt,
    customer_id: customerId,
    pay_fen: placed.payFen,
    details: JSON.stringify(details),
    search: searchOf(placed),
  }
}

function findPlaced(db: Database, appId: string, externalNo: string) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('app_id', '=', appId)
    .where('external_no', '=', externalNo)
    .executeTakeFirst()
}

async function readPlaced(db: Database, appId: string, externalNo: string): Promise<OrderRecord> {
  return (await findPlaced(db, appId, externalNo)) ?? refuse('notFound')
}

/** A ride is paid afterwards, so its amount differs from the estimate that it was placed with. */
function sameOrder(known: OrderRecord, placed: PlacedOrder): OrderRecord {
  const isSame = known.service === placed.service && (known.service === 'chauffeur' || known.pay_fen === placed.payFen)
  return isSame ? known : refuse('requestReused')
}

type Placed = { customer: OpenOrder['customer']; cityCode: string }

/** The user behind an app's customer who places an order. Refuses a banned one. */
async function customerOf(
  db: Database,
  appId: string,
  { customer, cityCode }: Placed,
  known: KnownCustomer | null,
): Promise<number> {
  const { externalId, name, phone } = customer
  const { id, isBanned } = await customerAsReported(db, { appId, externalId }, { name, phone, cityCode }, known)
  return isBanned ? refuse('customerBanned') : id
}
