import { goodsFenOf, type OpenOrder } from '#contract/open.ts'
import type { Cast, Customer, Shop } from './cast.ts'
import { metresBetween } from './map.ts'
import type { Dish } from './menus.ts'
import { createRandom, type Random } from './random.ts'

/** What somebody wants to eat; the same seed and key always want the same. */
export type Plan = { shop: Shop; customer: Customer } & Pick<
  OpenOrder,
  'lines' | 'packFen' | 'deliveryFen' | 'discountFen' | 'payFen' | 'note'
>

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

export function planOrder(cast: Cast, seed: string, key: string): Plan {
  const random = createRandom(`${seed}/plan/${key}`)
  const customer = random.pick(cast.customers)
  const shop = random.pick(shopsAround(cast, customer))
  const basket = basketFrom(shop.menu, random)
  const lines = basket.map(({ name, priceFen, quantity }) => ({ name, priceFen, quantity }))
  const goodsFen = goodsFenOf(lines)
  const packFen = basket.reduce((sum, line) => sum + line.packFen * line.quantity, 0)
  const deliveryFen = 300 + 50 * Math.floor(metresBetween(shop.point, customer.point) / 500)
  const discountFen = goodsFen >= 5000 ? 800 : goodsFen >= 3000 ? 400 : 0
  const payFen = goodsFen + packFen + deliveryFen - discountFen
  return { shop, customer, lines, packFen, deliveryFen, discountFen, payFen, note: random.pick(notes) }
}

function shopsAround(cast: Cast, customer: Customer): Shop[] {
  const metresTo = (shop: Shop) => metresBetween(shop.point, customer.point)
  return cast.shops.toSorted((a, b) => metresTo(a) - metresTo(b)).slice(0, 8)
}

function basketFrom(menu: readonly Dish[], random: Random): (Dish & { quantity: number })[] {
  const left = [...menu]
  return Array.from({ length: random.whole(1, 3) }, () => {
    const dish = random.pick(left)
    left.splice(left.indexOf(dish), 1)
    return { ...dish, quantity: random.chance(0.25) ? 2 : 1 }
  })
}

/** The order as the customer's app sends it. `placedAt` and `promisedAt` are on our clock, the promise shortened by `speed`. */
export function writeOrder(plan: Plan, by: { externalNo: string; cityCode: string; speed: number }): OpenOrder {
  const { shop, customer, ...bill } = plan
  const placedAt = Date.now()
  const minutes = 35 + (metresBetween(shop.point, customer.point) / 1000) * 4
  return {
    service: 'food',
    externalNo: by.externalNo,
    cityCode: by.cityCode,
    placedAt: new Date(placedAt).toISOString(),
    promisedAt: new Date(placedAt + (minutes * 60_000) / by.speed).toISOString(),
    customer: { externalId: customer.externalId, name: customer.name, phone: customer.phone },
    merchant: { name: shop.name, detail: shop.detail, phone: shop.phone, ...shop.point },
    receiver: { name: customer.name, detail: customer.detail, phone: customer.phone, ...customer.point },
    ...bill,
  }
}

/** What makes an order itself in every run: its number without the run. An order that is not ours is its own key. */
export function keyOf(externalNo: string): string {
  return /^C[0-9a-z]+-(\d+)$/.exec(externalNo)?.[1] ?? externalNo
}

export function externalNoOf(run: string, index: number): string {
  return `C${run}-${String(index).padStart(4, '0')}`
}
