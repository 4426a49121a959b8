import type { WebhookBody } from '#contract/open/open.ts'
import type { OpenOrder } from '#contract/open/open-orders.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { type App, Refused } from './api/open-api.ts'
import { listenToWebhooks, type Role } from './api/webhooks.ts'
import { tellShops } from './people/merchants.ts'
import { payBack } from './people/payments.ts'
import { arrivals } from './services/demand.ts'
import { externalNoOf, keyOf, planOrder, writeOrder } from './services/orders.ts'
import { createClock } from './world/clock.ts'
import type { Log } from './world/log.ts'
import { tellPositions } from './world/positions.ts'
import { createTown, type Town } from './world/town.ts'

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
  /** Orders of food per hour of city time in the busiest hour; the other services have their share of it. */
  peak?: number
  /** Share of waiting orders that workers grab before the desk assigns them; default 0.5, in a quiet city 0. */
  grabShare?: number
  /** City time at the start, epoch milliseconds; default now. */
  startsAt?: number
  /** Nobody orders by themselves; everybody is on duty and does what is asked. */
  quiet?: boolean
  /** A clock that runs otherwise; tests put it forward by hand. */
  createClock?: typeof createClock
  log?: Log
}

export type City = {
  readonly webhookPort: number
  /** Of food, unless `service` says otherwise. Rejects with `Refused` if the desk says no. The rest follows by itself. */
  placeOrder(overrides?: Partial<OpenOrder>): Promise<{ no: string; externalNo: string }>
  /** A customer writes to the desk, another one each time; they hear its answers, reply, and rate when it is over. */
  say(text: string): Promise<{ chatId: number }>
  /** Once every call to the open API is answered that was made so far. */
  settled(): Promise<void>
  stop(): Promise<void>
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
    createClock,
    log: () => {},
    ...options,
  }
}

/** Begins to live once the desk has accepted shops and workers; waits for a desk that is not there yet. */
export async function startCity(chosen: CityOptions): Promise<City> {
  const options = settle(chosen)
  const stopping = new AbortController()
  const { signal } = stopping
  const town = createTown({ ...options, signal })
  const placeOrder = createPlacing(town, options)
  const { customer, merchant, rider } = options.apps
  const listener = await listenToWebhooks({
    port: options.webhookPort,
    secrets: { customer: customer.webhookSecret, merchant: merchant.webhookSecret, rider: rider.webhookSecret },
    hear: (role, webhook) => hear(town, role, webhook),
    hearChat(webhook) {
      town.street.log('told', { to: webhook.data.to.externalId, change: webhook.type })
      town.chatter.hear(webhook)
    },
    hearComplaint: town.grievances.hear,
  })
  const settled = async () => {
    await Promise.all(Object.values(town.apis).map(api => api.settled()))
  }
  const stop = async () => {
    stopping.abort()
    await settled()
    await listener.stop()
  }
  try {
    const { cast, crews, apis, street } = town
    await tellShops(apis.merchant, cast.shops, options.cityCode)
    const { keepTelling } = await tellPositions(street, { crews, api: apis.rider, cityCode: options.cityCode })
    street.begin(keepTelling())
    if (!options.quiet) {
      for (const service of services)
        street.begin(liveTheDay(town, { service, peak: options.peak, placeOrder, signal }))
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { webhookPort: listener.port, placeOrder, say: town.chatter.say, settled, stop }
}

function createPlacing({ cast, apis, book, street }: Town, options: Settled): City['placeOrder'] {
  // Two runs never share a number, yet the n-th order of each service is the same in both.
  const run = Date.now().toString(36)
  const placed: Partial<Record<Service, number>> = {}
  return async overrides => {
    const service = overrides?.service ?? 'food'
    const index = (placed[service] ?? 0) + 1
    if (!overrides?.externalNo) placed[service] = index
    const externalNo = overrides?.externalNo ?? externalNoOf(run, service, index)
    const plan = planOrder(cast, options.seed, keyOf(externalNo), service)
    const written = { ...writeOrder(plan, { ...options, externalNo }), ...overrides } as OpenOrder
    const answer = await apis.customer.placeOrder(written)
    street.log('placed', { no: answer.no, service, externalNo, payFen: written.payFen })
    street.hear(book.open(answer, written), answer)
    return { no: answer.no, externalNo }
  }
}

const mostAtOnce = 50

type Day = { service: Service; peak: number; placeOrder: City['placeOrder']; signal: AbortSignal }

/** Orders arrive as the hour demands. While the desk does not answer, people give up rather than pile up. */
async function liveTheDay({ street }: Town, { service, peak, placeOrder, signal }: Day): Promise<void> {
  const { clock, log } = street
  let unanswered = 0
  for (const moment of arrivals(street.chanceOf('arrivals', service), service, clock.now(), peak)) {
    await clock.until(moment)
    if (unanswered >= mostAtOnce) continue
    unanswered++
    placeOrder({ service })
      .catch((error: unknown) => {
        if (!signal.aborted) log(error instanceof Refused ? 'refused' : 'failed', { error: String(error) })
      })
      .finally(() => {
        unanswered--
      })
  }
}

/** The apps hear nearly the same; whichever is first tells the whole city. */
function hear({ book, street }: Town, role: Role, { type, data }: WebhookBody): void {
  const { no, state, workerId } = data
  const service = services.find(each => each === data.service)
  // A worker who has lost an order learns from the order who has it now.
  if (!service || type === 'order.revoked') return
  if (role === 'rider') street.log('heard', { no, change: type.slice('order.'.length), state, workerId })
  const order = book.find({ ...data, service })
  street.hear(order, data)
  if (data.refund) payBack(street, order, data.refund)
}
