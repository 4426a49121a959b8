import { afterEach, expect, test } from 'vitest'
import { atHour } from '#city/world/clock.ts'
import { services } from '#contract/orders/service.ts'
import { decideOnce } from '../setup/orders/day.ts'
import { dispatchOnce, startTestCity } from '../setup/process/city.ts'
import { roundsOf } from '../setup/process/drills.ts'
import { findWrongs } from '../setup/process/invariants.ts'
import { startTestServer } from '../setup/process/server.ts'
import { findUnsaid } from '../setup/process/unsaid.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

type Said = { what: string } & Record<string, unknown>

/** City time from ten on Friday morning; staff act every ten minutes. */
const [hours, roundSeconds] = [roundsOf({ some: 5, all: 24 }), 600]
const tenOnFriday = atHour(Date.UTC(2026, 10, 20), 10)

test(`after ${hours} simulated hours with mishaps, all orders satisfy the invariants`, async () => {
  const server = await startTestServer()
  closing.push(server.stop)
  const desk = await server.signIn('ops')
  const said: Said[] = []
  const options = {
    seed: 'a day',
    speed: roundSeconds,
    startsAt: tenOnFriday,
    peak: 5,
    grabShare: 0.6,
    log: (what: string, details?: Record<string, unknown>) => said.push({ what, ...details }),
  }
  const city = await startTestCity(server, options, ['customer'])
  closing.unshift(city.stop)
  for (let round = 0; round < (hours * 3600) / roundSeconds; round++) {
    // Most orders are food; there are enough of the other services to cover them all.
    const service = services[round % services.length]
    if (service) await city.placeOrder({ service }).catch(() => null)
    await dispatchOnce(desk)
    await decideOnce(desk)
    for (let part = 0; part < 3; part++) await city.live(roundSeconds / 3)
  }
  await city.stop()

  expect(await findWrongs(server.db, { graceMs: 15_000 })).toEqual([])
  // Every service had completed orders, and there were late and repeated events.
  const ends = await server.db
    .selectFrom('orders')
    .select(['service', row => row.fn.countAll<number>().as('count')])
    .where('finished_at', 'is not', null)
    .groupBy('service')
    .execute()
  expect(ends.map(({ service }) => service).toSorted()).toEqual([...services].toSorted())
  const faults = said.filter(({ what }) => what === 'fault').map(({ is }) => is)
  expect(new Set(faults)).toEqual(new Set(['late', 'twice']))
  // Refused events were too late; none was malformed, and no simulated actor failed.
  expect(said.filter(({ what, error }) => what === 'refused' && !String(error).includes('refused with 422'))).toEqual(
    [],
  )
  expect(said.filter(({ what }) => what === 'failed')).toEqual([])
  expect(await findUnsaid(server.db)).toEqual([])
})
