import { createPopulation } from '#city/people/population.ts'
import { createOrderContent, toOpenOrder } from '#city/services/orders.ts'
import { fen } from '#contract/base/values.ts'
import { refunds } from '#contract/money/refunds.ts'
import { settlements } from '#contract/money/settlements.ts'
import { orders } from '#contract/orders/orders.ts'
import type { Service } from '#contract/orders/service.ts'
import { type Texts, withTexts } from '../payloads.ts'
import { cityCode, event, type Feed, type Feeder } from './feeder.ts'

const population = createPopulation()
const orderTexts = { name: 64, detail: 500, note: 500, goods: 64, car: 64, carrier: 64, gameServer: 64, rank: 40 }

async function placeOrder({ apps }: Feed, service: Service, nth: number, texts: Texts) {
  const content = createOrderContent(population, 'xss', `${service}-${nth}`, service)
  const written = toOpenOrder(content, { externalNo: `xss-${service}-${nth}`, cityCode, speed: 1 })
  const order = withTexts(written, orderTexts, texts)
  return { order, ...(await apps.customer.placeOrder(order)) }
}

/** A meal that is paid, and complained about. */
const meal: Feeder = async (feed, nth, texts) => {
  const { apps } = feed
  const { id, no, order } = await placeOrder(feed, 'food', nth, texts)
  await apps.customer.sendEvent(no, { ...event('pay', nth), event: 'pay', by: 'payment', amountFen: fen(order.payFen) })
  await apps.customer.complain({
    externalNo: `xss-complaint-${nth}`,
    from: { kind: 'customer', externalId: order.customer.externalId },
    orderNo: no,
    about: 'merchant',
    type: 'D230',
    content: texts(1000),
    demand: 'apology',
  })
  await follow(feed, { id, no }, texts)
}

/** What staff write about an order: a note, a refund that is rejected, a settlement that is held. */
async function follow({ admin, leader }: Feed, { id, no }: { id: number; no: string }, texts: Texts): Promise<void> {
  const target = async () => ({ id, version: (await admin.call(orders.get, { no })).version })
  await admin.call(orders.note, { ...(await target()), text: texts(500) })
  const asked = { amountFen: fen(100), code: 'Z99', liability: 'platform', reason: texts(500) } as const
  await admin.call(refunds.ask, { ...(await target()), ...asked })
  const { rows } = await leader.call(refunds.ofOrder, { id })
  const [refund] = rows
  if (refund?.allowed.includes('reject'))
    await leader.call(refunds.reject, { id: refund.id, version: refund.version, reason: texts(199) })
  const { settlement } = await admin.call(settlements.ofOrder, { id })
  if (settlement) await admin.call(settlements.hold, { id, version: settlement.version, reason: texts(199) })
}

const ride: Feeder = async (feed, nth, texts) => {
  const { no } = await placeOrder(feed, 'chauffeur', nth, texts)
  const reason = texts(199)
  await feed.apps.customer.sendEvent(no, { ...event('cancel', nth), event: 'cancel', by: 'customer', reason })
}

export const orderFeeders: Readonly<Record<string, Feeder>> = {
  meal,
  ride,
  errand: (feed, nth, texts) => placeOrder(feed, 'errand', nth, texts),
  parcel: (feed, nth, texts) => placeOrder(feed, 'express', nth, texts),
  companion: (feed, nth, texts) => placeOrder(feed, 'companion', nth, texts),
  challenge: (feed, nth, texts) => placeOrder(feed, 'challenge', nth, texts),
}
