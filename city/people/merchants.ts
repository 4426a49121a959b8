import type { OpenApi } from '#city/api/open-api.ts'
import type { OrderListener, Simulation } from '#city/services/simulation.ts'
import { type CityOrder, tryBegin } from '#city/world/order-book.ts'
import type { Shop } from './population.ts'

const excuses = ['食材售罄', '设备故障，今日停售', '订单太多，做不过来']

export function createMerchants(simulation: Simulation, shops: readonly Shop[]): OrderListener {
  const lazy = new Set(shops.filter(({ isLazy }) => isLazy).map(({ phone }) => phone))
  const isLazy = ({ about }: CityOrder) => about.service === 'food' && lazy.has(about.merchant.phone)
  return {
    orderChanged: order => {
      if (order.state === 'pending_accept' && tryBegin(order, 'print'))
        simulation.run(decide(simulation, order, isLazy(order)))
      // Whoever accepted it, the shop or the desk in its name: now it is cooked.
      if (order.state.startsWith('preparing/') && tryBegin(order, 'cook')) simulation.run(cook(simulation, order))
    },
  }
}

/** A lazy shop looks at one order in eight never: the desk accepts it in its name, or the clock rejects it. */
async function decide(simulation: Simulation, order: CityOrder, isLazy: boolean): Promise<void> {
  const random = simulation.chanceOf('merchant', order.key)
  const isSlow = random.chance(isLazy ? 0.6 : 0.02) && !simulation.isCooperative
  const rejects = random.chance(0.008) && !simulation.isCooperative
  const forgets = random.chance(0.125) && isLazy && !simulation.isCooperative
  if (forgets) return
  if (
    !(await simulation.isUnchangedAfter(
      order,
      isSlow ? random.between(200, 800) : Math.min(random.around(20, 0.7), 180),
    ))
  )
    return
  if (rejects) await simulation.sendEvent(order, { event: 'reject', by: 'merchant', reason: random.pick(excuses) })
  else await simulation.sendEvent(order, { event: 'accept', by: 'merchant' })
}

async function cook(simulation: Simulation, order: CityOrder): Promise<void> {
  await simulation.clock.sleep(Math.min(simulation.chanceOf('kitchen', order.key).around(540, 0.4), 1800))
  order.isReady = true
  if (order.state.startsWith('preparing/'))
    await simulation.sendEvent(order, { event: 'ready', by: 'merchant', canLag: true })
}

/** Tells the desk which shops there are. */
export function sendShops(api: OpenApi, shops: readonly Shop[], cityCode: string): Promise<void> {
  return api.sendMerchants(
    shops.map(({ externalId, name, phone, detail, point, isLazy }) => ({
      externalId,
      name,
      phone,
      cityCode,
      address: detail,
      position: point,
      open: true,
      prepMinutes: isLazy ? 25 : 12,
    })),
  )
}
