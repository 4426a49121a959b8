import { reportsProblem } from '#city/people/delivery-problems.ts'
import type { Point } from '#city/world/map.ts'
import { shifted } from '#city/world/map.ts'
import { type CityOrder, isOf } from '#city/world/order-book.ts'
import type { ActiveWorker, Route, Stop } from './routes.ts'
import type { OrderListener, Simulation } from './simulation.ts'

type Errand = CityOrder<'errand'>

/** Goods without a stated shop are bought near the destination. */
function pickupOf({ request }: Errand): Point {
  return request.pickup ?? shifted(request.drop, 400, -300)
}

const atPickup: Stop<'errand'> = {
  at: pickupOf,
  visit: async (simulation, worker, order) => {
    const rider = { by: 'rider', workerId: worker.person.externalId } as const
    if (order.state === 'accepted') {
      if (!(await simulation.sendEvent(order, { ...rider, event: 'arrivePickup', canLag: true }))) return
    }
    const { kind } = order.request
    await simulation.clock.sleep(simulation.chanceOf('pickup', order.key).between(1, kind === 'buy' ? 10 : 4) * 60)
    if (!worker.jobs.includes(order)) return
    if (kind === 'buy')
      await simulation.sendEvent(order, { ...rider, event: 'showReceipt', facts: receiptOf(simulation, order) })
    else if (kind === 'queue' || kind === 'do') await simulation.sendEvent(order, { ...rider, event: 'begin' })
    else await simulation.sendEvent(order, { ...rider, event: 'pickUp' })
  },
}

/** A receipt waits for the customer, a delivery problem for staff. */
export const errandRoute: Route<'errand'> = {
  accepted: atPickup,
  arrived_pickup: atPickup,
  serving: { at: pickupOf, visit: serve },
  delivering: {
    at: ({ request }) => request.drop,
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
  const minutes = Math.max(1, Math.round((order.request.minutes || 30) * random.between(0.8, 1.3)))
  if (await reportsProblem(simulation, order, rider)) return
  if (!(await simulation.isUnchangedAfter(order, minutes * 60))) return
  await simulation.sendEvent(order, { ...rider, event: 'finish', facts: { minutes } })
}

/** One receipt in eight is well above the estimate. */
function receiptOf(simulation: Simulation, { key, request }: Errand): { goodsFen: number } {
  const random = simulation.chanceOf('receipt', key)
  const isAbove = random.chance(0.125) && !simulation.isCooperative
  return {
    goodsFen: Math.round(request.goodsEstimateFen * (isAbove ? random.between(1.12, 1.5) : random.between(0.8, 1))),
  }
}

/** Customers confirm the receipt, dispute it, or do not react. */
export function createErrandCustomers(simulation: Simulation): OrderListener {
  return {
    orderChanged: order => {
      if (isOf(order, 'errand') && order.state === 'goods_confirm') simulation.run(answerReceipt(simulation, order))
    },
  }
}

async function answerReceipt(simulation: Simulation, order: Errand): Promise<void> {
  const random = simulation.chanceOf('look', order.key)
  const isAbove = receiptOf(simulation, order).goodsFen > order.request.goodsEstimateFen
  const draw = simulation.isCooperative ? 1 : random.next()
  if (!(await simulation.isUnchangedAfter(order, random.between(20, isAbove ? 480 : 120)))) return
  if (draw < 0.07) return
  if (isAbove && draw < 0.25)
    await simulation.sendEvent(order, { event: 'disputeGoods', by: 'customer', reason: '小票比说好的贵太多' })
  else await simulation.sendEvent(order, { event: 'confirmGoods', by: 'customer' })
}
