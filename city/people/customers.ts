import type { Street, Trade } from '#city/services/street.ts'
import { type CityOrder, isFirst, isOpenTo } from '#city/world/book.ts'
import { planOf, type Service } from '#contract/orders/service.ts'

const regrets = ['地址填错了，重新下单', '临时有事不在家', '点错了', '忘记用优惠券']

/** Minutes after which somebody who is still waiting gives up: from, to. */
const patience: Readonly<Record<Service, readonly [number, number]>> = {
  food: [45, 90],
  chauffeur: [20, 45],
  errand: [60, 120],
  express: [240, 480],
  companion: [40, 90],
  challenge: [60, 90],
}

/** In seconds of ours: however fast the city lives, the desk gets the time to answer. */
const leastPatience = 15

/** What customers do whatever they ordered; what only those of one service do stands with its trade. */
export function createCustomers(street: Street): Trade {
  return {
    see: order => {
      if (order.state === planOf(order.service).states[0] && isFirst(order, 'live')) street.begin(live(street, order))
      if (isOpenTo(order, 'confirm', 'customer')) street.begin(confirm(street, order))
    },
  }
}

/** From the placed order until there is nothing left to do but wait. */
async function live(street: Street, order: CityOrder): Promise<void> {
  const random = street.chanceOf('customer', order.key)
  const isAbandoned = random.chance(0.04)
  const payAfter = random.around(8, 0.6)
  const regretsAfter = random.chance(0.025) ? random.between(15, 55) : null
  const [least, most] = patience[order.service]
  const gaveUpAfter = Math.max(random.between(least, most) * 60, leastPatience * street.clock.speed)
  const urges = random.chance(0.3)
  if (isOpenTo(order, 'pay', 'payment')) {
    if (isAbandoned && !street.isObliging) return abandon(street, order, random.chance(0.5))
    await street.clock.sleep(payAfter)
    if (!(await pay(street, order, 'pay', order.about.payFen))) return
  }
  if (street.isObliging) return
  if (regretsAfter !== null) {
    await street.clock.sleep(regretsAfter)
    return cancel(street, order, random.pick(regrets))
  }
  await street.clock.sleep(gaveUpAfter / 2)
  if (urges && isOpenTo(order, 'urge', 'customer')) await street.act(order, { event: 'urge', by: 'customer' })
  await street.clock.sleep(gaveUpAfter / 2)
  await cancel(street, order, '等太久了，不要了')
}

async function cancel(street: Street, order: CityOrder, reason: string): Promise<void> {
  if (isOpenTo(order, 'cancel', 'customer')) await street.act(order, { event: 'cancel', by: 'customer', reason })
}

/** Half of them close the order; the rest leave it lying until the server's clock does. */
async function abandon(street: Street, order: CityOrder, closes: boolean): Promise<void> {
  if (!closes) return
  if (await street.waits(order, 90)) {
    await street.act(order, { event: 'close', by: 'customer', reason: '不想要了' })
  }
}

export async function pay(street: Street, order: CityOrder, event: 'pay' | 'payDifference', amountFen: number) {
  return street.act(order, { event, by: 'payment', amountFen })
}

async function confirm(street: Street, order: CityOrder): Promise<void> {
  const random = street.chanceOf('confirm', order.key)
  if (random.chance(0.3) && !street.isObliging) return
  if (await street.waits(order, random.between(2, 20) * 60)) {
    await street.act(order, { event: 'confirm', by: 'customer' })
  }
}
