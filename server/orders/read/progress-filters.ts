import { type Expression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { OrderQuestion } from '#contract/orders/order-question.ts'
import { type dispatchStages, quickSeconds, steps, type timedStages } from '#contract/orders/progress.ts'
import { cancelReasonsOf } from '#contract/orders/reasons.ts'

type ProgressQuestion = Pick<
  z.output<typeof OrderQuestion>,
  | 'reached'
  | 'furthest'
  | 'stillAt'
  | 'lateness'
  | 'valid'
  | 'refunded'
  | 'endedBy'
  | 'cancelFault'
  | 'dispatch'
  | 'timed'
  | 'cell'
  | 'zone'
>

const dispatched: Record<(typeof dispatchStages)[number], Expression<unknown>> = {
  able: sql`is_dispatchable`,
  taken: sql`dispatch_seconds is not null`,
  quick: sql`dispatch_seconds <= ${sql.lit(quickSeconds)}`,
}
const timedColumns: Record<(typeof timedStages)[number], string> = {
  ready: 'prep_seconds',
  begun: 'begin_seconds',
  served: 'serve_seconds',
}

/** Filters by what figures are made of. They ask the function that figures are made with, so that both count the same orders. */
export function progressFilters(asked: ProgressQuestion): Expression<SqlBool>[] {
  const { reached, furthest, stillAt, lateness, valid, refunded } = asked
  const { endedBy, cancelFault, dispatch, timed, cell, zone } = asked
  const [x, y] = cell.split('.').map(Number)
  const conditions = [
    ...(reached ? [sql`step >= ${steps.indexOf(reached)}`] : []),
    ...(furthest ? [sql`step = ${steps.indexOf(furthest)}`] : []),
    ...(stillAt ? [sql`step = ${steps.indexOf(stillAt)} and not is_cancelled`] : []),
    ...(lateness === 'any' ? [sql`is_late is not null`] : []),
    ...(lateness === 'late' || lateness === 'onTime' ? [sql`is_late = ${lateness === 'late'}`] : []),
    ...(valid ? [sql`is_valid`] : []),
    ...(refunded ? [sql`refunded_fen > 0`] : []),
    ...(endedBy ? [sql`reason = ${endedBy}`] : []),
    ...(cancelFault ? [sql`reason = any(${cancelReasonsOf(cancelFault)}::text[])`] : []),
    ...(dispatch ? [dispatched[dispatch]] : []),
    ...(timed ? [sql`${sql.ref(timedColumns[timed])} is not null`] : []),
    ...(cell ? [sql`x = ${x} and y = ${y}`] : []),
    ...(zone ? [isInZone(zone)] : []),
  ]
  if (conditions.length === 0) return []
  return [sql<SqlBool>`exists (select from order_facts(orders) facts where ${sql.join(conditions, sql` and `)})`]
}

function isInZone(zone: number): Expression<unknown> {
  return sql`exists (select from zones join cities on cities.id = city_id
    where zones.id = ${zone} and cities.code = facts.city_code and is_in_zone(zones, facts.x, facts.y))`
}
