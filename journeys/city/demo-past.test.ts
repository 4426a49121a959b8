import { beforeAll, describe, expect, test } from 'vitest'
import type { OrderRow } from '#contract/orders/order.ts'
import type { OrderQueue } from '#contract/orders/order-queues.ts'
import { orders } from '#contract/orders/orders.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { workers } from '#contract/people/workers.ts'
import { addPastOrders } from '#server/demo/add-past-orders.ts'
import { fillOrders } from '#server/demo/history.ts'
import { addOffers } from '#server/demo/offers.ts'
import { pastOrder } from '#server/demo/past-order.ts'
import { fillWorkforce } from '#server/demo/workforce.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { findWrongs } from '../setup/process/invariants.ts'
import { withServer } from '../setup/process/server.ts'

const past = ['chauffeur', 'errand', 'express', 'companion', 'challenge'] as const
const hour = 3_600_000

const server = withServer()
let desk: Desk

beforeAll(async () => {
  desk = await server.signIn('super_admin')
  await fillOrders(server.db, { cityCode: homeCity, orders: 200, days: 4 })
  await fillWorkforce(server.db, homeCity)
  await addPastOrders(server.db, { cityCode: homeCity, days: 4 })
  await addOffers(server.db)
})

async function list(service: Service, queue: OrderQueue = 'all'): Promise<OrderRow[]> {
  return (await desk.call(orders.list, { service, queue, limit: 200 })).rows
}

describe('past orders of the demo', () => {
  test('follow the plans of their services, and the amounts add up', async () => {
    // Orders of food have no events here, because fillOrders() creates none.
    const wrongs = await findWrongs(server.db, { graceMs: hour })
    expect(wrongs.filter(sentence => !sentence.includes('WM'))).toEqual([])
  })

  test('appear on the screens of all services, some of them waiting for staff', async () => {
    for (const service of services) {
      const rows = await list(service)
      expect(rows.length).toBeGreaterThan(20)
      const { no } = rows[0] ?? { no: '' }
      const { timeline } = await desk.call(orders.get, { no })
      expect(service === 'food' || timeline.length > 1).toBe(true)
    }
    const waiting = [
      ['companion', 'arbitrate'],
      ['challenge', 'dispute'],
      ['express', 'transit'],
    ] as const
    for (const [service, queue] of waiting) {
      expect([service, queue, (await list(service, queue)).length > 0]).toEqual([service, queue, true])
    }
  })

  test('count in the records of workers of each kind', async () => {
    for (const queue of ['rider', 'chauffeur', 'companion'] as const) {
      const { rows } = await desk.call(workers.list, { queue, limit: 200 })
      const sum = (read: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + read(row), 0)
      expect(sum(({ record }) => record.finished)).toBeGreaterThan(20)
      expect(sum(({ record }) => record.offered)).toBeGreaterThan(sum(({ record }) => record.accepted))
    }
  })

  test('have ended before now, whatever the hour', () => {
    const people = [1, 2, 3].map(id => ({ id, name: `某人${id}`, phone: `1990001000${id}` }))
    const serviceTypes = ['game:群星峡谷', 'game:荒岛行动', 'game:剑气长歌', 'game:弹指飞车']
    const pastWorkers = people.map(person => ({ ...person, serviceTypes }))
    for (const service of past) {
      for (let n = 0; n < 240; n++) {
        const now = Date.now() + (n % 24) * hour
        const order = pastOrder(
          { service, n, cityCode: homeCity, customers: people, workers: pastWorkers },
          now - n * 7 * 60_000,
          now,
        )
        expect(order.placedAt + (order.moves.at(-1)?.after ?? 0) * 60_000).toBeLessThanOrEqual(now)
      }
    }
  })
})
