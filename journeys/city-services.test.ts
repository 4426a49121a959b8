import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createCast } from '#city/cast.ts'
import { keyOf, planOrder } from '#city/orders.ts'
import { orders } from '#contract/orders.ts'
import { planOf, type Service, services } from '#contract/service.ts'
import { dispatchOnce, startTestCity } from './setup/city.ts'
import { startTestServer } from './setup/server.ts'
import { until } from './setup/until.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const seed = 'one of each'
const cast = createCast()

/** Numbers of orders such that every kind of every service is among them. */
function oneOfEach(): { service: Service; kind: string; externalNo: string }[] {
  const found = new Map<string, { service: Service; kind: string; externalNo: string }>()
  for (const service of services) {
    for (let index = 1; index <= 40; index++) {
      const externalNo = `Cquiet-${service}-${index}`
      const wanted = planOrder(cast, seed, keyOf(externalNo), service)
      const kind = 'kind' in wanted ? wanted.kind : ''
      if (!found.has(`${service}/${kind}`)) found.set(`${service}/${kind}`, { service, kind, externalNo })
    }
  }
  return [...found.values()]
}

/** How each of them ends when nobody makes trouble. */
const ends: Record<Service, string> = {
  food: 'completed',
  chauffeur: 'completed',
  errand: 'completed',
  express: 'completed',
  companion: 'completed',
  challenge: 'finished',
}

test('in a quiet city an order of every kind goes through to its end, with a desk that assigns', async () => {
  const server = await startTestServer()
  closing.push(server.stop)
  const desk = await server.signIn('ops')
  const said: unknown[] = []
  const log = (what: string, details?: Record<string, unknown>) => said.push({ what, ...details })
  const city = await startTestCity(server, { quiet: true, speed: 2500, seed, log })
  closing.unshift(city.stop)
  const each = oneOfEach()
  expect(each).toHaveLength(13)
  const placed = await Promise.all(
    each.map(async ({ service, externalNo }) => ({ service, ...(await city.placeOrder({ service, externalNo })) })),
  )
  const read = () => Promise.all(placed.map(({ no }) => desk.call(orders.get, { no })))
  const done = await until(
    async () => {
      await dispatchOnce(desk)
      await pause(100)
      const standing = await read()
      return standing.every(({ service, state }) => planOf(service).finals.includes(state)) ? standing : null
    },
    { withinMs: 60_000, what: 'the end of every order' },
  ).catch(async error => {
    console.log(
      (await read()).map(o => [o.no, o.service, o.about, o.state]),
      JSON.stringify(said.slice(-60), null, 1),
    )
    throw error
  })
  expect(done.map(({ service, state }) => [service, state])).toEqual(
    done.map(({ service }) => [service, ends[service]]),
  )
  for (const { service, timeline, worker } of done) {
    const acts = timeline.map(({ action }) => action)
    if ('assign' in planOf(service).moves) expect(acts).toEqual(expect.arrayContaining(['assign', 'take']))
    if ('assign' in planOf(service).moves) expect(worker).not.toBeNull()
  }
})
