import { createPopulation } from '#city/people/population.ts'
import { goodsFenOf, type OpenOrder } from '#contract/open/open-orders.ts'

const { shops, customers } = createPopulation()
const [home] = customers
const lines = [{ name: '烩面', quantity: 2, priceFen: 1500 }]

/** Where it is ordered. */
export const [shop] = shops
export const cityCode = '410100'

/** A meal that nobody has ordered yet. */
export function mealOf(terms: Pick<OpenOrder, 'externalNo' | 'customer'>): OpenOrder {
  if (!shop || !home) throw new Error('The population is empty.')
  const [merchant, receiver] = [shop, home].map(({ name, detail, phone, point }) => ({ name, detail, phone, ...point }))
  return {
    ...terms,
    service: 'food',
    cityCode,
    placedAt: new Date().toISOString(),
    promisedAt: new Date(Date.now() + 45 * 60_000).toISOString(),
    merchant,
    receiver,
    lines,
    packFen: 0,
    deliveryFen: 0,
    discountFen: 0,
    payFen: goodsFenOf(lines),
    note: '',
  } as OpenOrder
}
