import { type Expression, expressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { OrderQuestion } from '#contract/orders/order-question.ts'
import type { Tables } from '#server/kit/database.ts'

const standing = expressionBuilder<Tables, 'order_standings'>()

/** Unfinished orders whose standing is as these conditions say: few, and found without looking at any other. */
export function areUnfinished(...conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return areOrders(idsOfUnfinished(...conditions))
}

/** As an array: of a set PostgreSQL may think that it is quicker to walk through all orders. */
export function areOrders(ids: Expression<number>): Expression<SqlBool> {
  return sql<SqlBool>`orders.id = any(array(${ids}))`
}

export function idsOfUnfinished(...conditions: readonly Expression<SqlBool>[]): Expression<number> {
  return sql<number>`select order_id from order_standings where not is_over and ${standing.and([...conditions])}`
}

type Asked = Pick<
  z.output<typeof OrderQuestion>,
  'state' | 'workerId' | 'firstDay' | 'lastDay' | 'since' | 'until' | 'dayOf'
>

export function hasDays({ firstDay, lastDay, since, until }: Omit<Asked, 'state' | 'workerId' | 'dayOf'>): boolean {
  return firstDay !== '' || lastDay !== '' || since != null || until != null
}

/** Whether orders are asked for by what only their standing has an index for. */
function asksStandings(asked: Asked): boolean {
  return Boolean(asked.state) || Boolean(asked.workerId) || (asked.dayOf !== 'placed' && hasDays(asked))
}

/** Joins the standing of each order where the question is about it: the conditions and the order of a list are then about `order_standings`. */
export function withStandings<DB, TB extends keyof DB, O>(
  orders: SelectQueryBuilder<DB, TB, O>,
  asked: Asked,
): SelectQueryBuilder<DB, TB, O> {
  if (!asksStandings(asked)) return orders
  return orders.innerJoin(sql`order_standings`.as('order_standings'), join =>
    join.on(sql<SqlBool>`order_standings.order_id = orders.id and order_standings.service = orders.service`),
  ) as unknown as SelectQueryBuilder<DB, TB, O>
}
