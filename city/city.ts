import type { OpenOrder, WebhookBody } from '#contract/open.ts'
import { type Book, createBook } from './book.ts'
import { type Cast, createCast } from './cast.ts'
import { createClock } from './clock.ts'
import { type Customers, createCustomers } from './customers.ts'
import { arrivals } from './demand.ts'
import { createMerchants, type Merchants } from './merchants.ts'
import { type App, createOpenApi, type OpenApi, Refused } from './open-api.ts'
import { externalNoOf, keyOf, planOrder, writeOrder } from './orders.ts'
import { tellPositions } from './positions.ts'
import { createRiders, type Riders } from './riders.ts'
import { createStreet, type Log, type Street } from './street.ts'
import { listenToWebhooks, type Role } from './webhooks.ts'

export type CityOptions = {
  /** Where the open API is, e.g. `http://127.0.0.1:3000`. */
  api: string
  apps: Record<Role, App & { webhookSecret: string }>
  /** 0, the default, takes any free port. */
  webhookPort?: number
  /** City seconds in one of ours; default 1. */
  speed?: number
  seed?: string
  cityCode?: string
  /** Orders per hour of city time in the busiest hour. */
  peak?: number
  /** Share of accepted orders that riders grab before the desk assigns them; default 0.5, in a quiet city 0. */
  grabShare?: number
  /** City time at the start, epoch milliseconds; default now. */
  startsAt?: number
  /** Nobody orders by themselves; everybody is on duty and does what is asked. */
  quiet?: boolean
  log?: Log
}

export type City = {
  readonly webhookPort: number
  /** Rejects with `Refused` if the desk says no. Payment, cooking and the rest follow by themselves. */
  placeOrder(overrides?: Partial<OpenOrder>): Promise<{ no: string; externalNo: string }>
  stop(): Promise<void>
}

type Town = {
  readonly street: Street
  readonly book: Book
  readonly apis: Record<Role, OpenApi>
  readonly customers: Customers
  readonly merchants: Merchants
  readonly riders: Riders
  readonly placeOrder: City['placeOrder']
}
type Settled = Required<CityOptions>

function settle(options: CityOptions): Settled {
  return {
    webhookPort: 0,
    speed: 1,
    seed: 'citydesk',
    cityCode: '410100',
    peak: 240,
    grabShare: options.quiet ? 0 : 0.5,
    startsAt: Date.now(),
    quiet: false,
    log: () => {},
    ...options,
  }
}

/** Begins to live once the desk has accepted the riders; waits for a desk that is not there yet. */
export async function startCity(chosen: CityOptions): Promise<City> {
  const options = settle(chosen)
  const stopping = new AbortController()
  const town = createTown(options, stopping.signal)
  const { customer, merchant, rider } = options.apps
  const listener = await listenToWebhooks({
    port: options.webhookPort,
    secrets: { customer: customer.webhookSecret, merchant: merchant.webhookSecret, rider: rider.webhookSecret },
    hear: (role, webhook) => hear(town, role, webhook),
  })
  const stop = async () => {
    stopping.abort()
    await listener.stop()
  }
  try {
    const { riders, apis, street } = town
    const telling = { riders, api: apis.rider, cityCode: options.cityCode }
    const { keepTelling } = await tellPositions(street, telling)
    street.begin(keepTelling())
    if (!options.quiet) street.begin(liveTheDay(town, options.peak, stopping.signal))
  } catch (error) {
    await stop()
    throw error
  }
  return { webhookPort: listener.port, placeOrder: town.placeOrder, stop }
}

function createTown(options: Settled, signal: AbortSignal): Town {
  const { api, apps, seed, quiet, log } = options
  const cast = createCast()
  const clock = createClock({ ...options, signal })
  const onTrouble = (trouble: string) => log('waiting', { trouble })
  const apiOf = (role: Role) => createOpenApi({ api, app: apps[role], signal, onTrouble })
  const apis = { customer: apiOf('customer'), merchant: apiOf('merchant'), rider: apiOf('rider') }
  const street = createStreet({ seed, clock, apis, log, isObliging: quiet, signal })
  const book = createBook(cast, seed)
  const merchants = createMerchants(street)
  const customers = createCustomers(street, merchants.print)
  const crew = { roster: cast.riders, grabShare: options.grabShare, onDelivered: customers.receive }
  const people = { street, book, apis, customers, merchants, riders: createRiders(street, crew) }
  return { ...people, placeOrder: createPlacing(people, cast, options) }
}

function createPlacing(town: Omit<Town, 'placeOrder'>, cast: Cast, options: Settled): City['placeOrder'] {
  // Two runs never share a number, yet the n-th order of each is the same order.
  const run = Date.now().toString(36)
  let placed = 0
  return async overrides => {
    const externalNo = overrides?.externalNo ?? externalNoOf(run, ++placed)
    const plan = planOrder(cast, options.seed, keyOf(externalNo))
    const order = { ...writeOrder(plan, { ...options, externalNo }), ...overrides }
    const answer = await town.apis.customer.placeOrder(order)
    const places = { payFen: order.payFen, shop: order.merchant, door: order.receiver }
    const cityOrder = town.book.open({ ...answer, externalNo }, places)
    town.street.log('placed', { no: answer.no, externalNo, payFen: order.payFen })
    town.street.begin(town.customers.live(cityOrder))
    return { no: answer.no, externalNo }
  }
}

const mostAtOnce = 50

/** Orders arrive as the hour demands. While the desk does not answer, people give up rather than pile up. */
async function liveTheDay(town: Town, peak: number, signal: AbortSignal): Promise<void> {
  const { clock, log } = town.street
  let unanswered = 0
  for (const moment of arrivals(town.street.chanceOf('arrivals'), clock.now(), peak)) {
    await clock.until(moment)
    if (unanswered >= mostAtOnce) continue
    unanswered++
    town
      .placeOrder()
      .catch((error: unknown) => {
        if (!signal.aborted) log(error instanceof Refused ? 'refused' : 'failed', { error: String(error) })
      })
      .finally(() => {
        unanswered--
      })
  }
}

/** Each app hears of its orders and passes on to its own people. */
function hear(town: Town, role: Role, { type, data }: WebhookBody): void {
  const { no, state, workerId } = data
  const change = type.slice('order.'.length)
  const order = town.book.find(data)
  // All three apps hear nearly everything; one of them in the log is enough.
  if (role === 'rider') town.street.log('heard', { no, change, state, workerId })
  if (role === 'customer') town.customers.hear(order)
  if (role === 'merchant') town.merchants.hear(order)
  if (role === 'rider') town.riders.hear(order, change, workerId)
}
