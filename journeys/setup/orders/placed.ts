import { createPopulation } from '#city/people/population.ts'
import { goodsFenOf, type OpenOrder } from '#contract/open/open-orders.ts'
import { planOf, type Service } from '#contract/orders/service.ts'

export const homeCity = '410100'
export const otherCity = '110100'

/** The kinds of a service that its plan tells apart; the first is what an order is unless it must be another. */
export const kindsOf: Record<Service, readonly string[]> = {
  food: [''],
  chauffeur: [''],
  errand: ['buy', 'fetch', 'deliver', 'queue', 'do'],
  express: [''],
  companion: ['play'],
  challenge: ['coach', 'event'],
}

type Of<S extends Service> = Extract<OpenOrder, { service: S }>
type Own<S extends Service> = Omit<Of<S>, 'service' | 'externalNo' | 'cityCode' | 'placedAt' | 'customer'>

const population = createPopulation()
let numbered = 0

function placeOf(of: { name: string; detail: string; phone: string; point: { lng: number; lat: number } }) {
  const { name, detail, phone, point } = of
  return { name, detail, phone, ...point }
}

const [shop, neighbour] = population.shops
const [home, work] = population.customers
if (!shop || !neighbour || !home || !work) throw new Error('The population is too small.')
const [from, next, to] = [placeOf(shop), placeOf(neighbour), placeOf(home)]
const lines = [{ name: '烩面', quantity: 2, priceFen: 1500 }]
const soon = () => new Date(Date.now() + 45 * 60_000).toISOString()

/** What each app would send, the bill right to the fen. */
const writers: { [S in Service]: (kind: string) => Own<S> } = {
  food: () => ({
    promisedAt: soon(),
    merchant: from,
    receiver: to,
    lines,
    packFen: 200,
    deliveryFen: 500,
    discountFen: 300,
    payFen: goodsFenOf(lines) + 400,
  }),
  chauffeur: () => ({
    passenger: { name: work.name, phone: work.phone },
    from,
    to,
    plate: '豫A12345',
    car: '白色轿车',
    gearbox: 'auto',
    estimatedM: 8200,
    payFen: 6800,
  }),
  errand: kind => ({
    kind: kind as Of<'errand'>['kind'],
    promisedAt: soon(),
    ...(kind === 'buy' ? {} : { pickup: next }),
    drop: to,
    goods: '一箱牛奶',
    weightG: 3000,
    goodsValueFen: 6000,
    insuredFen: 0,
    goodsEstimateFen: kind === 'buy' ? 6000 : 0,
    minutes: kind === 'queue' ? 30 : 0,
    feeFen: 1200,
    tipFen: 300,
    discountFen: 0,
    payFen: kind === 'buy' ? 7500 : 1500,
  }),
  express: () => ({
    carrier: '中原快运',
    sender: from,
    receiver: to,
    goods: '书',
    weightG: 2000,
    freightFen: 1300,
    insuranceFen: 100,
    payFen: 1400,
  }),
  companion: kind => ({
    kind: kind as Of<'companion'>['kind'],
    game: '王者峡谷',
    gameServer: '微信一区',
    unit: 'hour',
    quantity: 2,
    unitPriceFen: 3000,
    discountFen: 500,
    startAt: soon(),
    payFen: 5500,
  }),
  challenge: kind => ({
    kind: kind as Of<'challenge'>['kind'],
    game: '王者峡谷',
    bestOf: 3,
    startAt: soon(),
    prizeFen: kind === 'event' ? 10_000 : 0,
    payFen: kind === 'event' ? 0 : 2000,
  }),
}

function nameOf(number: number): string {
  return population.customers[number % population.customers.length]?.name ?? ''
}

/** What the customers' app would send; every call writes another order of another customer. */
export function writeOrderOf<S extends Service>(service: S, overrides: Partial<Of<S>> = {}, kind?: string): Of<S> {
  const number = String(++numbered).padStart(6, '0')
  const customer = { externalId: `C${process.pid}-${number}`, name: nameOf(numbered), phone: `19700${number}` }
  const own: Own<S> = writers[service](kind ?? kindsOf[service][0] ?? '')
  return {
    service,
    externalNo: `J${planOf(service).prefix}${process.pid}-${number}`,
    cityCode: homeCity,
    placedAt: new Date().toISOString(),
    customer,
    ...own,
    ...overrides,
  } as unknown as Of<S>
}
