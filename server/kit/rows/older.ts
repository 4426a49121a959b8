import { type Expression, type SqlBool, sql } from 'kysely'

/**
 * Of a list in the order of a moment, the newest first: what follows the row with this id. Lists with a last day are in this
 * order, since in the order of ids everything newer would be read.
 */
export function olderThan(column: `${string}.${string}`, after: string | null | undefined): Expression<SqlBool> {
  const [table = '', moment = ''] = column.split('.')
  const id = Number(after)
  const last = sql`(select ${sql.ref(`seen.${moment}`)} from ${sql.table(table)} as seen where seen.id = ${id})`
  return sql<SqlBool>`(${sql.ref(column)} <= ${last} and (${sql.ref(column)} < ${last} or ${sql.ref(`${table}.id`)} < ${id}))`
}
