import type { Cast } from './cast.ts'
import type { Point } from './map.ts'
import { keyOf, planOrder } from './orders.ts'

/** An order as the city knows it. It changes as answers and webhooks come in. */
export type CityOrder = {
  readonly no: string
  readonly externalNo: string
  readonly key: string
  payFen: number
  shop: Point
  door: Point
  state: string
  version: number
  /** The shop has put the bag on the counter. */
  isReady: boolean
  /** `externalId` of the rider who was asked last. */
  offeredTo: string | null
  /** What has been begun already, so that a repeated webhook begins nothing twice. */
  readonly begun: Set<string>
}

type Standing = { no: string; externalNo: string; state: string; version: number }
/** `find` also answers for orders the city has not placed (an earlier run, a filled desk): it makes up where they go. */
export type Book = {
  open(standing: Standing, places: Pick<CityOrder, 'payFen' | 'shop' | 'door'>): CityOrder
  find(standing: Standing): CityOrder
}

const remembered = 5_000

export function createBook(cast: Cast, seed: string): Book {
  const orders = new Map<string, CityOrder>()
  const open: Book['open'] = (standing, places) => {
    const known = orders.get(standing.no)
    // Its first webhook may have been quicker than the answer.
    if (known) return Object.assign(learn(known, standing), places)
    const { no, externalNo, state, version } = standing
    const key = keyOf(externalNo)
    const fresh = { isReady: false, offeredTo: null, begun: new Set<string>() }
    const order: CityOrder = { no, externalNo, key, state, version, ...places, ...fresh }
    orders.set(no, order)
    const oldest = orders.keys().next().value
    if (orders.size > remembered && oldest !== undefined) orders.delete(oldest)
    return order
  }
  const find: Book['find'] = standing => {
    const known = orders.get(standing.no)
    if (known) return learn(known, standing)
    const plan = planOrder(cast, seed, keyOf(standing.externalNo))
    return open(standing, { payFen: plan.payFen, shop: plan.shop.point, door: plan.customer.point })
  }
  return { open, find }
}

export function learn(order: CityOrder, standing: { state: string; version: number }): CityOrder {
  if (standing.version < order.version) return order
  order.state = standing.state
  order.version = standing.version
  return order
}

/** True the first time only. */
export function isFirst(order: CityOrder, deed: string): boolean {
  if (order.begun.has(deed)) return false
  order.begun.add(deed)
  return true
}

export function isUnderway(order: CityOrder): boolean {
  return order.state === 'pending_accept' || order.state.startsWith('preparing/')
}
