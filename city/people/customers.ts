import type { OrderListener, Simulation } from '#city/services/simulation.ts'
import { type CityOrder, isOpenTo, tryBegin } from '#city/world/order-book.ts'
import { planOf, type Service } from '#contract/orders/service.ts'

const cancelReasons = ['地址填错了，重新下单', '临时有事不在家', '点错了', '忘记用优惠券']

/** Minutes after which a waiting customer cancels: least, most. */
const waitingMinutes: Readonly<Record<Service, readonly [number, number]>> = {
  food: [45, 90],
  chauffeur: [20, 45],
  errand: [60, 120],
  express: [240, 480],
  companion: [40, 90],
  challenge: [60, 90],
}

/** In real seconds, so that staff have time to act at any speed of the city. */
const leastWaitSeconds = 15

/** The behaviour that customers of all services share. */
export function createCustomers(simulation: Simulation): OrderListener {
  return {
    orderChanged: order => {
      if (order.state === planOf(order.service).states[0] && tryBegin(order, 'placed'))
        simulation.run(payAndWait(simulation, order))
      if (isOpenTo(order, 'confirm', 'customer')) simulation.run(confirm(simulation, order))
      else if (isOpenTo(order, 'rate', 'customer') && tryBegin(order, 'rating')) simulation.run(rate(simulation, order))
    },
  }
}

async function payAndWait(simulation: Simulation, order: CityOrder): Promise<void> {
  const random = simulation.chanceOf('customer', order.key)
  const isAbandoned = random.chance(0.04)
  const payAfter = random.around(8, 0.6)
  const cancelsAfter = random.chance(0.025) ? random.between(15, 55) : null
  const [least, most] = waitingMinutes[order.service]
  const givesUpAfter = Math.max(random.between(least, most) * 60, leastWaitSeconds * simulation.clock.speed)
  const urges = random.chance(0.3)
  if (isOpenTo(order, 'pay', 'payment')) {
    if (isAbandoned && !simulation.isCooperative) return abandon(simulation, order, random.chance(0.5))
    await simulation.clock.sleep(payAfter)
    if (!(await pay(simulation, order, 'pay', order.request.payFen))) return
  }
  if (simulation.isCooperative) return
  if (cancelsAfter !== null) {
    await simulation.clock.sleep(cancelsAfter)
    return cancel(simulation, order, random.pick(cancelReasons))
  }
  await simulation.clock.sleep(givesUpAfter / 2)
  if (urges && isOpenTo(order, 'urge', 'customer')) await simulation.sendEvent(order, { event: 'urge', by: 'customer' })
  await simulation.clock.sleep(givesUpAfter / 2)
  await cancel(simulation, order, '等太久了，不要了')
}

async function cancel(simulation: Simulation, order: CityOrder, reason: string): Promise<void> {
  if (isOpenTo(order, 'cancel', 'customer'))
    await simulation.sendEvent(order, { event: 'cancel', by: 'customer', reason })
}

/** Half of them close the order; the rest leave it to the timeout of the server. */
async function abandon(simulation: Simulation, order: CityOrder, closes: boolean): Promise<void> {
  if (!closes) return
  if (await simulation.isUnchangedAfter(order, 90)) {
    await simulation.sendEvent(order, { event: 'close', by: 'customer', reason: '不想要了' })
  }
}

export async function pay(simulation: Simulation, order: CityOrder, event: 'pay' | 'payDifference', amountFen: number) {
  return simulation.sendEvent(order, { event, by: 'payment', amountFen })
}

async function confirm(simulation: Simulation, order: CityOrder): Promise<void> {
  const random = simulation.chanceOf('confirm', order.key)
  if (random.chance(0.3) && !simulation.isCooperative) return
  if (await simulation.isUnchangedAfter(order, random.between(2, 20) * 60)) {
    await simulation.sendEvent(order, { event: 'confirm', by: 'customer' })
  }
}

const praises = ['', '', '很准时', '态度很好，谢谢', '包装很仔细'] as const
const complaints = ['', '等太久了', '催了两次'] as const

/** Two in five say how it was, some minutes after it was completed. */
async function rate(simulation: Simulation, order: CityOrder): Promise<void> {
  const random = simulation.chanceOf('rating', order.key)
  if (simulation.isCooperative || !random.chance(0.4)) return
  await simulation.clock.sleep(random.between(3, 30) * 60)
  const isPleased = random.chance(0.9)
  const score = isPleased ? random.pick([4, 5, 5]) : random.pick([1, 2, 3])
  const comment = random.pick(isPleased ? praises : complaints)
  await simulation.sendEvent(order, { event: 'rate', by: 'customer', facts: { score, comment } })
}
