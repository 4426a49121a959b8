import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { createCast } from '#city/cast.ts'
import { createOpenApi, type OpenApi, signedHeaders } from '#city/open-api.ts'
import { planOrder, writeOrder } from '#city/orders.ts'
import { type FoodMove, type FoodState, foodMoves } from '#contract/food.ts'
import type { OpenEvent, OpenOrder, OpenScope, OpenWorkers } from '#contract/open.ts'
import { orders } from '#contract/orders.ts'
import type { Tables } from '#server/kit/database.ts'
import type { People } from './people.ts'
import type { AppKind, WebhookListener } from './webhooks.ts'

export const homeCity = '410100'
export const otherCity = '110100'

const scopes: Record<AppKind, OpenScope[]> = {
  customer: ['order.write', 'order.read', 'event.customer', 'event.payment', 'chat.write'],
  merchant: ['order.read', 'event.merchant', 'chat.write'],
  rider: ['order.read', 'event.rider', 'worker.write', 'chat.write'],
}

export function appOf(kind: AppKind): { id: string; secret: string } {
  return { id: `${kind}-app`, secret: `secret of ${kind}` }
}

export async function registerApps(db: Kysely<Tables>, listener: WebhookListener | undefined): Promise<void> {
  for (const kind of ['customer', 'merchant', 'rider'] as const) {
    await db
      .insertInto('apps')
      .values({
        ...appOf(kind),
        name: kind,
        scopes: scopes[kind],
        rate_limit: 100_000,
        webhook_url: listener?.urlOf(kind) ?? null,
        webhook_secret: `webhook secret of ${kind}`,
      })
      .execute()
  }
}

export type Worker = OpenWorkers['workers'][number]
export type Rider = { id: number; externalId: string; name: string }
export type Order = {
  id: number
  no: string
  version: number
  state: string
  externalNo: string
  payFen: number
  /** Who carries it or is asked to. */
  rider: Rider | null
}

type Happening = Partial<OpenEvent> & Pick<OpenEvent, 'event' | 'by'>

export type Street = {
  app(kind: AppKind): OpenApi
  /** What the customers' app would send; every call writes another order. */
  writeOrder(overrides?: Partial<OpenOrder>): OpenOrder
  writeRider(overrides?: Partial<Worker>): Worker
  /** A new rider, on duty near the shops. */
  rider(overrides?: Partial<Worker>): Promise<Rider>
  /** A new order that came to stand in `state` the way orders do. */
  order(state: FoodState, options?: { cityCode?: string; rider?: Rider }): Promise<Order>
  /** Sends an event of this order, in the name of its rider where a rider acts. */
  happen(order: Order, happening: Happening): Promise<Order>
  /** One signed request as it is, whatever comes of it. */
  post(kind: AppKind, path: string, body: unknown): Promise<Response>
}

/** The moves that bring a new order to each state; who makes them is the first whom the state table names. */
const wayTo: Record<FoodState, readonly FoodMove[]> = {
  pending_pay: [],
  pending_accept: ['pay'],
  'preparing/wait_dispatch': ['pay', 'accept'],
  'preparing/offered': ['pay', 'accept', 'assign'],
  'preparing/accepted': ['pay', 'accept', 'grab'],
  'preparing/arrived_shop': ['pay', 'accept', 'grab', 'arriveShop'],
  'delivering/picked_up': ['pay', 'accept', 'assign', 'take', 'pickUp'],
  'delivering/arrived': ['pay', 'accept', 'grab', 'pickUp', 'arrive'],
  'delivering/exception': ['pay', 'accept', 'grab', 'pickUp', 'flag'],
  'delivering/returning': ['pay', 'accept', 'grab', 'pickUp', 'flag', 'sendBack'],
  delivered: ['pay', 'accept', 'grab', 'pickUp', 'deliver'],
  completed: ['pay', 'accept', 'grab', 'pickUp', 'deliver', 'confirm'],
  cancelled: ['pay', 'cancel'],
  closed: ['close'],
}
/** After these nobody's rider is concerned any more, or none was. */
const riderless: readonly FoodState[] = [
  'pending_pay',
  'pending_accept',
  'preparing/wait_dispatch',
  'cancelled',
  'closed',
]

const cast = createCast()
let numbered = 0

function writeNewOrder(overrides: Partial<OpenOrder> = {}): OpenOrder {
  const externalNo = `J${process.pid}-${++numbered}`
  const plan = planOrder(cast, 'journeys', externalNo)
  return { ...writeOrder(plan, { externalNo, cityCode: homeCity, speed: 1 }), ...overrides }
}

function writeRider(overrides: Partial<Worker> = {}): Worker {
  const number = String(++numbered).padStart(5, '0')
  const { lng, lat } = cast.shops[0]?.point ?? { lng: 113.6, lat: 34.7 }
  return {
    externalId: `R-${process.pid}-${number}`,
    kind: 'rider',
    name: `骑手${number}`,
    phone: `198000${number}`,
    cityCode: homeCity,
    online: true,
    position: { lng, lat },
    ...overrides,
  }
}

export function eventOf({ payFen, rider }: Pick<Order, 'payFen' | 'rider'>, happening: Happening): OpenEvent {
  return {
    eventId: randomUUID(),
    occurredAt: new Date().toISOString(),
    ...(happening.event === 'pay' && { amountFen: payFen }),
    ...(happening.by === 'rider' && rider && { workerId: rider.externalId }),
    ...happening,
  }
}

export function createStreet(url: string, db: Kysely<Tables>, people: People): Street {
  const app: Street['app'] = kind =>
    createOpenApi({
      api: url,
      app: appOf(kind),
      // The city waits for a server in trouble; a journey wants to know of it.
      onTrouble: trouble => {
        throw new Error(trouble)
      },
    })

  async function rider(overrides?: Partial<Worker>): Promise<Rider> {
    const worker = writeRider(overrides)
    await app('rider').sendWorkers([worker])
    const { externalId, name } = worker
    const { user_id } = await db
      .selectFrom('workers')
      .select('user_id')
      .where('external_id', '=', externalId)
      .executeTakeFirstOrThrow()
    return { id: user_id, externalId, name }
  }

  async function happen(order: Order, happening: Happening): Promise<Order> {
    const kind = happening.by === 'payment' ? 'customer' : happening.by
    return { ...order, ...(await app(kind).sendEvent(order.no, eventOf(order, happening))) }
  }

  async function decide(order: Order, move: 'assign' | 'sendBack'): Promise<Order> {
    const desk = await people.operations()
    const target = { id: order.id, version: order.version }
    const { version, state } =
      move === 'assign'
        ? await desk.call(orders.assign, { ...target, workerId: order.rider?.id })
        : await desk.call(orders.sendBack, { ...target, reason: '顾客拒收' })
    return { ...order, version, state }
  }

  const order: Street['order'] = async (state, options = {}) => {
    const cityCode = options.cityCode ?? homeCity
    const written = writeNewOrder({ cityCode })
    const placed = await app('customer').placeOrder(written)
    const carrier = riderless.includes(state) ? null : (options.rider ?? (await rider({ cityCode })))
    const { externalNo, payFen } = written
    let standing: Order = { ...placed, externalNo, payFen, rider: carrier }
    for (const move of wayTo[state]) {
      const [by] = foodMoves[move].by
      if (move === 'assign' || move === 'sendBack') standing = await decide(standing, move)
      else if (by !== 'staff') standing = await happen(standing, { event: move, by })
    }
    if (standing.state !== state) throw new Error(`The way to ${state} led to ${standing.state}.`)
    return standing
  }

  function post(kind: AppKind, path: string, body: unknown): Promise<Response> {
    const text = JSON.stringify(body)
    const target = new URL(path, url)
    const headers = signedHeaders(appOf(kind), { method: 'POST', url: target, body: text })
    return fetch(target, { method: 'POST', body: text, headers: { 'content-type': 'application/json', ...headers } })
  }

  return { app, writeOrder: writeNewOrder, writeRider, rider, order, happen, post }
}
