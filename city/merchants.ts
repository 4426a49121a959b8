import { type CityOrder, isFirst } from './book.ts'
import type { Street } from './street.ts'

const excuses = ['食材售罄', '设备故障，今日停售', '订单太多，做不过来']

export type Merchants = {
  /** A paid order comes out of the shop's printer. */
  print(order: CityOrder): void
  hear(order: CityOrder): void
}

export function createMerchants(street: Street): Merchants {
  const print = (order: CityOrder) => {
    if (isFirst(order, 'print')) street.begin(decide(street, order))
  }
  return {
    print,
    hear: order => {
      if (order.state === 'pending_accept') print(order)
      // Whoever accepted it, the shop or the desk in its name: now it is cooked.
      if (order.state.startsWith('preparing/') && isFirst(order, 'cook')) street.begin(cook(street, order))
    },
  }
}

async function decide(street: Street, order: CityOrder): Promise<void> {
  const random = street.chanceOf('merchant', order.key)
  const isSlow = random.chance(0.03) && !street.isObliging
  const rejects = random.chance(0.008) && !street.isObliging
  await street.clock.sleep(isSlow ? random.between(200, 700) : Math.min(random.around(20, 0.7), 180))
  if (order.state !== 'pending_accept') return
  if (rejects) await street.act(order, { event: 'reject', by: 'merchant', reason: random.pick(excuses) })
  else await street.act(order, { event: 'accept', by: 'merchant' })
}

async function cook(street: Street, order: CityOrder): Promise<void> {
  await street.clock.sleep(Math.min(street.chanceOf('kitchen', order.key).around(540, 0.4), 1800))
  order.isReady = true
  if (order.state.startsWith('preparing/')) await street.act(order, { event: 'ready', by: 'merchant' })
}
