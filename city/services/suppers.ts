import { meetsTrouble } from '#city/people/troubles.ts'
import type { CityOrder } from '#city/world/book.ts'
import type { Point } from '#city/world/map.ts'
import type { Life, Stop, Way } from './rides.ts'
import type { Street } from './street.ts'

function shopOf({ about }: CityOrder<'food'>): Point {
  return about.merchant
}

const atShop: Stop<'food'> = {
  at: shopOf,
  visit: async (street, life, order) => {
    const rider = { by: 'rider', workerId: life.card.externalId } as const
    if (order.state === 'preparing/accepted') {
      if (!(await street.act(order, { ...rider, event: 'arriveShop', canLag: true }))) return
    }
    await waitForFood(street, life, order)
    if (life.jobs.includes(order)) await street.act(order, { ...rider, event: 'pickUp' })
  },
}

const atDoor: Stop<'food'> = {
  at: ({ about }) => about.receiver,
  visit: async (street, life, order) => {
    const rider = { by: 'rider', workerId: life.card.externalId } as const
    if (order.state === 'delivering/picked_up') {
      if (await meetsTrouble(street, order, rider)) return
      if (!(await street.act(order, { ...rider, event: 'arrive', canLag: true }))) return
    }
    if (!(await street.waits(order, street.chanceOf('door', order.key).between(20, 150)))) return
    await street.act(order, { ...rider, event: 'deliver' })
  },
}

/** How riders carry food. */
export const foodWay: Way<'food'> = {
  'preparing/accepted': atShop,
  'preparing/arrived_shop': atShop,
  'delivering/picked_up': atDoor,
  'delivering/arrived': atDoor,
  'delivering/returning': {
    at: shopOf,
    visit: async (street, life, order) => {
      await street.act(order, { event: 'receiveBack', by: 'rider', workerId: life.card.externalId })
    },
  },
}

/** A rider who waits too long takes what is there: nobody waits for ever for a shop that was never told. */
async function waitForFood(street: Street, life: Life, order: CityOrder): Promise<void> {
  const patientUntil = street.clock.now() + 20 * 60_000
  while (!order.isReady && street.clock.now() < patientUntil && life.jobs.includes(order)) {
    await street.clock.sleep(15)
  }
  await street.clock.sleep(20)
}
