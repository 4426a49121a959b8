import type { OpenApi } from '#city/api/open-api.ts'
import type { OrderListener, Simulation } from '#city/services/simulation.ts'
import { type CityOrder, tryBegin } from '#city/world/order-book.ts'
import { dayMs } from '#contract/base/durations.ts'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import type { Shop } from './population.ts'

const reasons = ['食材售罄', '设备故障，今日停售', '订单太多，做不过来']

export function createMerchants(simulation: Simulation, shops: readonly Shop[]): OrderListener {
  const slowShops = new Set(shops.filter(({ isSlow }) => isSlow).map(({ phone }) => phone))
  const isSlow = ({ request }: CityOrder) => request.service === 'food' && slowShops.has(request.merchant.phone)
  return {
    orderChanged: order => {
      if (order.state === 'pending_accept' && tryBegin(order, 'print'))
        simulation.run(decide(simulation, order, isSlow(order)))
      if (order.state.startsWith('preparing/') && tryBegin(order, 'cook')) simulation.run(cook(simulation, order))
    },
  }
}

/** A slow shop ignores one order in eight: staff accept it for the shop, or it is rejected at the time limit. */
async function decide(simulation: Simulation, order: CityOrder, isSlow: boolean): Promise<void> {
  const random = simulation.chanceOf('merchant', order.key)
  const acceptsLate = random.chance(isSlow ? 0.6 : 0.02) && !simulation.isCooperative
  const rejects = random.chance(0.008) && !simulation.isCooperative
  const ignores = random.chance(0.125) && isSlow && !simulation.isCooperative
  if (ignores) return
  if (
    !(await simulation.isUnchangedAfter(
      order,
      acceptsLate ? random.between(200, 800) : Math.min(random.around(20, 0.7), 180),
    ))
  )
    return
  if (rejects) await simulation.sendEvent(order, { event: 'reject', by: 'merchant', reason: random.pick(reasons) })
  else await simulation.sendEvent(order, { event: 'accept', by: 'merchant' })
}

async function cook(simulation: Simulation, order: CityOrder): Promise<void> {
  await simulation.clock.sleep(Math.min(simulation.chanceOf('kitchen', order.key).around(540, 0.4), 1800))
  order.isReady = true
  if (order.state.startsWith('preparing/'))
    await simulation.sendEvent(order, { event: 'ready', by: 'merchant', canLag: true })
}

export async function sendShops(api: OpenApi, shops: readonly Shop[], cityCode: string): Promise<void> {
  await api.sendMerchants({
    merchants: shops.map(({ externalId, name, category, phone, detail, point, isSlow }, at) => ({
      externalId,
      name,
      category,
      phone,
      cityCode,
      address: detail,
      position: point,
      open: true,
      prepMinutes: isSlow ? 25 : 12,
      ...licencesOf(at + 1),
    })),
  })
}

/** Of one shop the food licence ends soon, of one it has ended; the others have theirs for a while. */
function licencesOf(nth: number) {
  const days = nth === 3 ? 12 : nth === 7 ? -1 : 100 + nth * 20
  const number = String(nth).padStart(8, '0')
  return {
    businessLicence: { number: `92410105MA${number}`, expiresOn: null },
    foodLicence: { number: `JY241010${number}`, expiresOn: shanghaiDay(Date.now() + days * dayMs) },
  }
}
