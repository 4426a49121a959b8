import { type CityOrder, isFirst, isUnderway } from './book.ts'
import type { Street } from './street.ts'

const regrets = ['地址填错了，重新下单', '临时有事不在家', '点错了', '忘记用优惠券']

export type Customers = {
  /** From the placed order until there is nothing left to do but wait. */
  live(order: CityOrder): Promise<void>
  /** The bag is in their hands. */
  receive(order: CityOrder): void
  hear(order: CityOrder): void
}

export function createCustomers(street: Street, onPaid: (order: CityOrder) => void): Customers {
  return {
    live: order => live(street, order, onPaid),
    receive: order => {
      if (isFirst(order, 'confirm')) street.begin(confirm(street, order))
    },
    hear: order => {
      if (order.state === 'cancelled' && isFirst(order, 'refund')) street.begin(refund(street, order))
      if (order.state === 'delivered' && isFirst(order, 'confirm')) street.begin(confirm(street, order))
    },
  }
}

async function live(street: Street, order: CityOrder, onPaid: (order: CityOrder) => void): Promise<void> {
  const { clock, isObliging } = street
  const random = street.chanceOf('customer', order.key)
  const isAbandoned = random.chance(0.04)
  const payAfter = random.around(8, 0.6)
  const regretsAfter = random.chance(0.025) ? random.between(15, 55) : null
  const patience = random.between(45, 90) * 60
  const regret = random.pick(regrets)
  if (isAbandoned && !isObliging) return abandon(street, order, random.chance(0.5))
  await clock.sleep(payAfter)
  if (!(await street.act(order, { event: 'pay', by: 'payment', amountFen: order.payFen }))) return
  onPaid(order)
  if (isObliging) return
  if (regretsAfter !== null) {
    await clock.sleep(regretsAfter)
    if (isUnderway(order)) await street.act(order, { event: 'cancel', by: 'customer', reason: regret })
    return
  }
  await clock.sleep(patience)
  if (isUnderway(order)) await street.act(order, { event: 'cancel', by: 'customer', reason: '等太久了，不要了' })
}

/** Half of them close the order; the rest leave it lying until the server's clock does. */
async function abandon(street: Street, order: CityOrder, closes: boolean): Promise<void> {
  if (!closes) return
  await street.clock.sleep(90)
  await street.act(order, { event: 'close', by: 'customer', reason: '不想要了' })
}

async function confirm(street: Street, order: CityOrder): Promise<void> {
  const random = street.chanceOf('confirm', order.key)
  if (random.chance(0.3) && !street.isObliging) return
  await street.clock.sleep(random.between(2, 20) * 60)
  if (order.state === 'delivered') await street.act(order, { event: 'confirm', by: 'customer' })
}

/** The payment channel, some time after the order was cancelled. */
async function refund(street: Street, order: CityOrder): Promise<void> {
  await street.clock.sleep(street.chanceOf('refund', order.key).between(10, 90))
  await street.act(order, { event: 'refund', by: 'payment' })
}
