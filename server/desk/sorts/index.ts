import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { AmountSort } from '#contract/base/page.ts'
import { refuse } from '#server/kit/refusal.ts'
import { afterId, rankCursor } from '#server/kit/rows/page.ts'

type Column = `${string}.${string}`

/** What rows are sorted by before their ids, as an index has it. */
type SortValue<Row> = {
  column: Expression<unknown>
  of: (row: Row) => number
  /** The same value in a condition. */
  bound: (value: number) => Expression<unknown>
}

/** The order of a list, as an index has it: by the value, if there is one, then by the id in the same direction. */
export type RowOrder<Row> = {
  direction: 'asc' | 'desc'
  id: Column
  idOf: (row: Row) => number
  by?: SortValue<Row> | undefined
}

/** The greatest moment there is in JavaScript: of rows without one, which come last. */
const lastMoment = 8_640_000_000_000_000

/** A column of whole numbers that is never null. */
export function byNumber<Row>(column: Column, of: (row: Row) => number): SortValue<Row> {
  return { column: sql.ref(column), of, bound: value => sql`${value}` }
}

/** A column of moments that is not null in any row of the list. */
export function byMoment<Row>(column: Column, of: (row: Row) => number | null): SortValue<Row> {
  return { column: sql.ref(column), of: row => of(row) ?? lastMoment, bound: momentBound }
}

/** A column of moments, those without one after all others; its index is on the same expression. */
export function byMomentOrLast<Row>(column: Column, of: (row: Row) => number | null): SortValue<Row> {
  return { ...byMoment(column, of), column: sql`coalesce(${sql.ref(column)}, 'infinity'::timestamptz)` }
}

/** A moment of a cursor in a condition; a cursor that nobody was given may be later than any. */
export function momentBound(value: number): Expression<unknown> {
  return value >= lastMoment ? sql`'infinity'::timestamptz` : sql`${new Date(value)}::timestamptz`
}

/** Days after 1970 that every cursor is brought back to. */
const mostDays = 100_000

/** A day of a cursor in a condition, from its days after 1970. */
export function dayBound(days: number): Expression<unknown> {
  return sql`(date '1970-01-01' + ${Math.min(days, mostDays)}::int)`
}

/** The order that is asked for, of those that the list has now; the first is the usual one. */
export function chosenSort<Sort extends string>(sorts: readonly Sort[], sort: Sort | ''): Sort {
  const chosen = sort === '' ? sorts[0] : sorts.find(one => one === sort)
  return chosen ?? refuse('notSortable')
}

export function sorted<DB, From extends keyof DB, Output, Row>(
  rows: SelectQueryBuilder<DB, From, Output>,
  { by, id, direction }: RowOrder<Row>,
): SelectQueryBuilder<DB, From, Output> {
  const byValue = by ? rows.orderBy(by.column, direction) : rows
  return byValue.orderBy(sql.ref(id), direction)
}

/** Rows after the previous page. A page of another order does not continue this one. */
export function isAfter<Row>(
  { by, id, direction }: RowOrder<Row>,
  after: string | null | undefined,
): Expression<SqlBool> {
  if (after && after.includes('.') !== (by !== undefined)) refuse('badInput')
  if (!after || !by) return afterId(id, after, direction)
  const [value = 0, last = 0] = after.split('.').map(Number)
  return sql<SqlBool>`(${by.column}, ${sql.ref(id)}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${by.bound(value)}, ${last})`
}

/** Where the page after a row begins. */
export function cursorIn<Row>({ by, idOf }: RowOrder<Row>): (row: Row) => string | number {
  return row => (by ? rankCursor({ rank: by.of(row), id: idOf(row) }) : idOf(row))
}

const directions = {
  newest: 'desc',
  oldest: 'asc',
  largest: 'desc',
  smallest: 'asc',
  highest: 'desc',
  lowest: 'asc',
  due: 'asc',
} as const

/** The direction of values and ids. */
export function directionOf(sort: keyof typeof directions): 'asc' | 'desc' {
  return directions[sort]
}

type AgeOrder<Row> = Pick<RowOrder<Row>, 'id' | 'idOf'> & {
  at: SortValue<Row>
  days: { from: string; to: string }
}

/** By ids, or by moments where the list begins within some days: by ids, everything newer or older than those would be read. */
export function ageOrder<Row>(
  direction: RowOrder<Row>['direction'],
  { at, days, ...own }: AgeOrder<Row>,
): RowOrder<Row> {
  const isByMoment = Boolean(direction === 'asc' ? days.from : days.to)
  return { ...own, direction, by: isByMoment ? at : undefined }
}

type MoneyOrder<Row> = AgeOrder<Row> & { amount: SortValue<Row>; isLong: boolean }

/** By amount or by age; a short list is never read by moments. */
export function moneyOrder<Row>(
  sort: AmountSort,
  { amount, isLong, at, days, ...own }: MoneyOrder<Row>,
): RowOrder<Row> {
  const direction = directionOf(sort)
  if (sort === 'largest' || sort === 'smallest') return { ...own, direction, by: amount }
  return isLong ? ageOrder(direction, { ...own, at, days }) : { ...own, direction }
}
