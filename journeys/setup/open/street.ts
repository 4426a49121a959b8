import type { Kysely } from 'kysely'
import { createOpenApi, type OpenApi, signedHeaders } from '#city/api/open-api.ts'
import { createPopulation } from '#city/people/population.ts'
import { isWorker, type WorkerKind } from '#contract/base/machine.ts'
import type { OpenEvent, OpenScope } from '#contract/open/open.ts'
import type { OpenOrder } from '#contract/open/open-orders.ts'
import type { OpenWorkers } from '#contract/open/open-workers.ts'
import type { StaffMove } from '#contract/orders/order.ts'
import { planOf, type Service, type StateOf } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { decide } from '../orders/desk-moves.ts'
import type { Order, Worker } from '../orders/order.ts'
import { homeCity, writeOrderOf } from '../orders/placed.ts'
import { kindFor, type Step, wayBetween } from '../orders/ways.ts'
import { addMerchant, type Merchant } from '../people/merchants.ts'
import type { People } from '../people/people.ts'
import { until } from '../process/until.ts'
import { type AppEvent, eventOf } from './life-events.ts'
import type { AppKind, WebhookListener } from './webhooks.ts'

export { homeCity, otherCity } from '../orders/placed.ts'
export { eventOf } from './life-events.ts'

const everybody: OpenScope[] = ['order.read', 'chat.write', 'complaint.write']
const scopes: Record<AppKind, OpenScope[]> = {
  customer: [...everybody, 'order.write', 'event.customer', 'event.payment', 'event.opponent'],
  merchant: [...everybody, 'event.merchant', 'event.carrier', 'merchant.write'],
  rider: [...everybody, 'event.rider', 'event.chauffeur', 'event.companion', 'worker.write'],
}

export function appOf(kind: AppKind): { id: string; secret: string } {
  return { id: `${kind}-app`, secret: `secret of ${kind}` }
}

/** Which app speaks for whom: partners by the merchants' app, workers of every kind by the riders'. */
export function appFor(by: OpenEvent['by']): AppKind {
  if (isWorker(by)) return 'rider'
  return by === 'merchant' || by === 'carrier' ? 'merchant' : 'customer'
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

export type ReportedWorker = OpenWorkers['workers'][number]

type OrderOptions = {
  cityCode?: string
  worker?: Worker
  kind?: string
  /** What the app sends otherwise than usual. */
  written?: object
}

export type Street = {
  app(kind: AppKind): OpenApi
  /** What the customers' app would send for a meal; every call writes another order. */
  writeOrder(overrides?: Partial<Extract<OpenOrder, { service: 'food' }>>): Extract<OpenOrder, { service: 'food' }>
  writeWorker(overrides?: Partial<ReportedWorker>): ReportedWorker
  /** A new worker, on duty near the shops. */
  worker(kind: WorkerKind, overrides?: Partial<ReportedWorker>): Promise<Worker>
  rider(overrides?: Partial<ReportedWorker>): Promise<Worker>
  /** A new shop that is open. */
  merchant(overrides?: Partial<Merchant>): Promise<{ id: number; externalId: string }>
  /** A new meal that came to stand in `state` the way orders do. */
  order(state: StateOf<'food'>, options?: OrderOptions): Promise<Order>
  /** A new order of any service. */
  orderOf<S extends Service>(service: S, state: StateOf<S>, options?: OrderOptions): Promise<Order>
  /** Lets it go on to another state, the shortest way that its plan knows. */
  bring(order: Order, state: string, options?: Pick<OrderOptions, 'worker'>): Promise<Order>
  /** Sends an event of this order, in the name of its worker where one acts. */
  happen(order: Order, appEvent: AppEvent): Promise<Order>
  /** Lets the clock of the order's state run out now. */
  timeOut(order: Order): Promise<Order>
  /** The job of an order's clock, due now. */
  layTimeout(data: { id: number; state: string; stateAt: number }): Promise<void>
  /** One signed request as it is, whatever comes of it. */
  post(kind: AppKind, path: string, body: unknown): Promise<Response>
}

const population = createPopulation()
let numbered = 0

function writeWorker(overrides: Partial<ReportedWorker> = {}): ReportedWorker {
  const number = String(++numbered).padStart(5, '0')
  const { lng, lat } = population.shops[0]?.point ?? { lng: 113.6, lat: 34.7 }
  return {
    externalId: `R-${process.pid}-${number}`,
    kind: 'rider',
    name: `骑手${number}`,
    phone: `198000${number}`,
    cityCode: homeCity,
    online: true,
    position: { lng, lat },
    ...(overrides.kind === 'chauffeur' && { licenceClass: 'C1' as const }),
    ...(overrides.kind === 'companion' && { serviceTypes: ['game:王者峡谷'] }),
    ...overrides,
  }
}

export function createStreet(url: string, { db, jobs }: Runtime, people: People): Street {
  const app: Street['app'] = kind =>
    createOpenApi({
      api: url,
      app: appOf(kind),
      // The city waits for a server in trouble; a journey wants to know of it.
      onProblem: problem => {
        throw new Error(problem)
      },
    })

  async function worker(kind: WorkerKind, overrides: Partial<ReportedWorker> = {}): Promise<Worker> {
    const reported = writeWorker({ kind, ...overrides })
    await app('rider').sendWorkers([reported])
    const { externalId, name } = reported
    const { user_id } = await db
      .selectFrom('workers')
      .select('user_id')
      .where('external_id', '=', externalId)
      .executeTakeFirstOrThrow()
    return { id: user_id, externalId, name }
  }

  async function happen(order: Order, appEvent: AppEvent): Promise<Order> {
    return { ...order, ...(await app(appFor(appEvent.by)).sendEvent(order.no, eventOf(order, appEvent))) }
  }

  async function layTimeout(data: { id: number; state: string; stateAt: number }): Promise<void> {
    await db.transaction().execute(transaction => jobs.later(transaction, 'orders.timeout', data))
    jobs.wake(['orders.timeout'])
  }

  async function timeOut(order: Order): Promise<Order> {
    const read = () => db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
    const { state, state_at } = await read()
    await layTimeout({ id: order.id, state, stateAt: state_at })
    const moved = await until(async () => {
      const row = await read()
      return row.version > order.version ? row : null
    })
    return { ...order, state: moved.state, version: moved.version }
  }

  async function make(order: Order, { move, by }: Step): Promise<Order> {
    if (by === 'clock') return timeOut(order)
    if (by !== 'staff') return happen(order, { event: move, by })
    const { version, state } = await decide(await people.operations(), move as StaffMove, order, order.worker?.id)
    return { ...order, version, state }
  }

  const bring: Street['bring'] = async (order, state, options = {}) => {
    const way = wayBetween(order, state)
    if (!way) throw new Error(`No way leads from ${order.state} to ${state}.`)
    let standing = order
    for (const step of way) {
      const kind = needsWorker(order.service, step)
      if (kind && !standing.worker)
        standing = { ...standing, worker: options.worker ?? (await worker(kind, { cityCode: order.cityCode })) }
      standing = await make(standing, step)
    }
    if (standing.state !== state) throw new Error(`The way to ${state} led to ${standing.state}.`)
    return standing
  }

  const orderOf: Street['orderOf'] = async (
    service,
    state,
    { cityCode = homeCity, kind, written: other, ...options } = {},
  ) => {
    const wished = kind ?? kindFor(service, state)
    const written: OpenOrder = writeOrderOf(service, { ...other, cityCode } as object, wished)
    const placed = await app('customer').placeOrder(written)
    const { externalNo, payFen } = written
    const to = placeTo(written)
    const order: Order = { service, kind: wished, cityCode, ...placed, externalNo, payFen, to, worker: null }
    return bring(order, state, options)
  }

  function post(kind: AppKind, path: string, body: unknown): Promise<Response> {
    const text = JSON.stringify(body)
    const target = new URL(path, url)
    const headers = signedHeaders(appOf(kind), { method: 'POST', url: target, body: text })
    return fetch(target, { method: 'POST', body: text, headers: { 'content-type': 'application/json', ...headers } })
  }

  return {
    app,
    writeOrder: overrides => writeOrderOf('food', overrides),
    writeWorker,
    worker,
    rider: overrides => worker('rider', overrides),
    merchant: overrides =>
      addMerchant(db, merchants => post('merchant', '/open/v1/merchants', { merchants }), overrides),
    order: (state, options) => orderOf('food', state, options),
    orderOf,
    bring,
    happen,
    timeOut,
    layTimeout,
    post,
  }
}

/** Whose hands the step puts it in, if it puts it in anybody's. */
function needsWorker(service: Service, { move, by }: Step): WorkerKind | null {
  return move === 'assign' || isWorker(by) ? planOf(service).worker : null
}

function placeTo(written: OpenOrder): Order['to'] {
  if (written.service === 'errand') return written.drop
  if (written.service === 'chauffeur') return written.to ?? null
  return 'receiver' in written ? written.receiver : null
}
