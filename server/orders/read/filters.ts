import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { OrderRow } from '#contract/orders/order.ts'
import type { CancelCode } from '#contract/orders/order-names.ts'
import type { OrderQuestion } from '#contract/orders/order-question.ts'
import type { Tables } from '#server/kit/database.ts'
import { startOfDay } from '#server/kit/rows/shanghai.ts'
import type { Scope } from '#server/kit/rows/shared-reads.ts'
import type { SearchedWord } from '#server/people/index.ts'
import { followFilters } from './follow-filters.ts'
import { progressFilters } from './progress-filters.ts'
import { rideFilters } from './ride-filters.ts'
import { matchesSearch } from './search.ts'
import { hasDays } from './standings.ts'

type Question = z.output<typeof OrderQuestion>
/** A question whose search was read as words by `readSearch`. */
type Asked = Omit<Question, 'service' | 'queue' | 'sort' | 'search' | 'ids' | 'after' | 'limit'> &
  Partial<Pick<Question, 'ids'>> & { words: readonly SearchedWord[] }
type Days = Pick<Question, 'firstDay' | 'lastDay' | 'since' | 'until' | 'dayOf'>

const row = expressionBuilder<Tables, 'orders'>()

/** Who asks, as far as rows depend on it. */
export type ListReader = Pick<Scope, 'caller' | 'setting'>

/** The conditions of a question `withStandings`, for the list, the numbers of its tabs and its export alike. */
export function filters(asked: Asked, { caller, setting }: ListReader) {
  const { words, kind, state, refund, cancelCode, shop, cityCode, leastFen, mostFen, customerId, workerId } = asked
  return [
    ...(hasDays(asked) ? [between(asked)] : []),
    matchesSearch(words),
    ...(kind ? [row('orders.kind', '=', kind)] : []),
    ...(state ? [sql<SqlBool>`order_standings.state = ${state}`] : []),
    ...(refund ? [row('orders.refund', '=', refund as OrderRow['refund'])] : []),
    ...(cancelCode ? [row('orders.cancel_code', '=', cancelCode as CancelCode)] : []),
    ...(shop ? [sql<SqlBool>`orders.details #>> '{from,name}' = ${shop}`] : []),
    ...(cityCode ? [row('orders.city_code', '=', cityCode)] : []),
    ...(leastFen == null ? [] : [sql<SqlBool>`orders.pay_fen >= ${leastFen}`]),
    ...(mostFen == null ? [] : [sql<SqlBool>`orders.pay_fen <= ${mostFen}`]),
    ...(customerId ? [row('orders.customer_id', '=', customerId)] : []),
    ...(asked.ids ? [row('orders.id', 'in', [...asked.ids, 0])] : []),
    ...(workerId ? [sql<SqlBool>`order_standings.worker_id = ${workerId}`] : []),
    ...followFilters(asked, caller),
    ...rideFilters(asked, setting),
    ...progressFilters(asked),
  ]
}

const dayColumns = {
  placed: 'orders.placed_at',
  paid: 'order_standings.paid_at',
  finished: 'order_standings.finished_at',
  served: 'order_standings.served_at',
} as const

export function dayColumnOf({ dayOf }: Pick<Days, 'dayOf'>): (typeof dayColumns)[Days['dayOf']] {
  return dayColumns[dayOf]
}

function between(days: Days): Expression<SqlBool> {
  const column = sql.ref(dayColumnOf(days))
  const { firstDay, lastDay, since, until } = days
  return row.and([
    ...(firstDay ? [sql<SqlBool>`${column} >= ${startOfDay(firstDay, 0)}`] : []),
    ...(lastDay ? [sql<SqlBool>`${column} < ${startOfDay(lastDay, 1)}`] : []),
    ...(since == null ? [] : [sql<SqlBool>`${column} >= ${new Date(since)}`]),
    ...(until == null ? [] : [sql<SqlBool>`${column} < ${new Date(until)}`]),
  ])
}
