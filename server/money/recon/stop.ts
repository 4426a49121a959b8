import type { Database } from '#server/kit/database.ts'

/** Days that do not balance and that nobody confirmed: money is not paid out meanwhile. The oldest first. */
export function stoppingDays(db: Database) {
  return db
    .selectFrom('recon_days')
    .innerJoin('apps', 'apps.id', 'recon_days.app_id')
    .where('recon_days.state', '=', 'unbalanced')
    .where('recon_days.confirmed_at', 'is', null)
    .orderBy('recon_days.day')
    .orderBy('recon_days.id')
}

/** Whether a day does not balance and nobody said that money may be paid out nevertheless. */
export async function reconciliationStop(db: Database): Promise<boolean> {
  return (await stoppingDays(db).select('recon_days.id').limit(1).executeTakeFirst()) !== undefined
}
