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
  /** The order as its customer's app sent it. */
  request: SentOrder<S>
  state: string
  version: number
  /** `externalId` of the worker who has the order or an offer of it. */
  workerId: string | null
  lastWorkerId: string | null
  /** How often state or worker changed. */
  changeCount: number
  /** The shop has finished the food. */
  isReady: boolean
  /** Amount due after a ride, or for a parcel that weighs more than stated. */
  owedFen: number
  /** Steps that `tryBegin` has begun. */
  readonly begun: Set<string>
}

export type OrderStatus = { no: string; state: string; version: number; workerId?: string | null | undefined }
type IdentifiedStatus = OrderStatus & { externalNo: string; service: Service }
/** `find` also returns orders that the city has not placed (an earlier run, demo data): their content is invented. */
export type OrderBook = {
  open(status: OrderStatus, request: SentOrder): CityOrder
  find(status: IdentifiedStatus): CityOrder
}

const maxOrders = 5_000

export function createOrderBook(population: Population, seed: string): OrderBook {
  const orders = new Map<string, CityOrder>()
  const open: OrderBook['open'] = (status, request) => {
    const known = orders.get(status.no)
    // Its first webhook may arrive before the answer.
    if (known) return Object.assign(known, { request })
    const { no, state } = status
    const { externalNo, service } = request
    const fresh = { version: 0, workerId: null, lastWorkerId: null, changeCount: 0, isReady: false, owedFen: 0 }
    const order: CityOrder = {
      no,
      externalNo,
      key: keyOf(externalNo),
      service,
      request,
      state,
      ...fresh,
      begun: new Set(),
    }
    orders.set(no, order)
    const oldest = orders.keys().next().value
    if (orders.size > maxOrders && oldest !== undefined) orders.delete(oldest)
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

/** Whether state or worker changed; an older version is ignored. */
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

function kindOf({ request }: CityOrder): string {
  return 'kind' in request ? request.kind : ''
}

/** Whether the plan of its service permits this move in its state. */
export function isOpenTo(order: CityOrder, move: string, by: Mover): boolean {
  return canMove(planOf(order.service), { state: order.state, kind: kindOf(order) }, move, by)
}
