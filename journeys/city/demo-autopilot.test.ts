import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { atHour } from '#city/world/clock.ts'
import type { Service } from '#contract/orders/service.ts'
import { assignWaiting, letAssign } from '#server/orders/autopilots/feature.ts'
import { startTestCity } from '../setup/process/city.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServerPerTest } from '../setup/process/server.ts'

const cityCode = '410100'
const server = withServerPerTest({ settings: { DEMO_AUTOPILOT: '1' } })

const [minutes, roundSeconds] = [75, 30]
/** Of a Friday: when errands, and when rides and games are ordered most. */
const times: { hour: number; services: Service[] }[] = [
  { hour: 15, services: ['food', 'errand'] },
  { hour: 21, services: ['food', 'chauffeur', 'companion'] },
]

/** What customers say who did not wait any longer for a worker. */
const gaveUp = ['等太久了，不要了', '没有司机，打车走了']

type Counted = { service: Service; placed: number; given_up: number; assigned: number }

test.each(times)(
  'from $hour o’clock on, nobody dispatches: the autopilot assigns, and of each service at most one order of twenty is cancelled for want of a worker',
  async ({ hour, services }) => {
    await letAssign(server.db, cityCode)
    const startsAt = atHour(Date.UTC(2026, 10, 20), hour)
    const city = await startTestCity(server, { seed: 'a visit', peak: 240, startsAt }, ['customer'])
    for (let second = 0; second < minutes * 60; second += roundSeconds) {
      await passTime(roundSeconds)
      await assignWaiting(server.runtime)
      await city.live(roundSeconds)
    }
    await city.stop()

    const { rows } = await sql<Counted>`
    select service, count(*) as placed,
      count(*) filter (where exists (select from events
        where subject = 'orders' and subject_id = orders.id and reason = any(${gaveUp}))) as given_up,
      count(*) filter (where exists (select from assignments
        where order_id = orders.id and mode = 'manual' and by_id is null)) as assigned
    from orders group by service`.execute(server.db)
    const counted = new Map(rows.map(row => [row.service, row]))
    for (const service of services) {
      const { placed = 0, given_up: givenUp = 0, assigned = 0 } = counted.get(service) ?? {}
      expect(placed, service).toBeGreaterThan(10)
      expect(assigned / placed, service).toBeGreaterThan(0.3)
      expect(givenUp / placed, service).toBeLessThanOrEqual(0.05)
    }
  },
)
