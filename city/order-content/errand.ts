import type { Customer, Population } from '#city/people/population.ts'
import { metresBetween } from '#city/world/map.ts'
import type { Random } from '#city/world/random.ts'
import type { Place } from '#contract/open/open-values.ts'
import type { errandKinds } from '#contract/orders/services/errand.ts'
import { customerOf, type OrderContent, placeOf } from './order-content.ts'

type Kind = (typeof errandKinds)[number]

const goods: Record<Kind, readonly string[]> = {
  buy: ['感冒药一盒', '两斤草莓、一箱牛奶', '生日蛋糕一个', '猫粮一袋', '五号电池和插线板', '鲜花一束，不要百合'],
  fetch: ['驿站快递两件', '干洗店取西装', '公司前台的文件袋', '修好的笔记本电脑'],
  deliver: ['合同文件', '家门钥匙', '孩子落下的书包', '自家包的粽子', '相机一台', '样品一箱'],
  queue: ['医院挂号排队', '银行取号排队', '网红店排队', '签证中心排队'],
  do: ['帮忙遛狗半小时', '帮忙取号并办理退货', '帮忙搬两箱书上楼', '帮忙接一下快递安装师傅'],
}
/** Repeated in proportion to their probability. */
const kinds: readonly Kind[] = ['buy', 'buy', 'buy', 'fetch', 'fetch', 'deliver', 'deliver', 'deliver', 'queue', 'do']

export function errandContent(population: Population, random: Random): OrderContent<'errand'> {
  const customer = random.pick(population.customers)
  const kind = random.pick(kinds)
  const drop = placeOf(kind === 'deliver' ? random.pick(population.customers) : customer)
  const pickup = pickupOf(population, random, kind, customer)
  const goodsEstimateFen = kind === 'buy' ? random.whole(20, 180) * 100 : 0
  const isValuable = kind === 'deliver' && random.chance(0.08)
  const metres = pickup ? metresBetween(pickup, drop) : 1500
  const minutes = kind === 'queue' ? random.whole(2, 8) * 15 : 0
  const feeFen = 800 + 150 * Math.floor(metres / 1000) + minutes * 50
  const tipFen = random.chance(0.2) ? random.whole(2, 10) * 100 : 0
  const discountFen = random.chance(0.15) ? 200 : 0
  return {
    service: 'errand',
    kind,
    customer: customerOf(customer),
    ...(pickup && { pickup }),
    drop,
    goods: random.pick(goods[kind]),
    weightG: kind === 'queue' || kind === 'do' ? 0 : random.whole(2, 80) * 100,
    goodsValueFen: isValuable ? random.whole(6000, 12_000) * 100 : goodsEstimateFen,
    insuredFen: isValuable ? 600_000 : 0,
    goodsEstimateFen,
    minutes,
    feeFen,
    tipFen,
    discountFen,
    payFen: feeFen + tipFen + goodsEstimateFen - discountFen,
    note: '',
    after: { promisedAt: 50 + minutes + (metres / 1000) * 4 },
  }
}

/** One purchase in three states no shop. */
function pickupOf(population: Population, random: Random, kind: Kind, customer: Customer): Place | null {
  if (kind === 'deliver') return placeOf(customer)
  if (kind === 'buy') return random.chance(0.35) ? null : placeOf(random.pick(population.shops))
  return { ...placeOf(random.pick(population.customers)), name: kind === 'fetch' ? '快递驿站' : '办事大厅' }
}
