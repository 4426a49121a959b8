import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { nameStatements } from './named-statements.ts'

/** Every table, by name. Each feature's `table.ts` adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their tables into it
export interface Tables {}

/** The pool, or in a command its transaction: queries are written against either. */
export type Database = Kysely<Tables> | Transaction<Tables>

/** Times are epoch milliseconds (columns are timestamptz(3)), days are texts, `2026-11-21`; bigint ids and fen are within 2^53. */
function typeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.TIMESTAMPTZ) return (text: string) => Date.parse(text)
  if (oid === pg.types.builtins.DATE) return (text: string) => text
  if (oid === pg.types.builtins.INT8) return Number
  return pg.types.getTypeParser(oid, format)
}

export type PoolTerms = {
  connections: number
  name: string
  /** Milliseconds until a query without an answer fails; without it, there is no limit. */
  timeoutMs?: number | undefined
  types?: pg.CustomTypesConfig
  /** Looks at a new connection before it is used. */
  verify?: pg.PoolConfig['verify']
  /** Every statement is parsed and planned once per connection, outside of transactions, too. */
  namesAll?: boolean
}

/** A pool whose connections notice when the database is gone, even without a closed socket, and are then replaced. */
export function openPool(url: string, { connections, name, timeoutMs, namesAll, ...more }: PoolTerms): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(timeoutMs !== undefined && {
      connectionTimeoutMillis: timeoutMs,
      // Otherwise the database keeps the locks of a lost transaction until the system closes the connection, hours later.
      idle_in_transaction_session_timeout: 2 * timeoutMs,
    }),
    ...more,
  })
  // A connection that the database closed is replaced by the pool; without a listener it would end the process, be it
  // idle or between two queries of a transaction.
  pool.on('error', () => {})
  pool.on('connect', client => {
    client.on('error', () => {})
    if (timeoutMs !== undefined) endWhenSilent(client as unknown as pg.Client, timeoutMs)
    nameStatements(client as unknown as pg.Client, namesAll ?? false)
  })
  return pool
}

/** The library's own query timeout would give the dead connection to the next query. */
function endWhenSilent(client: pg.Client, timeoutMs: number): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown
  client.query = ((...asked: unknown[]) => {
    const answer = ask(...asked)
    if (!(answer instanceof Promise)) return answer
    const timer = setTimeout(() => void client.end(), timeoutMs)
    const settled = () => clearTimeout(timer)
    answer.then(settled, settled)
    return answer
  }) as typeof client.query
}

export function openDatabase(url: string, connections = 16, terms: Partial<PoolTerms> = {}) {
  const types = { getTypeParser: typeParser as typeof pg.types.getTypeParser }
  const pool = openPool(url, { ...terms, connections, name: 'citydesk', types })
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool }
}
