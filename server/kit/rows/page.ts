import { type Expression, type SqlBool, sql } from 'kysely'
import type { Page } from '#contract/base/page.ts'

/** Rows read to know whether there is a next page: one more than the page holds. */
export function oneMore(limit: number): number {
  return limit + 1
}

/** One page of rows that were read with `oneMore(limit)`; `cursorOf` names the place after a row. */
export function pageOf<Row, Shown>(
  found: readonly Row[],
  limit: number,
  { view, cursorOf }: { view: (row: Row) => Shown; cursorOf: (row: Row) => string | number },
): Page<Shown> {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    rows: rows.map(row => view(row)),
    next: found.length > limit && last !== undefined ? String(cursorOf(last)) : null,
  }
}

/** Rows after the cursor in a list by rank and id, both ascending. */
export function afterRank(table: string, after: string | null | undefined): Expression<SqlBool> {
  if (!after) return sql<SqlBool>`true`
  const [rank, id] = after.split('.').map(Number)
  return sql<SqlBool>`(${sql.ref(`${table}.rank`)}, ${sql.ref(`${table}.id`)}) > (${rank}, ${id})`
}

/** The cursor of a list by rank and id. */
export function rankCursor({ rank, id }: { rank: number; id: number }): string {
  return `${rank}.${id}`
}
