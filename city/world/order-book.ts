import type { SentOrder } from '#city/order-content/order-content.ts'
import type { Population } from '#city/people/population.ts'
import { createOrderContent, keyOf, toOpenOrder } from '#city/services/orders.ts'
import { canMove, type Mover } from '#contract/base/machine.ts'
import { planOf, type Service } from '#contract/orders/service.ts'

/** An order as the city knows it. It changes as answers and webhooks come in. */
export type CityOrder<S extends Service = Service> = {
  readonly no: string
  readonly externalNo: string
  readonly key: string
  readonly service: S
  /** As its customer's app sent it. */
  about: SentOrder<S>
  state: string
  version: number
  /** `externalId` of the worker who has it in hand, or is asked to. */
  workerId: string | null
  /** Who had it in hand last. */
  lastWorkerId: string | null
  /** How often state or worker changed. */
  changeCount: number
  /** The shop has put the bag on the counter. */
  isReady: boolean
  /** What is to be paid at the end of a ride, or for a parcel that weighs more. */
  owedFen: number
  /** Steps that `tryBegin` has begun. */
  readonly begun: Set<string>
}

export type OrderStatus = { no: string; state: string; version: number; workerId?: string | null | undefined }
type IdentifiedStatus = OrderStatus & { externalNo: string; service: Service }
/** `find` also answers for orders the city has not placed (an earlier run, a filled desk): their content is invented. */
export type OrderBook = {
  open(status: OrderStatus, about: SentOrder): CityOrder
  find(status: IdentifiedStatus): CityOrder
}

const remembered = 5_000

export function createOrderBook(population: Population, seed: string): OrderBook {
  const orders = new Map<string, CityOrder>()
  const open: OrderBook['open'] = (status, about) => {
    const known = orders.get(status.no)
    // Its first webhook may have been quicker than the answer.
    if (known) return Object.assign(known, { about })
    const { no, state } = status
    const { externalNo, service } = about
    const fresh = { version: 0, workerId: null, lastWorkerId: null, changeCount: 0, isReady: false, owedFen: 0 }
    const order: CityOrder = {
      no,
      externalNo,
      key: keyOf(externalNo),
      service,
      about,
      state,
      ...fresh,
      begun: new Set(),
    }
    orders.set(no, order)
    const oldest = orders.keys().next().value
    if (orders.size > remembered && oldest !== undefined) orders.delete(oldest)
    return order
  }
  const find: OrderBook['find'] = status => {
    const known = orders.get(status.no)
    if (known) return known
    const { externalNo, service } = status
    const plan = createOrderContent(population, seed, keyOf(externalNo), service)
    return open(status, toOpenOrder(plan, { externalNo, cityCode: '410100', speed: 1 }))
  }
  return { open, find }
}

/** Whether state or worker changed by that; an older version is ignored. */
export function applyStatus(order: CityOrder, { state, version, workerId = order.workerId }: OrderStatus): boolean {
  if (version < order.version) return false
  const holder = planOf(order.service).inHand.includes(state) ? workerId : null
  const isNew = order.changeCount === 0 || state !== order.state || holder !== order.workerId
  Object.assign(order, { state, version, workerId: holder, lastWorkerId: holder ?? order.lastWorkerId })
  if (isNew) order.changeCount++
  return isNew
}

/** True the first time only, so that a repeated webhook starts nothing twice. */
export function tryBegin(order: CityOrder, step: string): boolean {
  if (order.begun.has(step)) return false
  order.begun.add(step)
  return true
}

export function isOf<S extends Service>(order: CityOrder, service: S): order is CityOrder<S> {
  return order.service === service
}

export function kindOf({ about }: CityOrder): string {
  return 'kind' in about ? about.kind : ''
}

/** Whether the plan of its service lets `by` do this where it stands. */
export function isOpenTo(order: CityOrder, move: string, by: Mover): boolean {
  return canMove(planOf(order.service), { state: order.state, kind: kindOf(order) }, move, by)
}
