import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** Today in Shanghai, a `date`. */
export const today: RawBuilder<string> = sql`(now() at time zone 'Asia/Shanghai')::date`

/** The first moment of today in Shanghai, a `timestamptz`. */
export const startOfToday: RawBuilder<number> = sql`date_trunc('day', now(), 'Asia/Shanghai')`

/** Date and time in Shanghai as they stand in the numbers of records, `261121123005`. */
export const numberStamp: RawBuilder<string> = sql`to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')`

/** The first moment of a day in Shanghai, `2026-11-21`, or of one so many days later. */
export function startOfDay(day: string, later: -1 | 0 | 1 | 2): RawBuilder<Date> {
  return sql`((${day}::date + ${sql.lit(later)})::timestamp at time zone 'Asia/Shanghai')`
}

/** Whether the moment of a column is within days of Shanghai, `2026-11-21`, the last one included; an empty one is no limit. */
export function withinDays(column: string, first: string, last: string): Expression<SqlBool>[] {
  return [
    ...(first ? [sql<SqlBool>`${sql.ref(column)} >= ${startOfDay(first, 0)}`] : []),
    ...(last ? [sql<SqlBool>`${sql.ref(column)} < ${startOfDay(last, 1)}`] : []),
  ]
}
