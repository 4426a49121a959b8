import { createPopulation } from '#city/people/population.ts'
import { createOrderContent, toOpenOrder } from '#city/services/orders.ts'
import { fen } from '#contract/base/values.ts'
import { refunds } from '#contract/money/refunds.ts'
import { settlements } from '#contract/money/settlements.ts'
import { orders } from '#contract/orders/orders.ts'
import type { Service } from '#contract/orders/service.ts'
import { type Texts, withTexts } from '../payloads.ts'
import { cityCode, event, type Sources, type Writer } from './writer.ts'

const population = createPopulation()
const orderTexts = { name: 64, detail: 500, note: 500, goods: 64, car: 64, carrier: 64, gameServer: 64, rank: 40 }

async function placeOrder({ apps }: Sources, service: Service, nth: number, texts: Texts) {
  const content = createOrderContent(population, 'xss', `${service}-${nth}`, service)
  const written = toOpenOrder(content, { externalNo: `xss-${service}-${nth}`, cityCode, speed: 1 })
  const order = withTexts(written, orderTexts, texts)
  return { order, ...(await apps.customer.placeOrder(order)) }
}

/** A meal that is paid, and complained about. */
const meal: Writer = async (sources, nth, texts) => {
  const { apps } = sources
  const { id, no, order } = await placeOrder(sources, 'food', nth, texts)
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
  await follow(sources, { id, no }, texts)
}

/** What staff write about an order: a note, a refund that is rejected, a settlement that is held. */
async function follow({ admin, leader }: Sources, { id, no }: { id: number; no: string }, texts: Texts): Promise<void> {
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

const ride: Writer = async (sources, nth, texts) => {
  const { no } = await placeOrder(sources, 'chauffeur', nth, texts)
  const reason = texts(199)
  await sources.apps.customer.sendEvent(no, { ...event('cancel', nth), event: 'cancel', by: 'customer', reason })
}

export const orderWriters: Readonly<Record<string, Writer>> = {
  meal,
  ride,
  errand: (sources, nth, texts) => placeOrder(sources, 'errand', nth, texts),
  parcel: (sources, nth, texts) => placeOrder(sources, 'express', nth, texts),
  companion: (sources, nth, texts) => placeOrder(sources, 'companion', nth, texts),
  challenge: (sources, nth, texts) => placeOrder(sources, 'challenge', nth, texts),
}
