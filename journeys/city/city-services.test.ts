import { afterEach, expect, test } from 'vitest'
import { createPopulation } from '#city/people/population.ts'
import { createOrderContent, keyOf } from '#city/services/orders.ts'
import { orders } from '#contract/orders/orders.ts'
import { planOf, type Service, services } from '#contract/orders/service.ts'
import { dispatchOnce, startTestCity } from '../setup/process/city.ts'
import { findWrongs } from '../setup/process/invariants.ts'
import { startTestServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const seed = 'one of each'
const population = createPopulation()

/** Order numbers with which every kind of every service occurs. */
function oneOfEach(): { service: Service; kind: string; externalNo: string }[] {
  const found = new Map<string, { service: Service; kind: string; externalNo: string }>()
  for (const service of services) {
    for (let index = 1; index <= 40; index++) {
      const externalNo = `Cquiet-${service}-${index}`
      const wanted = createOrderContent(population, seed, keyOf(externalNo), service)
      const kind = 'kind' in wanted ? wanted.kind : ''
      if (!found.has(`${service}/${kind}`)) found.set(`${service}/${kind}`, { service, kind, externalNo })
    }
  }
  return [...found.values()]
}

/** The required events and the final state of each, in a cooperative city. */
const days: Record<Service, { end: string; acts: string[] }> = {
  food: { end: 'completed', acts: ['pay', 'accept', 'assign', 'take', 'arriveShop', 'pickUp', 'deliver', 'confirm'] },
  chauffeur: { end: 'completed', acts: ['assign', 'take', 'arrive', 'start', 'end', 'pay'] },
  errand: { end: 'completed', acts: ['pay', 'assign', 'take', 'arrivePickup', 'confirm'] },
  express: {
    end: 'completed',
    acts: ['pay', 'assignCourier', 'pickUp', 'weigh', 'travel', 'sendOut', 'sign', 'confirm'],
  },
  companion: { end: 'completed', acts: ['pay', 'assign', 'take', 'start', 'submit', 'confirm'] },
  challenge: { end: 'finished', acts: ['join', 'begin', 'report', 'agree'] },
}
const errands: Record<string, string[]> = {
  buy: ['showReceipt', 'confirmGoods', 'deliver'],
  fetch: ['pickUp', 'deliver'],
  deliver: ['pickUp', 'deliver'],
  queue: ['begin', 'finish'],
  do: ['begin', 'finish'],
}

test('an order of every kind is completed in a simulated city without mishaps', async () => {
  const server = await startTestServer()
  closing.push(server.stop)
  const desk = await server.signIn('ops')
  const city = await startTestCity(server, { quiet: true, speed: 6000, seed })
  closing.unshift(city.stop)
  const placed: { no: string }[] = []
  for (const { service, externalNo } of oneOfEach()) placed.push(await city.placeOrder({ service, externalNo }))
  expect(placed).toHaveLength(13)
  const read = () => Promise.all(placed.map(({ no }) => desk.call(orders.get, { no })))
  const done = await until(
    async () => {
      await dispatchOnce(desk)
      await city.live(1800)
      const standing = await read()
      return standing.every(({ service, state }) => planOf(service).finals.includes(state)) ? standing : null
    },
    { what: 'the end of every order' },
  )
  for (const { service, state, about, timeline, worker } of done) {
    const { end, acts } = days[service]
    const ofKind = about.service === 'errand' ? (errands[about.kind] ?? []) : []
    expect([service, state]).toEqual([service, end])
    expect(timeline.map(({ action }) => action)).toEqual(expect.arrayContaining([...acts, ...ofKind]))
    expect(worker !== null).toBe(about.service === 'challenge' ? about.kind === 'coach' : service !== 'express')
  }
  expect(await findWrongs(server.db, { graceMs: 15_000 })).toEqual([])
})
