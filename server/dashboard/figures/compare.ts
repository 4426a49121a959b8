import { sql, type Transaction } from 'kysely'
import { shanghaiDateTime } from '#contract/base/shanghai.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import { daysOfMinutes } from './fold.ts'
import { type FigureTableName, factsOfOrders, figureTables, keysOf, rowsFrom } from './measures.ts'

/** Differences that are described of each table; all are counted. */
const mostFindings = 20

type FiguresReport = {
  orders: number
  /** Rows of figures that are not what the orders add up to. */
  wrong: number
  /** The first ones of each table, in sentences. */
  findings: string[]
}

type Options = {
  /** Corrects what is wrong. */
  repairs?: boolean
  /** Looks at so many days back only. */
  days?: number
}

/**
 * Compares figures with the orders they are made of, all as they are at one moment. No changes are added up meanwhile; they
 * wait, and readers count them.
 */
export async function compareFigures(db: Database, { repairs = false, days }: Options = {}): Promise<FiguresReport> {
  return db.transaction().execute(async transaction => {
    await lockNamed(transaction, 'figures.write')
    const orders = await readFacts(transaction, days)
    const report: FiguresReport = { orders, wrong: 0, findings: [] }
    for (const name of Object.keys(figureTables) as FigureTableName[]) {
      const { wrong, findings } = await compareTable(transaction, name, days)
      report.wrong += wrong
      report.findings.push(...findings)
      if (repairs && wrong > 0) await addDifferences(transaction, name)
    }
    return report
  })
}

const since = (days: number) => `date_trunc('day', now(), 'Asia/Shanghai') - interval '${days} days'`

/** What the figures should come from: all orders, without what changed and is not added up yet. In one statement, for one moment. */
async function readFacts(db: Transaction<Tables>, days?: number): Promise<number> {
  const recent = days === undefined ? undefined : sql.raw(since(days))
  await sql`create temporary table facts_now on commit drop as
    select facts.* from ${factsOfOrders(recent)} facts
    union all
    select -sign, (facts).* from order_changes`.execute(db)
  const { rows } = await sql<{ orders: number }>`
    select count(*) filter (where sign = 1 and placed_at is not null) as orders from facts_now`.execute(db)
  return rows[0]?.orders ?? 0
}

/** The rows of a table within which it is complete. */
function windowOf(name: FigureTableName, days = Number.POSITIVE_INFINITY): string {
  const most = name === 'order_minutes' ? Math.min(days, daysOfMinutes - 1) : days
  return Number.isFinite(most) ? `at >= ${since(most)}` : 'true'
}

async function compareTable(db: Transaction<Tables>, name: FigureTableName, days?: number) {
  const table = figureTables[name]
  const [keys, measures] = [keysOf(table).join(', '), Object.keys(table.measures)]
  const within = windowOf(name, days)
  const [sums, less] = [
    measures.map(column => `sum(${column})::bigint as ${column}`),
    measures.map(column => `-${column}`),
  ]
  const isSomething = measures.map(column => `sum(${column}) <> 0`).join(' or ')
  await sql`drop table if exists pg_temp.differences`.execute(db)
  await sql`create temporary table differences on commit drop as
    select ${sql.raw([keys, ...sums].join(', '))} from (
      ${rowsFrom(name, sql`facts_now`, sql.raw(within))}
      union all
      select ${sql.raw([keys, ...less].join(', '))} from ${sql.raw(name)} where ${sql.raw(within)}
    ) both_sides group by ${sql.raw(keys)} having ${sql.raw(isSomething)}`.execute(db)
  const { rows } = await sql<Record<string, unknown> & { wrong: number }>`
    select ${sql.raw([keys, ...measures].join(', '))}, count(*) over () as wrong from differences order by at desc limit ${mostFindings}`.execute(
    db,
  )
  return { wrong: Number(rows[0]?.wrong ?? 0), findings: rows.map(row => sentence(name, row)) }
}

function sentence(name: FigureTableName, row: Record<string, unknown>): string {
  const table = figureTables[name]
  const where = keysOf(table).map(key => (key === 'at' ? shanghaiDateTime(Number(row.at)) : String(row[key])))
  const off = Object.keys(table.measures).filter(column => Number(row[column]) !== 0)
  const by = off.map(column => `${column} by ${-Number(row[column])}`)
  return `${name}, ${where.join(', ')}: off in ${by.join(', ')}.`
}

async function addDifferences(db: Transaction<Tables>, name: FigureTableName): Promise<void> {
  const table = figureTables[name]
  const measures = Object.keys(table.measures)
  const columns = [...keysOf(table), ...measures].join(', ')
  const added = measures.map(column => `${column} = ${name}.${column} + excluded.${column}`).join(', ')
  await sql`insert into ${sql.raw(`${name} (${columns})`)} select ${sql.raw(columns)} from differences
    on conflict (${sql.raw(keysOf(table).join(', '))}) do update set ${sql.raw(added)}`.execute(db)
}
