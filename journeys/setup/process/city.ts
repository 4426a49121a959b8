import { type City, type CityOptions, startCity } from '#city/city.ts'
import { dispatch } from '#contract/orders/dispatch.ts'
import { orders } from '#contract/orders/orders.ts'
import { planOf, type Service, services } from '#contract/orders/service.ts'
import { appOf } from '../open/street.ts'
import type { AppKind } from '../open/webhooks.ts'
import { type Desk, Refused } from '../orders/desk.ts'
import type { TestServer } from './server.ts'

const allApps: readonly AppKind[] = ['customer', 'merchant', 'rider']

/** The city in this process; `hearing` says which of its apps get webhooks. Whichever hears first tells the whole city. */
export async function startTestCity(
  server: TestServer,
  options: Partial<CityOptions>,
  hearing: readonly AppKind[] = allApps,
): Promise<City> {
  const app = (kind: AppKind) => ({ ...appOf(kind), webhookSecret: `webhook secret of ${kind}` })
  const apps = { customer: app('customer'), merchant: app('merchant'), rider: app('rider') }
  const city = await startCity({ api: server.url, apps, ...options })
  for (const kind of hearing) {
    const webhook_url = `http://127.0.0.1:${city.webhookPort}/${kind}`
    await server.db.updateTable('apps').set({ webhook_url }).where('id', '=', app(kind).id).execute()
  }
  return city
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
