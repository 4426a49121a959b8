import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'

/** Every table, by name. Each feature's `table.ts` adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their tables into it
export interface Tables {}

/** The pool, or in a command its transaction: queries are written against either. */
export type Database = Kysely<Tables> | Transaction<Tables>

/** Times are epoch milliseconds (columns are timestamptz(3)); bigint ids and fen are within 2^53. */
function typeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.TIMESTAMPTZ) return (text: string) => Date.parse(text)
  if (oid === pg.types.builtins.INT8) return Number
  return pg.types.getTypeParser(oid, format)
}

export function openDatabase(url: string, connections = 16): { db: Kysely<Tables>; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
    application_name: 'citydesk',
  })
  // A connection that the database closed is replaced by the pool; without a listener it would end the process, be it
  // idle or between two queries of a transaction.
  pool.on('error', () => {})
  pool.on('connect', client => void client.on('error', () => {}))
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool }
}
