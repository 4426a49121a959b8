import type { Insertable } from 'kysely'
import { isWorker } from '#contract/base/machine.ts'
import { shanghaiDateTime } from '#contract/base/shanghai.ts'
import { fen } from '#contract/base/values.ts'
import { pick, skewedIndex } from '#contract/demo/chance.ts'
import { OpenOrder } from '#contract/open/open-orders.ts'
import { type OrderState, planOf, services } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'
import { detailsOf, type Facts, progressAlong, searchOf } from '#server/orders/feature.ts'
import { customersApp } from './customers.ts'
import { applyMoves, type MadeMove, moveSequenceOf } from './move-sequences.ts'
import { orderContents, type PastService, type PersonData } from './order-content.ts'

const minute = 60_000
const day = 1440 * minute

export type PastWorker = PersonData & { serviceTypes: readonly string[] }
export type PastOrder = {
  row: Insertable<Tables['orders']> & { external_no: string }
  service: PastService
  customer: PersonData
  worker: PastWorker | null
  placedAt: number
  promisedAt: number | null
  moves: readonly MadeMove[]
}

type Input = {
  service: PastService
  n: number
  cityCode: string
  customers: readonly PersonData[]
  workers: readonly PastWorker[]
}

/** The n-th order of its service. Placed earlier by whole days if its moves would otherwise end in the future. */
export function pastOrder(input: Input, placedAt: number, now: number): PastOrder {
  const content = createContent(input, placedAt, now)
  const lastsMs = (content.moves.at(-1)?.after ?? 0) * minute
  if (placedAt + lastsMs > now) return pastOrder(input, placedAt - day, now)
  const { service, n, workers } = input
  const { placed, moves, sequence, customer } = content
  const fit = 'game' in placed ? workers.filter(one => one.serviceTypes.includes(`game:${placed.game}`)) : workers
  const worker = moves.some(step => isWorker(step.by)) ? pick(n, 3, fit) : null
  const at = (minutes: number) => placedAt + minutes * minute
  const facts = sequence.facts?.({ n, payFen: placed.payFen, at, worker: worker?.name ?? '' }) ?? {}
  const { details, kind, promisedAt } = detailsOf(placed)
  const paidAt = moves.find(step => step.move === 'pay')?.after
  const row = {
    no: pastNumber(planOf(service).prefix, placedAt, n),
    service,
    kind,
    app_id: customersApp,
    external_no: placed.externalNo,
    city_code: placed.cityCode,
    ...stateColumnsOf(service, moves, placedAt),
    ...progressAlong(
      service,
      { placedAt, promisedAt: promisedAt?.getTime() ?? null },
      moves.map(({ move, by, to, after }) => ({ move, by, to, at: at(after) })),
    ),
    paid_at: paidAt === undefined ? null : new Date(at(paidAt)),
    placed_at: new Date(placedAt),
    promised_at: promisedAt,
    received_at: new Date(placedAt),
    customer_id: customer.id,
    worker_id: worker?.id ?? null,
    ...moneyColumnsOf(placed, moves, facts, n),
    details: JSON.stringify(details),
    facts: JSON.stringify(facts),
    search: searchOf(placed),
    version: moves.length + 1,
  }
  return { row, service, customer, worker, placedAt, promisedAt: promisedAt?.getTime() ?? null, moves }
}

function createContent({ service, n, cityCode, customers }: Input, placedAt: number, now: number) {
  const [customer, other] = [customerOf(service, n, customers), pick(n, 2, customers)]
  const after = (minutes: number) => new Date(placedAt + minutes * minute).toISOString()
  const placed = OpenOrder.parse({
    service,
    externalNo: `H${service}-${n}`,
    cityCode,
    placedAt: after(0),
    customer: { name: customer.name, phone: customer.phone, externalId: `H${customer.id}` },
    ...orderContents[service]({ n, customer, other, after }),
  })
  const kind = 'kind' in placed ? placed.kind : ''
  const sequence = moveSequenceOf(service, kind, n, (now - placedAt) / (60 * minute))
  return { placed, customer, sequence, moves: applyMoves(service, kind, sequence) }
}

/** Some order every week and some once a season; other people ride home by night than send parcels. */
function customerOf(service: PastService, n: number, customers: readonly PersonData[]): PersonData {
  const place = skewedIndex(n, 1, customers.length) + services.indexOf(service) * 41
  return customers[place % customers.length] as PersonData
}

function stateColumnsOf(service: PastService, moves: readonly MadeMove[], placedAt: number) {
  const { states, clocks, finals } = planOf(service)
  const last = moves.findLast(step => step.from !== step.to)
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

function moneyColumnsOf(
  { payFen }: { payFen: number },
  moves: readonly MadeMove[],
  { askedFen = 0 }: Facts,
  n: number,
) {
  const state = moves.at(-1)?.to
  const paid = moves.some(step => step.move === 'pay') ? payFen : 0
  const back = state === 'cancelled' ? paid : state === 'negotiated' ? askedFen : 0
  const refund = back === 0 ? 'none' : back < paid ? 'partial' : 'refunded'
  return {
    pay_fen: fen(payFen),
    paid_fen: fen(paid),
    refunded_fen: fen(back),
    refund: state === 'arbitrating' ? ('applying' as const) : (refund as 'none' | 'partial' | 'refunded'),
    cancel_code: state === 'cancelled' ? pick(n, 5, ['U01', 'U05', 'U06'] as const) : null,
  }
}

/** `TK261121083015000042`: the date and time in Shanghai, and six digits. */
export function pastNumber(prefix: string, at: number, n: number): string {
  return `${prefix}${shanghaiDigits(at)}${String(n).padStart(6, '0')}`
}

/** `261121083015`, the date and time in Shanghai. */
function shanghaiDigits(at: number): string {
  return shanghaiDateTime(at).replace(/\D/g, '').slice(2)
}
