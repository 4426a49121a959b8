import type { OpenApi } from '#city/api/open-api.ts'
import type { Street, Trade } from '#city/services/street.ts'
import { type CityOrder, isFirst } from '#city/world/book.ts'
import type { Shop } from './cast.ts'

const excuses = ['食材售罄', '设备故障，今日停售', '订单太多，做不过来']

export function createMerchants(street: Street, shops: readonly Shop[]): Trade {
  const lazy = new Set(shops.filter(({ isLazy }) => isLazy).map(({ phone }) => phone))
  const isLazy = ({ about }: CityOrder) => about.service === 'food' && lazy.has(about.merchant.phone)
  return {
    see: order => {
      if (order.state === 'pending_accept' && isFirst(order, 'print'))
        street.begin(decide(street, order, isLazy(order)))
      // Whoever accepted it, the shop or the desk in its name: now it is cooked.
      if (order.state.startsWith('preparing/') && isFirst(order, 'cook')) street.begin(cook(street, order))
    },
  }
}

/** A lazy shop looks at one order in eight never: the desk accepts it in its name, or the clock rejects it. */
async function decide(street: Street, order: CityOrder, isLazy: boolean): Promise<void> {
  const random = street.chanceOf('merchant', order.key)
  const isSlow = random.chance(isLazy ? 0.6 : 0.02) && !street.isObliging
  const rejects = random.chance(0.008) && !street.isObliging
  const forgets = random.chance(0.125) && isLazy && !street.isObliging
  if (forgets) return
  if (!(await street.waits(order, isSlow ? random.between(200, 800) : Math.min(random.around(20, 0.7), 180)))) return
  if (rejects) await street.act(order, { event: 'reject', by: 'merchant', reason: random.pick(excuses) })
  else await street.act(order, { event: 'accept', by: 'merchant' })
}

async function cook(street: Street, order: CityOrder): Promise<void> {
  await street.clock.sleep(Math.min(street.chanceOf('kitchen', order.key).around(540, 0.4), 1800))
  order.isReady = true
  if (order.state.startsWith('preparing/')) await street.act(order, { event: 'ready', by: 'merchant', canLag: true })
}

/** Tells the desk which shops there are. */
export function tellShops(api: OpenApi, shops: readonly Shop[], cityCode: string): Promise<void> {
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
