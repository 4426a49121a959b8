import type { Population } from '#city/people/population.ts'
import type { Random } from '#city/world/random.ts'
import { customerOf, type OrderContent, placeOf } from './order-content.ts'

const carriers = ['迅风速运', '驿达快递', '橙路快运']
const goods = ['衣物', '书籍', '文件', '土特产', '小家电', '化妆品', '手工陶杯']

export function expressContent(population: Population, random: Random): OrderContent<'express'> {
  const customer = random.pick(population.customers)
  const weightG = Math.round(Math.min(random.around(1800, 0.8), 30_000))
  const freightFen = freightFenOf(weightG)
  const insuranceFen = random.chance(0.15) ? 300 : 0
  return {
    service: 'express',
    customer: customerOf(customer),
    carrier: random.pick(carriers),
    sender: placeOf(customer),
    receiver: placeOf(random.pick(population.customers)),
    goods: random.pick(goods),
    weightG,
    freightFen,
    insuranceFen,
    payFen: freightFen + insuranceFen,
    note: '',
    after: {},
  }
}

/** 12 yuan for the first kilogram, 3 for each further kilogram or part of it. */
export function freightFenOf(weightG: number): number {
  return 1200 + 300 * Math.ceil(Math.max(0, weightG - 1000) / 1000)
}
