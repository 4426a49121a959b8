import { type City, type CityOptions, startCity } from '#city/city.ts'
import { dispatch } from '#contract/orders/dispatch.ts'
import { orders } from '#contract/orders/orders.ts'
import { planOf, type Service, services } from '#contract/orders/service.ts'
import { pointEndpoint } from '#server/open/webhooks/feature.ts'
import { sendQueue } from '#server/open/webhooks/queues.ts'
import { appOf } from '../open/apps.ts'
import type { AppKind } from '../open/webhooks.ts'
import { type Desk, Refused } from '../orders/desk.ts'
import { createCityClock } from './city-clock.ts'
import type { TestServer } from './server.ts'
import { until } from './until.ts'

const allApps: readonly AppKind[] = ['customer', 'merchant', 'rider']

export type TestCity = City & {
  /** Lets so much city time pass at once, and waits until everything that follows from it between city and server is done. */
  live(seconds: number): Promise<void>
}

/**
 * The city in this process; `receiving` says which of its apps get webhooks. Whichever receives one first tells the whole city: the
 * customers' app placed every order, so it receives all of them.
 */
export async function startTestCity(
  server: TestServer,
  options: Partial<CityOptions>,
  receiving: readonly AppKind[] = allApps,
): Promise<TestCity> {
  const app = (kind: AppKind) => ({ ...appOf(kind), webhookSecret: `webhook secret of ${kind}` })
  const apps = { customer: app('customer'), merchant: app('merchant'), rider: app('rider') }
  const clock = createCityClock()
  const city = await startCity({ api: server.url, apps, createClock: clock.create, ...options })
  for (const kind of receiving) {
    const { id: appId, webhookSecret: secret } = app(kind)
    await pointEndpoint(server.runtime, { appId, url: `http://127.0.0.1:${city.webhookPort}/${kind}`, secret })
  }
  async function live(seconds: number): Promise<void> {
    clock.advance(seconds)
    await untilQuiet(server, city)
  }
  return { ...city, live }
}

/** Until every call of the city is answered and every webhook has been tried, and neither led to more. */
async function untilQuiet(server: TestServer, city: City): Promise<void> {
  let quietLooks = 0
  await until(
    async () => {
      await city.settled()
      const untried = await server.db
        .selectFrom('webhooks')
        .select('webhooks.id')
        .where('webhooks.attempts', '=', 0)
        .executeTakeFirst()
      quietLooks = untried ? 0 : quietLooks + 1
      // What is enqueued while a worker is busy would wait for the next poll.
      if (untried) server.runtime.jobs.wake([sendQueue])
      return quietLooks === 2
    },
    { what: 'every webhook to be tried' },
  )
}

const dispatched = services.filter(service => 'assign' in planOf(service).moves)

/** Gives what waits for a worker to the best one, as far as there is one. How many it gave. */
export async function dispatchOnce(desk: Desk): Promise<number> {
  const given = await Promise.all(dispatched.map(service => dispatchService(desk, service)))
  return given.reduce((sum, count) => sum + count, 0)
}

async function dispatchService(desk: Desk, service: Service): Promise<number> {
  let given = 0
  const { orders: waiting } = await desk.call(dispatch.board, { service })
  for (const { id, version } of waiting) {
    const best = (await desk.call(dispatch.candidates, { id })).find(({ obstacle }) => obstacle === null)
    if (!best) continue
    const isGiven = await isDone(desk.call(orders.assign, { id, version, workerId: best.id }))
    if (isGiven) given++
  }
  return given
}

/** False where somebody was quicker: the next look shows it as it stands then. */
export async function isDone(call: Promise<unknown>): Promise<boolean> {
  try {
    await call
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}
