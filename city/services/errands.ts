import { reportsProblem } from '#city/people/delivery-problems.ts'
import type { Point } from '#city/world/map.ts'
import { shifted } from '#city/world/map.ts'
import { type CityOrder, isOf } from '#city/world/order-book.ts'
import type { ActiveWorker, Route, Stop } from './routes.ts'
import type { OrderListener, Simulation } from './simulation.ts'

type Errand = CityOrder<'errand'>

/** What may be bought anywhere is bought round the corner from where it goes. */
function pickupOf({ about }: Errand): Point {
  return about.pickup ?? shifted(about.drop, 400, -300)
}

const atPickup: Stop<'errand'> = {
  at: pickupOf,
  visit: async (simulation, worker, order) => {
    const rider = { by: 'rider', workerId: worker.person.externalId } as const
    if (order.state === 'accepted') {
      if (!(await simulation.sendEvent(order, { ...rider, event: 'arrivePickup', canLag: true }))) return
    }
    const { kind } = order.about
    await simulation.clock.sleep(simulation.chanceOf('pickup', order.key).between(1, kind === 'buy' ? 10 : 4) * 60)
    if (!worker.jobs.includes(order)) return
    if (kind === 'buy')
      await simulation.sendEvent(order, { ...rider, event: 'showReceipt', facts: receiptOf(simulation, order) })
    else if (kind === 'queue' || kind === 'do') await simulation.sendEvent(order, { ...rider, event: 'begin' })
    else await simulation.sendEvent(order, { ...rider, event: 'pickUp' })
  },
}

/** How riders run errands. A receipt waits for the customer, trouble for the desk. */
export const errandRoute: Route<'errand'> = {
  accepted: atPickup,
  arrived_pickup: atPickup,
  serving: { at: pickupOf, visit: serve },
  delivering: {
    at: ({ about }) => about.drop,
    visit: async (simulation, worker, order) => {
      const rider = { by: 'rider', workerId: worker.person.externalId } as const
      if (await reportsProblem(simulation, order, rider)) return
      if (!(await simulation.isUnchangedAfter(order, simulation.chanceOf('door', order.key).between(20, 150)))) return
      await simulation.sendEvent(order, { ...rider, event: 'deliver' })
    },
  },
  returning: {
    at: pickupOf,
    visit: async (simulation, worker, order) => {
      await simulation.sendEvent(order, { event: 'receiveBack', by: 'rider', workerId: worker.person.externalId })
    },
  },
}

async function serve(simulation: Simulation, worker: ActiveWorker, order: Errand): Promise<void> {
  const rider = { by: 'rider', workerId: worker.person.externalId } as const
  const random = simulation.chanceOf('serving', order.key)
  const minutes = Math.max(1, Math.round((order.about.minutes || 30) * random.between(0.8, 1.3)))
  if (await reportsProblem(simulation, order, rider)) return
  if (!(await simulation.isUnchangedAfter(order, minutes * 60))) return
  await simulation.sendEvent(order, { ...rider, event: 'finish', facts: { minutes } })
}

/** Most receipts stay within what was estimated; one in eight is well above it. */
function receiptOf(simulation: Simulation, { key, about }: Errand): { goodsFen: number } {
  const random = simulation.chanceOf('receipt', key)
  const isAbove = random.chance(0.125) && !simulation.isCooperative
  return {
    goodsFen: Math.round(about.goodsEstimateFen * (isAbove ? random.between(1.12, 1.5) : random.between(0.8, 1))),
  }
}

/** Customers look at the receipt: some do not agree, some do not look. */
export function createErrandCustomers(simulation: Simulation): OrderListener {
  return {
    orderChanged: order => {
      if (isOf(order, 'errand') && order.state === 'goods_confirm') simulation.run(look(simulation, order))
    },
  }
}

async function look(simulation: Simulation, order: Errand): Promise<void> {
  const random = simulation.chanceOf('look', order.key)
  const isAbove = receiptOf(simulation, order).goodsFen > order.about.goodsEstimateFen
  const mood = simulation.isCooperative ? 1 : random.next()
  if (!(await simulation.isUnchangedAfter(order, random.between(20, isAbove ? 480 : 120)))) return
  if (mood < 0.07) return
  if (isAbove && mood < 0.25)
    await simulation.sendEvent(order, { event: 'disputeGoods', by: 'customer', reason: '小票比说好的贵太多' })
  else await simulation.sendEvent(order, { event: 'confirmGoods', by: 'customer' })
}
