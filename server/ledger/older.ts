import { type Expression, type SqlBool, sql } from 'kysely'

/** Of a list by a moment, the newest first: what follows the row `after`. By ids, everything newer than a last day would be read. */
export function olderThan(column: `${string}.${string}`, after: string | null | undefined): Expression<SqlBool> {
  const [table = '', moment = ''] = column.split('.')
  const [own, id] = [sql.ref(column), Number(after)]
  const last = sql`(select ${sql.ref(`seen.${moment}`)} from ${sql.table(table)} seen where seen.id = ${id})`
  return sql<SqlBool>`(${own} <= ${last} and (${own} < ${last} or ${sql.ref(`${table}.id`)} < ${id}))`
}
