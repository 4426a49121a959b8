import type { Customer, Population, Shop } from '#city/people/population.ts'
import { metresBetween } from '#city/world/map.ts'
import type { Dish } from '#city/world/menus.ts'
import type { Random } from '#city/world/random.ts'
import { goodsFenOf } from '#contract/open/open-orders.ts'
import { customerOf, type OrderContent, placeOf } from './order-content.ts'

const notes = [
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

export function foodContent(population: Population, random: Random): OrderContent<'food'> {
  const customer = random.pick(population.customers)
  const shop = random.pick(shopsNear(population, customer))
  const basket = basketFrom(shop.menu, random)
  const lines = basket.map(({ name, priceFen, quantity }) => ({ name, priceFen, quantity }))
  const goodsFen = goodsFenOf(lines)
  const packFen = basket.reduce((sum, line) => sum + line.packFen * line.quantity, 0)
  const metres = metresBetween(shop.point, customer.point)
  const deliveryFen = 300 + 50 * Math.floor(metres / 500)
  const discountFen = goodsFen >= 5000 ? 800 : goodsFen >= 3000 ? 400 : 0
  return {
    service: 'food',
    customer: customerOf(customer),
    merchant: placeOf(shop),
    receiver: placeOf(customer),
    lines,
    packFen,
    deliveryFen,
    discountFen,
    payFen: goodsFen + packFen + deliveryFen - discountFen,
    note: random.pick(notes),
    after: { promisedAt: 35 + (metres / 1000) * 4 },
  }
}

function shopsNear(population: Population, customer: Customer): Shop[] {
  const metresTo = (shop: Shop) => metresBetween(shop.point, customer.point)
  return population.shops.toSorted((a, b) => metresTo(a) - metresTo(b)).slice(0, 8)
}

function basketFrom(menu: readonly Dish[], random: Random): (Dish & { quantity: number })[] {
  const left = [...menu]
  return Array.from({ length: random.whole(1, 3) }, () => {
    const dish = random.pick(left)
    left.splice(left.indexOf(dish), 1)
    return { ...dish, quantity: random.chance(0.25) ? 2 : 1 }
  })
}
