import type { OrderListener, Simulation } from '#city/services/simulation.ts'
import { type CityOrder, isOf, tryBegin } from '#city/world/order-book.ts'

export const calledDeliveredEarly = 'calledDeliveredEarly'

/** With one meal in twenty-five the rider says on the way that it is delivered. */
export function createEarlyDeliveries(simulation: Simulation): OrderListener {
  async function sayTooEarly(order: CityOrder, workerId: string): Promise<void> {
    const random = simulation.chanceOf('early', order.key)
    if (!random.chance(0.04)) return
    if (!(await simulation.isUnchangedAfter(order, random.between(40, 150)))) return
    order.begun.add(calledDeliveredEarly)
    await simulation.sendEvent(order, { event: 'deliver', by: 'rider', workerId })
  }

  return {
    orderChanged(order) {
      if (simulation.isCooperative || !isOf(order, 'food') || order.state !== 'delivering/picked_up') return
      if (order.workerId && tryBegin(order, 'pickedUp')) simulation.run(sayTooEarly(order, order.workerId))
    },
  }
}
