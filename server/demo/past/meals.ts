import { shanghaiAsUtc } from '#contract/base/shanghai.ts'
import { comparedForm } from '#contract/base/texts/typed-text.ts'
import { between, fraction, pick, skewedIndex } from '#contract/demo/chance.ts'
import { weatherOf } from '#contract/demo/days.ts'
import type { PersonData } from '../order-content.ts'
import { type PastShop, shops } from '../shops.ts'
import { menus, type PastDish } from './menus.ts'
import { addressOf, spotOf } from './streets.ts'

const notes = [
  '',
  '',
  '',
  '',
  '',
  '不要香菜',
  '少放辣',
  '多给一双筷子',
  '放门口，别敲门，孩子在睡',
  '到了打电话',
  '汤和面分开装',
]
const lunchAndDinner = [11, 12, 18, 19]

/** A meal as it was ordered and how it went. */
export type PastMeal = {
  n: number
  placedAt: number
  minutes: number
  isServed: boolean
  customerId: number
  riderId: number
  search: string
  payFen: number
  details: object
}

/** When it was placed, and what the clock of the city showed then. */
type Moments = { placedAt: number; cityTime: number }
export type People = { customers: readonly PersonData[]; riders: readonly number[] }

/** The n-th past order of food. Some people order every week, some once a season. */
export function pastMeal(n: number, { placedAt, cityTime }: Moments, { customers, riders }: People): PastMeal {
  const customer = customers[skewedIndex(n, 1, customers.length)] as PersonData
  const shop = favouriteOf(customer.id, n)
  const lines = basketOf(menus[shop.category] ?? [], n)
  const home = addressOf(customer.id)
  const from = spotOf(shop.detail, shops.indexOf(shop))
  const metres = metresBetween(from, home)
  const goodsFen = lines.reduce((sum, { priceFen, quantity }) => sum + priceFen * quantity, 0)
  const packFen = lines.reduce((sum, line) => sum + line.packFen * line.quantity, 0)
  const deliveryFen = 300 + 50 * Math.floor(metres / 500)
  const discountFen = goodsFen >= 5000 ? 800 : goodsFen >= 3000 ? 400 : 0
  return {
    n,
    placedAt,
    minutes: minutesOf(n, cityTime, metres),
    isServed: between(n, 6, 0, 100) >= 5,
    customerId: customer.id,
    riderId: riders[skewedIndex(n, 7, riders.length, 3)] as number,
    search: comparedForm(`${shop.name} ${customer.name}`),
    payFen: goodsFen + packFen + deliveryFen - discountFen,
    details: {
      from: { name: shop.name, detail: shop.detail, phone: shop.phone, ...from },
      to: { name: customer.name, phone: customer.phone, ...home },
      lines: lines.map(({ name, quantity, priceFen }) => ({ name, quantity, priceFen })),
      packFen,
      deliveryFen,
      discountFen,
      note: pick(n, 8, notes),
    },
  }
}

/** Everybody has three shops, and likes one of them most. */
function favouriteOf(customer: number, n: number): PastShop {
  return pick(customer, 11 + skewedIndex(n, 9, 3, 4), shops)
}

function basketOf(menu: readonly PastDish[], n: number): (PastDish & { quantity: number })[] {
  const left = [...menu]
  return Array.from({ length: Math.min(menu.length, pick(n, 14, [1, 2, 2, 3, 3, 4])) }, (_, place) => {
    // Dishes that fill come first on the menu, and in a basket.
    const [dish] = left.splice(
      skewedIndex(n, 15 + place, place === 0 ? Math.min(3, left.length) : left.length, 2),
      1,
    ) as [PastDish]
    return { ...dish, quantity: fraction(n, 21 + place) < 0.2 ? 2 : 1 }
  })
}

/** Longer at noon and in the evening, over a distance and in the rain; now and then something goes wrong. */
function minutesOf(n: number, cityTime: number, metres: number): number {
  const isBusy = lunchAndDinner.includes(shanghaiAsUtc(cityTime).getUTCHours())
  const usual = between(n, 27, 13, 14) + (metres / 1000) * 2.5 + (isBusy ? 4 : 0)
  const wet = weatherOf(cityTime) === 'rain' ? 1.25 : 1
  return Math.round(usual * wet) + (fraction(n, 28) < 0.06 ? between(n, 29, 12, 20) : 0)
}

function metresBetween(one: { lng: number; lat: number }, other: { lng: number; lat: number }): number {
  return Math.hypot((one.lng - other.lng) * 91_500, (one.lat - other.lat) * 111_320)
}
