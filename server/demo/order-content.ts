import { between, pick } from '#contract/demo/chance.ts'
import type { OpenOrder } from '#contract/open/open-orders.ts'
import type { Place } from '#contract/open/open-values.ts'
import type { Service } from '#contract/orders/service.ts'
import { errandKinds } from '#contract/orders/services/errand.ts'
import { addressOf, spots } from './past/streets.ts'

type Of<S extends Service> = Extract<OpenOrder, { service: S }>
export type PastService = Exclude<Service, 'food'>
type Content<S extends Service> = Omit<Of<S>, 'service' | 'externalNo' | 'cityCode' | 'placedAt' | 'customer'>
export type PersonData = { id: number; name: string; phone: string }

/** `n`: index of the order. `after`: a time so many minutes after it was placed. */
type ContentInput = { n: number; customer: PersonData; other: PersonData; after: (minutes: number) => string }

const restaurants = ['夜色烧烤', '城东火锅', '老灶川菜', '星河KTV', '海棠酒家', '北岸小馆']
const cars = ['大众朗逸', '丰田卡罗拉', '本田雅阁', '比亚迪秦', '别克君威', '红旗H5']
const carriers = ['迅风速运', '驿达快递', '橙路快运']
export const games = ['群星峡谷', '荒岛行动', '剑气长歌', '弹指飞车']
const goods = {
  buy: ['感冒药一盒', '生日蛋糕一个', '鲜花一束', '猫粮一袋'],
  fetch: ['驿站快递两件', '干洗店取西装', '公司前台的文件袋'],
  deliver: ['合同文件', '家门钥匙', '孩子落下的书包', '相机一台'],
  queue: ['医院挂号排队', '银行取号排队', '网红店排队'],
  do: ['帮忙遛狗半小时', '帮忙搬两箱书上楼'],
}
const parcels = ['衣物', '书籍', '文件', '土特产', '小家电', '手工陶杯']

function homeOf({ id, name, phone }: PersonData): Place {
  return { name, phone, ...addressOf(id) }
}

function placeAt(name: string, n: number): Place {
  const { street, number, lng, lat } = pick(n, 2, spots)
  return { name, detail: `${street}${number}号`, phone: '19900030001', lng, lat }
}

/** Content of past orders, as the customers' app would have sent it. */
export const orderContents: { [S in PastService]: (input: ContentInput) => Content<S> } = {
  chauffeur: ({ n, customer, other, after }) => {
    const estimatedM = between(n, 1, 3000, 15_000)
    return {
      passenger: pick(n, 1, [customer, customer, customer, customer, other]),
      from: placeAt(pick(n, 2, restaurants), n),
      to: homeOf(customer),
      plate: `豫A${String((n * 7919) % 100_000).padStart(5, '0')}`,
      car: pick(n, 3, cars),
      gearbox: n % 9 === 0 ? 'manual' : 'auto',
      estimatedM,
      payFen: 3800 + Math.ceil(Math.max(0, estimatedM - 5000) / 1000) * 400,
      ...(n % 10 === 0 && { bookedFor: after(45) }),
    }
  },
  errand: ({ n, customer, other, after }) => {
    const kind = pick(n, 4, errandKinds)
    const goodsEstimateFen = kind === 'buy' ? between(n, 6, 20, 160) * 100 : 0
    const minutes = kind === 'queue' ? between(n, 7, 2, 6) * 15 : 0
    const bill = { feeFen: 800 + between(n, 8, 0, 8) * 150 + minutes * 50, tipFen: n % 5 === 0 ? 300 : 0 }
    const pickup = kind === 'deliver' ? homeOf(customer) : placeAt(kind === 'fetch' ? '快递驿站' : '办事大厅', n)
    return {
      kind,
      promisedAt: after(60 + minutes),
      ...(kind !== 'buy' && { pickup }),
      drop: homeOf(kind === 'deliver' ? other : customer),
      goods: pick(n, 9, goods[kind]),
      weightG: kind === 'queue' || kind === 'do' ? 0 : between(n, 10, 2, 78) * 100,
      goodsValueFen: goodsEstimateFen,
      insuredFen: 0,
      goodsEstimateFen,
      minutes,
      ...bill,
      discountFen: 0,
      payFen: bill.feeFen + bill.tipFen + goodsEstimateFen,
    }
  },
  express: ({ n, customer, other }) => {
    const weightG = between(n, 11, 300, 6000)
    const freightFen = 1200 + 300 * Math.ceil(Math.max(0, weightG - 1000) / 1000)
    const insuranceFen = n % 7 === 0 ? 300 : 0
    return {
      carrier: pick(n, 12, carriers),
      sender: homeOf(customer),
      receiver: homeOf(other),
      goods: pick(n, 13, parcels),
      weightG,
      freightFen,
      insuranceFen,
      payFen: freightFen + insuranceFen,
    }
  },
  companion: ({ n, after }) => {
    const [quantity, unitPriceFen] = [between(n, 14, 1, 3), between(n, 15, 20, 40) * 100]
    return {
      kind: pick(n, 16, ['play', 'play', 'coach', 'teach'] as const),
      game: pick(n, 17, games),
      gameServer: pick(n, 18, ['微光一区', '微光二区', '远山大区']),
      rank: pick(n, 19, ['', '白银 → 黄金', '黄金 → 铂金']),
      unit: 'hour',
      quantity,
      unitPriceFen,
      discountFen: 0,
      startAt: after(20),
      payFen: quantity * unitPriceFen,
    }
  },
  challenge: ({ n, after }) => {
    const isCoach = n % 5 < 3
    return {
      kind: isCoach ? 'coach' : 'event',
      game: pick(n, 20, games),
      bestOf: pick(n, 21, [1, 3, 5] as const),
      startAt: after(30),
      prizeFen: isCoach ? 0 : between(n, 22, 5, 15) * 100,
      payFen: isCoach ? between(n, 23, 10, 70) * 100 : 0,
    }
  },
}
