import { type Expression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { OrderQuestion } from '#contract/orders/order-question.ts'
import { steps } from '#contract/orders/progress.ts'

type ProgressQuestion = Pick<
  z.output<typeof OrderQuestion>,
  'reached' | 'furthest' | 'lateness' | 'valid' | 'refunded' | 'endedBy' | 'cell'
>

/** Filters by what figures are made of. They ask the function that figures are made with, so that both count the same orders. */
export function progressFilters(asked: ProgressQuestion): Expression<SqlBool>[] {
  const { reached, furthest, lateness, valid, refunded, endedBy, cell } = asked
  const [x, y] = cell.split('.').map(Number)
  const conditions = [
    ...(reached ? [sql`step >= ${steps.indexOf(reached)}`] : []),
    ...(furthest ? [sql`step = ${steps.indexOf(furthest)}`] : []),
    ...(lateness === 'any' ? [sql`is_late is not null`] : []),
    ...(lateness === 'late' || lateness === 'onTime' ? [sql`is_late = ${lateness === 'late'}`] : []),
    ...(valid ? [sql`is_valid`] : []),
    ...(refunded ? [sql`refunded_fen > 0`] : []),
    ...(endedBy ? [sql`reason = ${endedBy}`] : []),
    ...(cell ? [sql`x = ${x} and y = ${y}`] : []),
  ]
  if (conditions.length === 0) return []
  return [sql<SqlBool>`exists (select from order_facts(orders) where ${sql.join(conditions, sql` and `)})`]
}
