import { reportsProblem } from '#city/people/delivery-problems.ts'
import type { Point } from '#city/world/map.ts'
import type { CityOrder } from '#city/world/order-book.ts'
import { minuteMs } from '#contract/base/durations.ts'
import type { ActiveWorker, Route, Stop } from './routes.ts'
import type { Simulation } from './simulation.ts'

function shopOf({ request }: CityOrder<'food'>): Point {
  return request.merchant
}

const atShop: Stop<'food'> = {
  at: shopOf,
  visit: async (simulation, worker, order) => {
    const rider = { by: 'rider', workerId: worker.person.externalId } as const
    if (order.state === 'preparing/accepted') {
      if (!(await simulation.sendEvent(order, { ...rider, event: 'arriveShop', canLag: true }))) return
    }
    await waitForFood(simulation, worker, order)
    if (worker.jobs.includes(order)) await simulation.sendEvent(order, { ...rider, event: 'pickUp' })
  },
}

const atDoor: Stop<'food'> = {
  at: ({ request }) => request.receiver,
  visit: async (simulation, worker, order) => {
    const rider = { by: 'rider', workerId: worker.person.externalId } as const
    if (order.state === 'delivering/picked_up') {
      if (await reportsProblem(simulation, order, rider)) return
      if (!(await simulation.sendEvent(order, { ...rider, event: 'arrive', canLag: true }))) return
    }
    if (!(await simulation.isUnchangedAfter(order, simulation.chanceOf('door', order.key).between(20, 150)))) return
    await simulation.sendEvent(order, { ...rider, event: 'deliver' })
  },
}

export const foodRoute: Route<'food'> = {
  'preparing/accepted': atShop,
  'preparing/arrived_shop': atShop,
  'delivering/picked_up': atDoor,
  'delivering/arrived': atDoor,
  'delivering/returning': {
    at: shopOf,
    visit: async (simulation, worker, order) => {
      await simulation.sendEvent(order, { event: 'receiveBack', by: 'rider', workerId: worker.person.externalId })
    },
  },
}

/** At most twenty minutes: the shop may never have received the order. */
async function waitForFood(simulation: Simulation, worker: ActiveWorker, order: CityOrder): Promise<void> {
  const waitsUntil = simulation.clock.now() + 20 * minuteMs
  while (!order.isReady && simulation.clock.now() < waitsUntil && worker.jobs.includes(order)) {
    await simulation.clock.sleep(15)
  }
  await simulation.clock.sleep(20)
}
