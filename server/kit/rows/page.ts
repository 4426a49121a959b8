import { type Expression, type SqlBool, sql } from 'kysely'
import type { Page } from '#contract/base/page.ts'

type Cursor = string | null | undefined

/** Rows read to know whether there is a next page: one more than the page holds. */
export function oneMore(limit: number): number {
  return limit + 1
}

/** The rows of the page, of those that were read with `oneMore(limit)`. */
export function shownOf<Row>(found: readonly Row[], limit: number): Row[] {
  return found.slice(0, limit)
}

/** One page of rows that were read with `oneMore(limit)`; `cursorOf` names the place after a row. */
export function pageOf<Row, Shown>(
  found: readonly Row[],
  limit: number,
  { view, cursorOf }: { view: (row: Row) => Shown; cursorOf: (row: Row) => string | number },
): Page<Shown> {
  const rows = shownOf(found, limit)
  const last = rows.at(-1)
  return {
    rows: rows.map(row => view(row)),
    next: found.length > limit && last !== undefined ? String(cursorOf(last)) : null,
  }
}

/**
 * Rows after the cursor in a list by an id, as `orders.id`; in one from the newest on unless it is ascending. Small ids are compared with
 * cursors of any size.
 */
export function afterId(column: string, after: Cursor, order: 'desc' | 'asc' = 'desc'): Expression<SqlBool> {
  if (!after) return sql<SqlBool>`true`
  return sql<SqlBool>`${sql.ref(column)} ${sql.raw(order === 'asc' ? '>' : '<')} ${Number(after)}::bigint`
}

/** Rows after the cursor in a list by rank and id, both ascending. */
export function afterRank(table: string, after: Cursor): Expression<SqlBool> {
  if (!after) return sql<SqlBool>`true`
  const [rank, id] = after.split('.').map(Number)
  return sql<SqlBool>`(${sql.ref(`${table}.rank`)}, ${sql.ref(`${table}.id`)}) > (${rank}, ${id})`
}

/** The cursor of a list by rank and id. */
export function rankCursor({ rank, id }: { rank: number; id: number }): string {
  return `${rank}.${id}`
}
