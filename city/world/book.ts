import type { Cast } from '#city/people/cast.ts'
import { keyOf, planOrder, writeOrder } from '#city/services/orders.ts'
import type { Written } from '#city/wants/wanted.ts'
import { canMove, type Mover } from '#contract/base/machine.ts'
import { planOf, type Service } from '#contract/orders/service.ts'

/** An order as the city knows it. It changes as answers and webhooks come in. */
export type CityOrder<S extends Service = Service> = {
  readonly no: string
  readonly externalNo: string
  readonly key: string
  readonly service: S
  /** As its customer's app sent it. */
  about: Written<S>
  state: string
  version: number
  /** `externalId` of the worker who has it in hand, or is asked to. */
  workerId: string | null
  /** Who had it in hand last. */
  servedBy: string | null
  /** Grows each time it comes to stand elsewhere, or with another worker: who waited sees that things have moved on. */
  stay: number
  /** The shop has put the bag on the counter. */
  isReady: boolean
  /** What is to be paid at the end of a ride, or for a parcel that weighs more. */
  owedFen: number
  /** What has been begun already, so that a repeated webhook begins nothing twice. */
  readonly begun: Set<string>
}

export type Standing = { no: string; state: string; version: number; workerId?: string | null | undefined }
type Named = Standing & { externalNo: string; service: Service }
/** `find` also answers for orders the city has not placed (an earlier run, a filled desk): it makes up what they are about. */
export type Book = {
  open(standing: Standing, about: Written): CityOrder
  find(standing: Named): CityOrder
}

const remembered = 5_000

export function createBook(cast: Cast, seed: string): Book {
  const orders = new Map<string, CityOrder>()
  const open: Book['open'] = (standing, about) => {
    const known = orders.get(standing.no)
    // Its first webhook may have been quicker than the answer.
    if (known) return Object.assign(known, { about })
    const { no, state } = standing
    const { externalNo, service } = about
    const fresh = { version: 0, workerId: null, servedBy: null, stay: 0, isReady: false, owedFen: 0 }
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
  const find: Book['find'] = standing => {
    const known = orders.get(standing.no)
    if (known) return known
    const { externalNo, service } = standing
    const plan = planOrder(cast, seed, keyOf(externalNo), service)
    return open(standing, writeOrder(plan, { externalNo, cityCode: '410100', speed: 1 }))
  }
  return { open, find }
}

/** Whether it came to stand elsewhere by that. What is older than what is known teaches nothing. */
export function learn(order: CityOrder, { state, version, workerId = order.workerId }: Standing): boolean {
  if (version < order.version) return false
  const holder = planOf(order.service).inHand.includes(state) ? workerId : null
  const isNews = order.stay === 0 || state !== order.state || holder !== order.workerId
  Object.assign(order, { state, version, workerId: holder, servedBy: holder ?? order.servedBy })
  if (isNews) order.stay++
  return isNews
}

/** True the first time only. */
export function isFirst(order: CityOrder, deed: string): boolean {
  if (order.begun.has(deed)) return false
  order.begun.add(deed)
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
