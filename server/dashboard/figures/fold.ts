import { sql, type Transaction } from 'kysely'
import type { Database, Tables } from '#server/kit/database.ts'
import { genericPlan } from '#server/kit/named-statements.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { repeatWhenWoken } from '#server/process/jobs/index.ts'
import { tryLockNamed } from '#server/process/locks/index.ts'
import { type FigureTableName, figureTables, keysOf, rowsFrom } from './measures.ts'

/** Less than twice the second after which it is read whether something waits. */
const everyMs = 1500
/** Days of which sums by minute are kept: today is compared with the same minute a week ago. */
export const daysOfMinutes = 9

/** Adds up what changed, every two seconds on whichever node comes first; commands never wait for it. */
export function startFolding({ db, log, jobs }: Pick<Runtime, 'db' | 'log' | 'jobs'>): void {
  const rounds = repeatWhenWoken({
    everyMs,
    work: () => foldChanges(db),
    onError: error => log.error({ error }, 'figures: changes of orders were not added up'),
  })
  jobs.alongside('figures.fold', { waits: 'exists (select from order_changes)', ...rounds })
}

/** Moves what changed into the tables of figures. Answers how many changes there were; null if another node is doing it. */
export async function foldChanges(db: Database): Promise<number | null> {
  if (!(await hasChanges(db))) return 0
  return db.transaction().execute(async transaction => {
    if (!(await tryLockNamed(transaction, 'figures.write'))) return null
    return fold(transaction)
  })
}

async function hasChanges(db: Database): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`select exists (select from order_changes) as some`.execute(db)
  return rows[0]?.some ?? false
}

async function fold(db: Transaction<Tables>): Promise<number> {
  if (!(await hasChanges(db))) return 0
  const names = Object.keys(figureTables) as FigureTableName[]
  const writes = names.map(name => sql`${sql.raw(`into_${name}`)} as (${addTo(name)})`)
  const { rows } = await sql<{ folded: number }>`
    with gone as (delete from order_changes returning sign, facts),
      changed as materialized (select sign, (facts).* from gone),
      ${sql.join(writes)}
    select count(*)::int as folded from gone ${genericPlan}`.execute(db)
  return rows[0]?.folded ?? 0
}

function addTo(name: FigureTableName) {
  const table = figureTables[name]
  const measures = Object.keys(table.measures)
  const days = sql.lit(daysOfMinutes)
  const within = name === 'order_minutes' ? sql`at > now() - make_interval(days => ${days})` : sql`true`
  const columns = [...keysOf(table), ...measures].join(', ')
  const added = measures.map(column => `${column} = ${name}.${column} + excluded.${column}`).join(', ')
  return sql`insert into ${sql.raw(`${name} (${columns})`)} ${rowsFrom(name, sql`changed`, within)}
    on conflict (${sql.raw(keysOf(table).join(', '))}) do update set ${sql.raw(added)}`
}
