import { sql } from 'kysely'
import type { Place, Roads, Way } from '#contract/orders/maps/roads.ts'
import type { OrderDetail, OrderRow } from '#contract/orders/order.ts'
import { orders } from '#contract/orders/orders.ts'
import { planOf } from '#contract/orders/service.ts'
import type { TimelineEntry } from '#contract/orders/timeline.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { CommandContext, QueryContext } from '#server/kit/serve.ts'
import { orderRefunds } from '#server/orders/engine/order-money.ts'
import { refundableFen } from '#server/orders/engine/refund-totals.ts'
import { roadsOf, wayBetween } from '#server/orders/maps/index.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { asWritten, staffName } from '#server/people/index.ts'
import { ordersWithPeople } from './orders-with-people.ts'
import { billOf } from './service-details.ts'
import { distanceM, roadFactor, viewRow } from './view.ts'
import { workerStepsOf } from './worker-steps.ts'

export const get = handle(orders.get, async (context, { no }) => viewOrder(context, { no }))

/** One order with everything that belongs to it, as this reader may see it. */
export async function viewOrder(
  { db, caller, setting, runtime }: Pick<QueryContext | CommandContext, 'db' | 'caller' | 'setting' | 'runtime'>,
  which: { id: number } | { no: string },
): Promise<OrderDetail> {
  const order = await ordersWithPeople(db)
    .where(row => ('id' in which ? row('orders.id', '=', which.id) : row('orders.no', '=', which.no)))
    .where(inCities('orders.city_code', caller))
    .executeTakeFirst()
  if (!order) return refuse('notFound')
  const { details } = order
  const row = viewRow(order, { caller, setting })
  const timeline = await timelineOf(db, order.id)
  return {
    ...row,
    lines: 'lines' in details ? details.lines : [],
    bill: billOf(order),
    cancelCode: order.cancel_code,
    customerNote: asWritten(details.note),
    externalNo: order.external_no,
    rating: ratingOf(order),
    evidence: (order.facts.evidence ?? []).map(({ text, ...stated }) => ({ ...stated, text: asWritten(text) })),
    timeline,
    notes: await notesOf(db, order.id),
    refunds: await orderRefunds().refundsOf(db, caller, order.id),
    leftFen: refundableFen(order),
    whereabouts: await workerPositionOf({ db, runtime, cityCode: order.city_code }, row, timeline),
    chosenCompanion: await chosenCompanionOf(db, order),
    steps: await workerStepsOf(db, order),
  }
}

async function chosenCompanionOf(db: Database, { app_id, details }: OrderRecord): Promise<string | null> {
  if (!('companionId' in details) || details.companionId === undefined) return null
  const chosen = await db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .select('users.real_name')
    .where('workers.kind', '=', 'companion')
    .where('workers.external_id', '=', details.companionId)
    .orderBy(row => row('workers.app_id', '=', app_id), 'desc')
    .orderBy('workers.user_id')
    .executeTakeFirst()
  return chosen?.real_name ?? details.companionId
}

function ratingOf({ rating: score, facts }: Pick<OrderRecord, 'rating' | 'facts'>): OrderDetail['rating'] {
  if (score === null) return null
  return { score, comment: asWritten(facts.ratingComment ?? ''), at: facts.ratedAt ?? 0 }
}

/** `orders.assign` is `assign` in the timeline, `refunds.approve` is `approveRefund`. */
function actionOf(action: string): TimelineEntry['action'] {
  const [feature, verb] = action.split('.')
  return (feature === 'refunds' ? `${verb}Refund` : verb) as TimelineEntry['action']
}

async function notesOf(db: Database, orderId: number): Promise<OrderDetail['notes']> {
  const notes = await db
    .selectFrom('order_notes')
    .innerJoin('users as author', 'author.id', 'order_notes.by_id')
    .select(['order_notes.id', 'order_notes.at', 'order_notes.text'])
    .select(staffName('author').$notNull().as('by'))
    .where('order_id', '=', orderId)
    .orderBy('order_notes.id', 'desc')
    .execute()
  return notes.map(({ text, ...note }) => ({ ...note, text: asWritten(text) }))
}

async function timelineOf(db: Database, orderId: number): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('events')
    .leftJoin('users as about', 'about.id', 'events.about_id')
    .select([
      'events.id',
      'events.action',
      'events.actor_kind',
      'events.actor_name',
      'events.to_state',
      'events.reason',
    ])
    .select([nameOf('about').as('about'), 'events.at', 'events.occurred_at'])
    .where('subject', '=', 'orders')
    .where('subject_id', '=', orderId)
    .orderBy('events.id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    at: row.occurred_at ?? row.at,
    action: actionOf(row.action),
    actor: { kind: row.actor_kind, name: row.actor_name },
    to: row.to_state as TimelineEntry['to'],
    reason: row.reason === null ? null : asWritten(row.reason),
    about: row.about,
  }))
}

/** The name of anybody: the real name, else the nickname, else the username. */
function nameOf(person: 'about') {
  const column = (name: string) => sql.ref(`${person}.${name}`)
  return sql<
    string | null
  >`coalesce(nullif(${column('real_name')}, ''), nullif(${column('nick_name')}, ''), ${column('username')})`
}

/** After these the worker goes straight to the destination. */
const pickUps: readonly TimelineEntry['action'][] = ['pickUp', 'start']
const assignments: readonly TimelineEntry['action'][] = ['assign', 'reassign', 'grab']

/** The last known position of the order's worker; null where no worker has it in hand, or none is known. */
async function workerPositionOf(
  { db, runtime, cityCode }: { db: Database; runtime: Runtime; cityCode: string },
  { service, state, worker, from, to }: OrderRow,
  timeline: readonly TimelineEntry[],
): Promise<OrderDetail['whereabouts']> {
  if (!worker || !to || !(planOf(service).inHand as readonly string[]).includes(state)) return null
  const position = await db
    .selectFrom('workers')
    .select(['lng', 'lat', 'located_at'])
    .where('user_id', '=', worker.id)
    .executeTakeFirst()
  if (!position || position.lng === null || position.lat === null || position.located_at === null) return null
  const isLoaded = lastIndexOf(timeline, pickUps) > lastIndexOf(timeline, assignments)
  const place = { lng: position.lng, lat: position.lat }
  const roads = await roadsOf(runtime, [cityCode])
  const stops = (isLoaded || !from ? [place, to] : [place, from, to]).map(({ lng, lat }) => ({ lng, lat }))
  const legs = await Promise.all(stops.slice(1).map((next, at) => legBetween(roads, stops[at] ?? next, next)))
  const way = [place, ...legs.flatMap(({ places }) => places.slice(1))]
  const toGoM = Math.round(legs.reduce((sum, { metres }) => sum + metres, 0))
  return { ...place, at: position.located_at, isLoaded, toGoM, way }
}

function lastIndexOf(timeline: readonly TimelineEntry[], actions: readonly TimelineEntry['action'][]): number {
  return timeline.findLastIndex(({ action }) => actions.includes(action))
}

/** Along the streets; where they are not known, straight, and as long as a road usually is. */
async function legBetween(roads: ReadonlyMap<string, Roads>, from: Place, to: Place): Promise<Way> {
  const way = await wayBetween(roads.values(), from, to)
  return way ?? { places: [from, to], metres: distanceM(from, to) * roadFactor }
}
