import type { Database } from '#server/kit/database.ts'
import { lockNamed } from '#server/process/locks/index.ts'

export function daysOf(db: Database) {
  return db.selectFrom('recon_days').selectAll('recon_days')
}

/** Two changes of the bills of a channel wait for each other, whichever days they are of. */
export async function lockChannel(db: Database, appId: string): Promise<void> {
  await lockNamed(db, 'recon.bills', appId)
}
