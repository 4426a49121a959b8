import { fen } from '#contract/base/values.ts'
import { goodsFenOf } from '#contract/open/open-orders.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import type { Service } from '#contract/orders/service.ts'
import type { ServiceDetails } from '#contract/orders/service-details.ts'
import { type DetailsOf, type Facts, withoutCodes } from '#server/orders/engine/details.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { asWritten, maskPhone, shownName } from '#server/people/index.ts'

type Read<S extends Service, Result> = (details: DetailsOf[S], facts: Facts, order: OrderRecord) => Result
type Of<S extends Service> = Extract<ServiceDetails, { service: S }>

const readers: { [S in Service]: Read<S, Of<S>> } = {
  food: ({ lines }) => ({
    service: 'food',
    items: lines[0] ? `${lines[0].name} ×${lines[0].quantity}` : '',
    itemCount: lines.reduce((count, line) => count + line.quantity, 0),
  }),
  chauffeur: ({ bookedFor, passenger, plate, car, gearbox }, facts) => ({
    service: 'chauffeur',
    bookedFor: bookedFor ? Date.parse(bookedFor) : null,
    passenger: { name: shownName(passenger.name), phone: maskPhone(passenger.phone) },
    plate: `${plate.slice(0, 2)}**${plate.slice(-3)}`,
    car,
    gearbox,
    drivenM: facts.drivenM ?? null,
    waitSeconds: facts.waitSeconds ?? null,
    helpAt: facts.helpAt ?? null,
    helpSettledAt: facts.helpSettledAt ?? null,
    isUnpaid: facts.isUnpaid ?? false,
  }),
  errand: ({ goods, weightG, goodsValueFen, insuredFen, goodsEstimateFen, minutes }, facts, { kind }) => ({
    service: 'errand',
    kind: kind as Of<'errand'>['kind'],
    goods: asWritten(withoutCodes(goods)),
    weightG,
    goodsValueFen,
    insuredFen,
    goodsEstimateFen,
    goodsFen: facts.goodsFen === undefined ? null : fen(facts.goodsFen),
    minutes: facts.minutes ?? minutes,
  }),
  express: ({ carrier, goods, weightG, freightFen }, facts) => ({
    service: 'express',
    carrier,
    goods: asWritten(goods),
    weightG,
    freightFen,
    waybillNo: facts.waybillNo ?? null,
    courier: facts.courier === undefined ? null : asWritten(facts.courier),
    realWeightG: facts.realWeightG ?? null,
    realFreightFen: facts.realFreightFen === undefined ? null : fen(facts.realFreightFen),
    differenceFen: differenceOf({ freightFen }, facts),
    track: facts.track === undefined ? null : asWritten(facts.track),
  }),
  companion: ({ game, gameServer, rank, unit, quantity, startAt }, facts, { kind }) => ({
    service: 'companion',
    kind: kind as Of<'companion'>['kind'],
    game,
    gameServer,
    rank,
    unit,
    quantity,
    startAt: Date.parse(startAt),
    askedFen: facts.askedFen === undefined ? null : fen(facts.askedFen),
    verdict: facts.verdict ?? null,
  }),
  challenge: ({ game, bestOf, startAt, prizeFen }, facts, { kind }) => ({
    service: 'challenge',
    kind: kind as Of<'challenge'>['kind'],
    game,
    bestOf,
    startAt: Date.parse(startAt),
    prizeFen,
    opponent: facts.opponent ? shownName(facts.opponent.name) : null,
    reports: facts.reports ?? [],
    winner: facts.winner ?? null,
  }),
}

export function serviceDetailsOf(order: OrderRecord): ServiceDetails {
  return (readers[order.service] as Read<Service, ServiceDetails>)(order.details as never, order.facts, order)
}

/** What the customer still owes for the real weight, in fen; below 0 what is owed to the customer. */
function differenceOf({ freightFen }: { freightFen: number }, facts: Facts): number {
  return facts.realFreightFen === undefined ? 0 : facts.realFreightFen - freightFen - (facts.differencePaidFen ?? 0)
}

type Bill = OrderDetail['bill']

const bills: { [S in Service]: Read<S, Bill> } = {
  food: ({ lines, packFen, deliveryFen, discountFen }) => [
    { line: 'goods', fen: goodsFenOf(lines) },
    { line: 'pack', fen: packFen },
    { line: 'delivery', fen: deliveryFen },
    { line: 'discount', fen: -discountFen },
  ],
  chauffeur: (_details, { tollFen = 0 }, { pay_fen }) => [
    { line: 'ride', fen: pay_fen - tollFen },
    { line: 'toll', fen: tollFen },
  ],
  errand: ({ feeFen, tipFen, goodsEstimateFen, discountFen }) => [
    { line: 'fee', fen: feeFen },
    { line: 'tip', fen: tipFen },
    { line: 'goods', fen: goodsEstimateFen },
    { line: 'discount', fen: -discountFen },
  ],
  express: ({ insuranceFen }, _facts, { pay_fen }) => [
    { line: 'freight', fen: pay_fen - insuranceFen },
    { line: 'insurance', fen: insuranceFen },
  ],
  companion: ({ quantity, unitPriceFen, discountFen }) => [
    { line: 'playing', fen: quantity * unitPriceFen },
    { line: 'discount', fen: -discountFen },
  ],
  challenge: (_details, _facts, { pay_fen }) => [{ line: 'challenge', fen: pay_fen }],
}

/** The lines of the bill that are not 0; their sum is `pay_fen`. */
export function billOf(order: OrderRecord): Bill {
  const lines = (bills[order.service] as Read<Service, Bill>)(order.details as never, order.facts, order)
  return lines.filter(line => line.fen !== 0)
}
