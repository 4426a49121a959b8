import type { Insertable } from 'kysely'
import { isWorker } from '#contract/base/machine.ts'
import { shanghaiDateTime } from '#contract/base/shanghai.ts'
import { fen } from '#contract/base/values.ts'
import { OpenOrder } from '#contract/open/open-orders.ts'
import { type OrderState, planOf } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'
import { detailsOf, type Facts, searchOf } from '#server/orders/index.ts'
import { courseOf, type Walked, walk } from './courses.ts'
import { type PastService, type Somebody, turn, wishes } from './wishes.ts'

const minute = 60_000
const day = 1440 * minute

export type Person = Somebody & { games: readonly string[] }
export type PastOrder = {
  row: Insertable<Tables['orders']> & { external_no: string }
  service: PastService
  customer: Somebody
  worker: Person | null
  placedAt: number
  promisedAt: number | null
  way: readonly Walked[]
}

type Planned = {
  service: PastService
  n: number
  cityCode: string
  customers: readonly Somebody[]
  able: readonly Person[]
}

/** The n-th of its service, placed then; or a day earlier, if otherwise it would not be over by now. */
export function pastOrder(planned: Planned, placedAt: number, now: number): PastOrder {
  const asked = wish(planned, placedAt, now)
  const lastsMs = (asked.way.at(-1)?.after ?? 0) * minute
  if (placedAt + lastsMs > now) return pastOrder(planned, placedAt - day, now)
  const { service, n, able } = planned
  const { placed, way, course, customer } = asked
  const fit = 'game' in placed ? able.filter(one => one.games.includes(`game:${placed.game}`)) : able
  const worker = way.some(step => isWorker(step.by)) ? turn(n, 3, fit) : null
  const at = (minutes: number) => placedAt + minutes * minute
  const facts = course.facts?.({ n, payFen: placed.payFen, at, worker: worker?.name ?? '' }) ?? {}
  const { details, kind, promisedAt } = detailsOf(placed)
  const paidAt = way.find(step => step.move === 'pay')?.after
  const row = {
    no: `${planOf(service).prefix}${shanghaiDigits(placedAt)}${String(n).padStart(6, '0')}`,
    service,
    kind,
    app_id: 'history',
    external_no: placed.externalNo,
    city_code: placed.cityCode,
    ...standingOf(service, way, placedAt),
    paid_at: paidAt === undefined ? null : new Date(at(paidAt)),
    placed_at: new Date(placedAt),
    promised_at: promisedAt,
    received_at: new Date(placedAt),
    customer_id: customer.id,
    worker_id: worker?.id ?? null,
    ...moneyOf(placed, way, facts, n),
    details: JSON.stringify(details),
    facts: JSON.stringify(facts),
    search: searchOf(placed),
    version: way.length + 1,
  }
  return { row, service, customer, worker, placedAt, promisedAt: promisedAt?.getTime() ?? null, way }
}

function wish({ service, n, cityCode, customers }: Planned, placedAt: number, now: number) {
  const [customer, other] = [turn(n, 1, customers), turn(n, 2, customers)]
  const after = (minutes: number) => new Date(placedAt + minutes * minute).toISOString()
  const placed = OpenOrder.parse({
    service,
    externalNo: `H${service}-${n}`,
    cityCode,
    placedAt: after(0),
    customer: { name: customer.name, phone: customer.phone, externalId: `H${customer.id}` },
    ...wishes[service]({ n, who: customer, other, after }),
  })
  const kind = 'kind' in placed ? placed.kind : ''
  const course = courseOf(service, kind, n, (now - placedAt) / (60 * minute))
  return { placed, customer, course, way: walk(service, kind, course) }
}

function standingOf(service: PastService, way: readonly Walked[], placedAt: number) {
  const { states, clocks, finals } = planOf(service)
  const last = way.findLast(step => step.from !== step.to)
  const state = (last?.to ?? states[0]) as OrderState
  const since = placedAt + (last?.after ?? 0) * minute
  const isFinal = finals.includes(state)
  const seconds = clocks[state]
  return {
    state,
    state_at: new Date(since),
    due_at: isFinal || seconds === undefined ? null : new Date(since + seconds * 1000),
    finished_at: isFinal ? new Date(since) : null,
  }
}

function moneyOf({ payFen }: { payFen: number }, way: readonly Walked[], { askedFen = 0 }: Facts, n: number) {
  const state = way.at(-1)?.to
  const paid = way.some(step => step.move === 'pay') ? payFen : 0
  const back = state === 'cancelled' ? paid : state === 'negotiated' ? askedFen : 0
  const refund = back === 0 ? 'none' : back < paid ? 'partial' : 'refunded'
  return {
    pay_fen: fen(payFen),
    paid_fen: fen(paid),
    refunded_fen: fen(back),
    refund: state === 'arbitrating' ? ('applying' as const) : (refund as 'none' | 'partial' | 'refunded'),
    cancel_code: state === 'cancelled' ? turn(n, 5, ['U01', 'U05', 'U06'] as const) : null,
  }
}

/** `261121083015`, the date and time in Shanghai. */
function shanghaiDigits(at: number): string {
  return shanghaiDateTime(at).replace(/\D/g, '').slice(2)
}
