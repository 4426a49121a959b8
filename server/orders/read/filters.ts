import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { CancelCode, OrderRow } from '#contract/orders/order.ts'
import type { OrderQuestion } from '#contract/orders/order-question.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import { followed } from './follow-filters.ts'
import { ofRides } from './ride-filters.ts'
import { matches } from './search.ts'

type Question = z.output<typeof OrderQuestion>
type Days = Pick<Question, 'firstDay' | 'lastDay' | 'dayOf'>

const row = expressionBuilder<Tables, 'orders'>()

/** What a question leaves of a queue: the one rule for the list, the numbers of its tabs and its export. */
export function filters(asked: Omit<Question, 'service' | 'queue' | 'after' | 'limit'>, caller: Caller) {
  const { search, kind, state, refund, cancelCode, shop, cityCode, leastFen, mostFen, customerId, workerId } = asked
  return [
    ...(isOfDays(asked) ? [between(asked)] : []),
    ...(search ? [matches(search)] : []),
    ...(kind ? [row('orders.kind', '=', kind)] : []),
    ...(state ? [standsAt(state)] : []),
    ...(refund ? [row('orders.refund', '=', refund as OrderRow['refund'])] : []),
    ...(cancelCode ? [row('orders.cancel_code', '=', cancelCode as CancelCode)] : []),
    ...(shop ? [sql<SqlBool>`orders.details #>> '{from,name}' = ${shop}`] : []),
    ...(cityCode ? [row('orders.city_code', '=', cityCode)] : []),
    ...(leastFen == null ? [] : [sql<SqlBool>`orders.pay_fen >= ${leastFen}`]),
    ...(mostFen == null ? [] : [sql<SqlBool>`orders.pay_fen <= ${mostFen}`]),
    ...(customerId ? [row('orders.customer_id', '=', customerId)] : []),
    ...(workerId ? [row('orders.worker_id', '=', workerId)] : []),
    ...followed(asked, caller),
    ...ofRides(asked),
  ]
}

export function isOfDays({ firstDay, lastDay }: Days): boolean {
  return firstDay !== '' || lastDay !== ''
}

const moments = { placed: 'orders.placed_at', paid: 'orders.paid_at', finished: 'orders.finished_at' } as const

export function momentOf({ dayOf }: Days): (typeof moments)[Days['dayOf']] {
  return moments[dayOf]
}

/** Orders placed on a day in Shanghai, `2026-11-21`: the one rule for the list and for the day's figures. */
export function placedOn(day: string): Expression<SqlBool> {
  return between({ firstDay: day, lastDay: day, dayOf: 'placed' })
}

function between(days: Days): Expression<SqlBool> {
  const moment = sql.ref(momentOf(days))
  const { firstDay, lastDay } = days
  return row.and([
    ...(firstDay ? [sql<SqlBool>`${moment} >= ${startOf(firstDay, 0)}`] : []),
    ...(lastDay ? [sql<SqlBool>`${moment} < ${startOf(lastDay, 1)}`] : []),
  ])
}

function startOf(day: string, later: 0 | 1): RawBuilder<Date> {
  return sql`(${day}::date + ${sql.lit(later)})::timestamp at time zone 'Asia/Shanghai'`
}

/** Comes after that order in a list of days. */
export function isBefore(moment: ReturnType<typeof momentOf>, id: number): Expression<SqlBool> {
  const column = sql.ref(moment)
  const last = sql`(select ${sql.ref(moment.replace('orders.', ''))}, id from orders where id = ${id})`
  return sql<SqlBool>`(${column}, orders.id) < ${last}`
}

/** The business track alone has an index, which narrows the two tracks of food far enough. */
function standsAt(state: string): Expression<SqlBool> {
  return sql<SqlBool>`orders.status = split_part(${state}, '/', 1) and orders.state = ${state}`
}
