import { randomUUID } from 'node:crypto'
import type { OpenOrder } from '#contract/open/open-orders.ts'
import { cityCode, mealOf, shop } from './meal.ts'
import type { Product } from './product.ts'

/** A rider on duty near the shop, who takes every order of a lane. */
export async function addRider({ apis }: Product, lane = 0): Promise<void> {
  const { lng = 113.6, lat = 34.7 } = shop?.point ?? {}
  const phone = `198000000${String(lane).padStart(2, '0')}`
  const rider = { externalId: riderOf(lane), kind: 'rider', name: '骑手一', phone, cityCode } as const
  await apis.rider.sendWorkers({ workers: [{ ...rider, online: true, position: { lng, lat } }] })
}

const riderOf = (lane: number) => `BENCH-R${lane}`

export const callsOfOrder = 9

/** One meal, from placed to confirmed, by so many calls. */
export async function liveOneOrder({ apis }: Product, lane = 0): Promise<void> {
  const written = writeOrder()
  const { no } = await apis.customer.placeOrder(written)
  const send = (kind: keyof typeof apis, event: object) =>
    apis[kind].sendEvent(no, { eventId: randomUUID(), occurredAt: new Date().toISOString(), ...event } as never)
  await send('customer', { event: 'pay', by: 'payment', amountFen: written.payFen })
  await send('merchant', { event: 'accept', by: 'merchant' })
  for (const event of ['grab', 'arriveShop', 'pickUp', 'arrive', 'deliver'])
    await send('rider', { event, by: 'rider', workerId: riderOf(lane) })
  await send('customer', { event: 'confirm', by: 'customer' })
}

let numbered = 0

function writeOrder(): OpenOrder {
  const number = String(++numbered).padStart(6, '0')
  return mealOf({
    externalNo: `BENCH-${randomUUID()}`,
    customer: { externalId: `C-${number}`, name: '王小丽', phone: `19700${number}` },
  })
}
