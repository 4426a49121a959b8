import type { Kysely } from 'kysely'
import { openDatabase, type Tables } from '#server/kit/database.ts'
import { linesOf, type Plan, rowsRead } from '../lists/queries.ts'

/** A statement that was run, and what it cost. */
export type Statement = { text: string; read: number; answered: number; pages: number; plan: string }

/** Whatever takes longer is ended; it has no plan then. */
const mostSeconds = 20

/** Connections on which PostgreSQL says of each statement, those of triggers and functions included, what it did. */
export type Explaining = {
  db: Kysely<Tables>
  /** What was run since this was called last. */
  take(): Statement[]
}

export function openExplaining(url: string, connections: number): Explaining {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': 0,
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_level': 'notice',
    statement_timeout: `${mostSeconds}s`,
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const { db, pool } = openDatabase(`${url}?options=${encodeURIComponent(options.join(' '))}`, connections)
  let seen: Statement[] = []
  pool.on('connect', client => {
    client.on('notice', ({ message = '' }) => {
      const json = /^duration: [\d.]+ ms {2}plan:\n(\{.*\})$/s.exec(message)?.[1]
      if (json) seen.push(statementOf(JSON.parse(json) as Explanation))
    })
  })
  return {
    db,
    take() {
      const taken = seen
      seen = []
      return taken
    },
  }
}

type Explanation = { 'Query Text': string; Plan: Plan }

function statementOf({ 'Query Text': text, Plan: plan }: Explanation): Statement {
  const count = (key: string) => Number(plan[key] ?? 0)
  return {
    text,
    read: Math.round(rowsRead(plan)),
    answered: answeredBy(plan),
    pages: count('Shared Hit Blocks') + count('Shared Read Blocks'),
    plan: linesOf(plan).join('\n'),
  }
}

/** Rows that it answered or wrote. */
function answeredBy(plan: Plan): number {
  const rows = (of: Plan | undefined) => Number(of?.['Actual Rows'] ?? 0)
  const isWrite = plan['Node Type'] === 'ModifyTable'
  return Math.max(rows(plan), isWrite ? rows(plan.Plans?.[0]) : 0)
}
