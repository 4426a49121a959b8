import { type Kysely, sql } from 'kysely'
import { createPopulation } from '#city/people/population.ts'
import { isWorker, type WorkerKind } from '#contract/base/machine.ts'
import type { OpenOrder } from '#contract/open/open-orders.ts'
import type { OpenWorkers } from '#contract/open/open-workers.ts'
import type { StaffMove } from '#contract/orders/order-names.ts'
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
import { type Apps, appFor, createApps } from './apps.ts'
import { type AppEvent, eventOf } from './life-events.ts'

export { homeCity, otherCity } from '../orders/placed.ts'
export { eventOf } from './life-events.ts'

export type ReportedWorker = OpenWorkers['workers'][number]

type OrderOptions = {
  cityCode?: string
  worker?: Worker
  kind?: string
  /** What the app sends otherwise than usual. */
  written?: object
}

export type Fixtures = Apps & {
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
  advance(order: Order, state: string, options?: Pick<OrderOptions, 'worker'>): Promise<Order>
  /** Sends an event of this order, in the name of its worker where one acts. */
  sendEvent(order: Order, appEvent: AppEvent): Promise<Order>
  /** Lets the clock of the order's state run out now. */
  timeOut(order: Order): Promise<Order>
  /** The time of these orders in their states is over now, whatever states those are. */
  endTimes(ids: readonly number[]): Promise<void>
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

type Participants = Pick<Fixtures, 'worker' | 'rider' | 'merchant'>

function createParticipants({ app, post }: Apps, db: Kysely<Tables>): Participants {
  const worker: Fixtures['worker'] = async (kind, overrides = {}) => {
    const reported = writeWorker({ kind, ...overrides })
    await app('rider').sendWorkers({ workers: [reported] })
    const { externalId, name } = reported
    const { user_id } = await db
      .selectFrom('workers')
      .select('user_id')
      .where('external_id', '=', externalId)
      .executeTakeFirstOrThrow()
    return { id: user_id, externalId, name }
  }
  return {
    worker,
    rider: overrides => worker('rider', overrides),
    merchant: overrides =>
      addMerchant(db, merchants => post('merchant', '/open/v1/merchants', { merchants }), overrides),
  }
}

type Timeouts = Pick<Fixtures, 'timeOut' | 'endTimes'>

function createTimeouts({ db, jobs }: Pick<Runtime, 'db' | 'jobs'>): Timeouts {
  const endTimes: Timeouts['endTimes'] = async ids => {
    await sql`update orders set timeout_at = now() - interval '1 second' where id = any (${ids})`.execute(db)
    jobs.wake(['orders.timeout'])
  }
  const timeOut: Timeouts['timeOut'] = async order => {
    await endTimes([order.id])
    const moved = await until(async () => {
      const row = await db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
      return row.version > order.version ? row : null
    })
    return { ...order, state: moved.state, version: moved.version }
  }
  return { timeOut, endTimes }
}

type Moves = Pick<Fixtures, 'sendEvent' | 'advance'>

function createMoves({ app, worker, timeOut }: Apps & Participants & Timeouts, people: People): Moves {
  const sendEvent: Moves['sendEvent'] = async (order, happening) => ({
    ...order,
    ...(await app(appFor(happening.by)).sendEvent(order.no, eventOf(order, happening))),
  })

  async function make(order: Order, { move, by }: Step): Promise<Order> {
    if (by === 'clock') return timeOut(order)
    if (by !== 'staff') return sendEvent(order, { event: move, by })
    const { version, state } = await decide(await people.operations(), move as StaffMove, order, order.worker?.id)
    return { ...order, version, state }
  }

  const advance: Moves['advance'] = async (order, state, options = {}) => {
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
  return { sendEvent, advance }
}

export function createFixtures(
  url: string,
  runtime: Runtime,
  people: People,
  watch?: Parameters<typeof createApps>[1],
): Fixtures {
  const apps = createApps(url, watch)
  const participants = createParticipants(apps, runtime.db)
  const timeouts = createTimeouts(runtime)
  const moves = createMoves({ ...apps, ...participants, ...timeouts }, people)

  const orderOf: Fixtures['orderOf'] = async (
    service,
    state,
    { cityCode = homeCity, kind, written: other, ...options } = {},
  ) => {
    const wished = kind ?? kindFor(service, state)
    const written: OpenOrder = writeOrderOf(service, { ...other, cityCode } as object, wished)
    const placed = await apps.app('customer').placeOrder(written)
    const { externalNo, payFen } = written
    const to = placeTo(written)
    const order: Order = { service, kind: wished, cityCode, ...placed, externalNo, payFen, to, worker: null }
    return moves.advance(order, state, options)
  }

  return {
    ...apps,
    ...participants,
    ...timeouts,
    ...moves,
    writeOrder: overrides => writeOrderOf('food', overrides),
    writeWorker,
    order: (state, options) => orderOf('food', state, options),
    orderOf,
  }
}

/** The kind of worker that the step gives the order to, if it does. */
function needsWorker(service: Service, { move, by }: Step): WorkerKind | null {
  return move === 'assign' || isWorker(by) ? planOf(service).worker : null
}

function placeTo(written: OpenOrder): Order['to'] {
  if (written.service === 'errand') return written.drop
  if (written.service === 'chauffeur') return written.to ?? null
  return 'receiver' in written ? written.receiver : null
}
