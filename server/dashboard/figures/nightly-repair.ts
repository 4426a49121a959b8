import { sql } from 'kysely'
import type { Runtime } from '#server/kit/runtime.ts'
import { compareFigures } from './compare.ts'
import { daysOfMinutes } from './fold.ts'

/** Days that are compared with the orders every night. Orders change for weeks: refunds, complaints. */
const daysBack = 35

/** Corrects the figures of the last weeks every night, at 04:00 in Shanghai, and deletes sums by minute that nobody asks for. */
export async function startNightlyRepair(runtime: Runtime): Promise<void> {
  await runtime.jobs.repeat('figures.repair', '0 20 * * *', () => repairFigures(runtime))
}

export async function repairFigures({ db, log }: Pick<Runtime, 'db' | 'log'>): Promise<void> {
  const { wrong, findings } = await compareFigures(db, { repairs: true, days: daysBack })
  for (const finding of findings) log.error({ finding }, 'figures: something was wrong and is corrected')
  if (wrong > findings.length) log.error({ wrong }, 'figures: so many sums were corrected')
  await sql`delete from order_minutes where at < now() - ${`${daysOfMinutes} days`}::interval`.execute(db)
}
