import type { z } from 'zod'
import type { OpenEvent, OpenOrderAnswer, OpenRefund } from '#contract/open/open.ts'
import type { OpenOrder } from '#contract/open/open-orders.ts'

const placedAt = '2026-11-23T11:30:00+08:00'
const soon = '2026-11-23T12:15:00+08:00'
const placed = {
  cityCode: '410100',
  placedAt,
  customer: { externalId: 'CUSTOMER-1', name: '王丽', phone: '13800000001' },
}
const shop = { name: '老王面馆', detail: '金水路 1 号', phone: '13800000002', lng: 113.665, lat: 34.757 }
const home = { name: '王丽', detail: '花园路 8 号院 3 号楼', phone: '13800000001', lng: 113.681, lat: 34.771 }
const office = { name: '王丽', detail: '商务外环路 12 号', phone: '13800000001', lng: 113.725, lat: 34.769 }

/** One of each service. */
export const orders = {
  food: {
    ...placed,
    externalNo: 'ORDER-1',
    service: 'food',
    payFen: 3900,
    promisedAt: soon,
    merchant: shop,
    receiver: home,
    lines: [
      { name: '羊肉烩面', quantity: 2, priceFen: 1600 },
      { name: '凉拌黄瓜', quantity: 1, priceFen: 600 },
    ],
    packFen: 100,
    deliveryFen: 300,
    discountFen: 300,
    note: '不要香菜',
  },
  chauffeur: {
    ...placed,
    externalNo: 'ORDER-2',
    service: 'chauffeur',
    payFen: 4200,
    passenger: { name: '王丽', phone: '13800000001' },
    from: office,
    to: home,
    plate: '豫A12345',
    car: '大众朗逸',
    gearbox: 'auto',
    estimatedM: 6000,
  },
  errand: {
    ...placed,
    externalNo: 'ORDER-3',
    service: 'errand',
    kind: 'deliver',
    payFen: 1500,
    promisedAt: soon,
    pickup: office,
    drop: home,
    goods: '合同文件一份',
    weightG: 500,
    goodsValueFen: 0,
    insuredFen: 0,
    goodsEstimateFen: 0,
    minutes: 0,
    feeFen: 1300,
    tipFen: 200,
    discountFen: 0,
  },
  express: {
    ...placed,
    externalNo: 'ORDER-4',
    service: 'express',
    payFen: 1500,
    carrier: '迅风速运',
    sender: home,
    receiver: { name: '李强', detail: '人民路 20 号', phone: '13800000003', lng: 112.454, lat: 34.62 },
    goods: '书籍',
    weightG: 1800,
    freightFen: 1500,
    insuranceFen: 0,
  },
  companion: {
    ...placed,
    externalNo: 'ORDER-5',
    service: 'companion',
    kind: 'play',
    payFen: 6000,
    game: '王者峡谷',
    gameServer: '微信一区',
    rank: '铂金',
    unit: 'hour',
    quantity: 2,
    unitPriceFen: 3000,
    discountFen: 0,
    startAt: soon,
  },
  challenge: {
    ...placed,
    externalNo: 'ORDER-6',
    service: 'challenge',
    kind: 'coach',
    payFen: 2000,
    game: '王者峡谷',
    bestOf: 3,
    startAt: soon,
    prizeFen: 0,
  },
} as const satisfies Record<OpenOrder['service'], OpenOrder>

export const placedOrder: z.input<typeof OpenOrderAnswer> = {
  no: 'WM261123000001',
  id: 1024,
  state: 'pending_pay',
  version: 0,
}

const occurredAt = '2026-11-23T11:31:00+08:00'

export const events = {
  paid: { eventId: 'ORDER-1-pay', event: 'pay', by: 'payment', occurredAt, amountFen: 3900, tradeNo: 'TRADE-1' },
  accepted: { eventId: 'ORDER-1-accept', event: 'accept', by: 'merchant', occurredAt },
  grabbed: { eventId: 'ORDER-1-grab', event: 'grab', by: 'rider', occurredAt, workerId: 'RIDER-1' },
  delivered: {
    eventId: 'ORDER-1-deliver',
    event: 'deliver',
    by: 'rider',
    occurredAt,
    workerId: 'RIDER-1',
    position: { lng: 113.67, lat: 34.76 },
  },
  inTurn: { eventId: 'ORDER-1-ready', event: 'ready', by: 'merchant', occurredAt, seq: 2 },
  rideEnded: {
    eventId: 'ORDER-2-end',
    event: 'end',
    by: 'chauffeur',
    occurredAt,
    workerId: 'CHAUFFEUR-1',
    facts: { drivenM: 6100, waitSeconds: 120, tollFen: 0, totalFen: 4200 },
  },
  refundPaid: {
    eventId: 'ORDER-1-refund',
    event: 'refund',
    by: 'payment',
    occurredAt,
    amountFen: 3900,
    refundNo: 'TK261123000001',
  },
} as const satisfies Record<string, OpenEvent>

export const refunds = {
  missing: { externalNo: 'REFUND-1', askedFen: 600, code: 'Z99', reason: '少送了一份凉菜' },
} as const satisfies Record<string, OpenRefund>
