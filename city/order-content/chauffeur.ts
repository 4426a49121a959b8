import type { Population } from '#city/people/population.ts'
import { metresBetween } from '#city/world/map.ts'
import type { Random } from '#city/world/random.ts'
import { customerOf, type OrderContent, placeOf } from './order-content.ts'

const cars = ['大众朗逸', '丰田卡罗拉', '本田雅阁', '比亚迪秦', '吉利博越', '长安CS75', '别克君威', '红旗H5']
const notes = ['', '', '', '车停在地下二层', '喝多了，请慢点开', '到了打车主电话']

/** One passenger in eight is not the customer, and one ride in twelve has no stated destination. */
export function chauffeurContent(population: Population, random: Random): OrderContent<'chauffeur'> {
  const customer = random.pick(population.customers)
  const passenger = random.chance(0.12) ? random.pick(population.customers) : customer
  const shop = random.pick(population.shops)
  const estimatedM = Math.round(metresBetween(shop.point, passenger.point) * 1.3)
  return {
    service: 'chauffeur',
    customer: customerOf(customer),
    passenger: { name: passenger.name, phone: passenger.phone },
    from: placeOf(shop),
    ...(random.chance(0.92) && { to: placeOf(passenger) }),
    plate: plateOf(random),
    car: random.pick(cars),
    gearbox: random.chance(0.9) ? 'auto' : 'manual',
    estimatedM,
    payFen: fareFen(estimatedM, 0),
    note: random.pick(notes),
    after: random.chance(0.1) ? { bookedFor: random.whole(30, 90) } : {},
  }
}

/** 38 yuan for the first 5 km and ten minutes of waiting, 4 yuan for each further kilometre, 1 yuan for each further minute. */
export function fareFen(metres: number, waitSeconds: number): number {
  const kilometres = Math.ceil(Math.max(0, metres - 5000) / 1000)
  const minutes = Math.ceil(Math.max(0, waitSeconds - 600) / 60)
  return 3800 + kilometres * 400 + minutes * 100
}

function plateOf(random: Random): string {
  const signs = [...'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789']
  return `豫A${Array.from({ length: 5 }, () => random.pick(signs)).join('')}`
}
