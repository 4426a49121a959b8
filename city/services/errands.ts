import { meetsTrouble } from '#city/people/troubles.ts'
import { type CityOrder, isOf } from '#city/world/book.ts'
import type { Point } from '#city/world/map.ts'
import { shifted } from '#city/world/map.ts'
import type { Life, Stop, Way } from './rides.ts'
import type { Street, Trade } from './street.ts'

type Errand = CityOrder<'errand'>

/** What may be bought anywhere is bought round the corner from where it goes. */
function pickupOf({ about }: Errand): Point {
  return about.pickup ?? shifted(about.drop, 400, -300)
}

const atPickup: Stop<'errand'> = {
  at: pickupOf,
  visit: async (street, life, order) => {
    const rider = { by: 'rider', workerId: life.card.externalId } as const
    if (order.state === 'accepted') {
      if (!(await street.act(order, { ...rider, event: 'arrivePickup', canLag: true }))) return
    }
    const { kind } = order.about
    await street.clock.sleep(street.chanceOf('pickup', order.key).between(1, kind === 'buy' ? 10 : 4) * 60)
    if (!life.jobs.includes(order)) return
    if (kind === 'buy') await street.act(order, { ...rider, event: 'showReceipt', facts: receiptOf(street, order) })
    else if (kind === 'queue' || kind === 'do') await street.act(order, { ...rider, event: 'begin' })
    else await street.act(order, { ...rider, event: 'pickUp' })
  },
}

/** How riders run errands. A receipt waits for the customer, trouble for the desk. */
export const errandWay: Way<'errand'> = {
  accepted: atPickup,
  arrived_pickup: atPickup,
  serving: { at: pickupOf, visit: serve },
  delivering: {
    at: ({ about }) => about.drop,
    visit: async (street, life, order) => {
      const rider = { by: 'rider', workerId: life.card.externalId } as const
      if (await meetsTrouble(street, order, rider)) return
      if (!(await street.waits(order, street.chanceOf('door', order.key).between(20, 150)))) return
      await street.act(order, { ...rider, event: 'deliver' })
    },
  },
  returning: {
    at: pickupOf,
    visit: async (street, life, order) => {
      await street.act(order, { event: 'receiveBack', by: 'rider', workerId: life.card.externalId })
    },
  },
}

async function serve(street: Street, life: Life, order: Errand): Promise<void> {
  const rider = { by: 'rider', workerId: life.card.externalId } as const
  const random = street.chanceOf('serving', order.key)
  const minutes = Math.max(1, Math.round((order.about.minutes || 30) * random.between(0.8, 1.3)))
  if (await meetsTrouble(street, order, rider)) return
  if (!(await street.waits(order, minutes * 60))) return
  await street.act(order, { ...rider, event: 'finish', facts: { minutes } })
}

/** Most receipts stay within what was estimated; one in eight is well above it. */
function receiptOf(street: Street, { key, about }: Errand): { goodsFen: number } {
  const random = street.chanceOf('receipt', key)
  const isAbove = random.chance(0.125) && !street.isObliging
  return {
    goodsFen: Math.round(about.goodsEstimateFen * (isAbove ? random.between(1.12, 1.5) : random.between(0.8, 1))),
  }
}

/** Customers look at the receipt: some do not agree, some do not look. */
export function createErrandCustomers(street: Street): Trade {
  return {
    see: order => {
      if (isOf(order, 'errand') && order.state === 'goods_confirm') street.begin(look(street, order))
    },
  }
}

async function look(street: Street, order: Errand): Promise<void> {
  const random = street.chanceOf('look', order.key)
  const isAbove = receiptOf(street, order).goodsFen > order.about.goodsEstimateFen
  const mood = street.isObliging ? 1 : random.next()
  if (!(await street.waits(order, random.between(20, isAbove ? 480 : 120)))) return
  if (mood < 0.07) return
  if (isAbove && mood < 0.25)
    await street.act(order, { event: 'disputeGoods', by: 'customer', reason: '小票比说好的贵太多' })
  else await street.act(order, { event: 'confirmGoods', by: 'customer' })
}
