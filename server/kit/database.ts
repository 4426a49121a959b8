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

type PoolTerms = {
  connections: number
  name: string
  /** How long an answer may take, milliseconds; without it, as long as it takes. */
  patience?: number | undefined
  types?: pg.CustomTypesConfig
}

/** Connections that notice when the database is gone, also where nobody says so, and make room for new ones. */
export function openPool(url: string, { connections, name, patience, types }: PoolTerms): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(patience !== undefined && {
      connectionTimeoutMillis: patience,
      // The database would keep the locks of a lost transaction until the system gives the line up, hours later.
      idle_in_transaction_session_timeout: 2 * patience,
    }),
    ...(types && { types }),
  })
  // A connection that the database closed is replaced by the pool; without a listener it would end the process, be it
  // idle or between two queries of a transaction.
  pool.on('error', () => {})
  pool.on('connect', client => {
    client.on('error', () => {})
    if (patience !== undefined) hangUpWhenSilent(client as unknown as pg.Client, patience)
  })
  return pool
}

/** The library's own time limit would hand the dead connection to whoever asks next. */
function hangUpWhenSilent(client: pg.Client, patience: number): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown
  client.query = ((...asked: unknown[]) => {
    const answer = ask(...asked)
    if (!(answer instanceof Promise)) return answer
    const timer = setTimeout(() => void client.end(), patience)
    const calm = () => clearTimeout(timer)
    answer.then(calm, calm)
    return answer
  }) as typeof client.query
}

export function openDatabase(url: string, connections = 16, patience?: number): { db: Kysely<Tables>; pool: pg.Pool } {
  const types = { getTypeParser: typeParser as typeof pg.types.getTypeParser }
  const pool = openPool(url, { connections, name: 'citydesk', patience, types })
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool }
}
