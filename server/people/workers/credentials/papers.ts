import { type SqlBool, sql } from 'kysely'
import type { CredentialKind, LicenceClass } from '#contract/people/fitness.ts'
import type { Change } from '#server/kit/change.ts'
import { today } from '#server/kit/rows/shanghai.ts'
import { remind } from './credentials.ts'

/** A paper of a worker that was verified. `number` is masked. */
export type WorkerPaper = {
  kind: Extract<CredentialKind, 'identity' | 'licence' | 'health'>
  number: string
  /** The last day; null if it does not expire. */
  expiresOn: string | null
  /** Of a driving licence. */
  driving?: { licenceClass: LicenceClass; licensedOn: string } | undefined
}

/** Writes a verified paper to its worker, whose row is locked first. Reminders of the new one start again. */
export async function applyPaper(
  change: Change,
  workerId: number,
  { kind, number, expiresOn, driving }: WorkerPaper,
): Promise<void> {
  const worker = await change.db
    .selectFrom('workers')
    .select('city_code')
    .where('user_id', '=', workerId)
    .forUpdate()
    .executeTakeFirst()
  if (!worker) return
  if (driving) {
    await change.db
      .updateTable('workers')
      .set({ licence_class: driving.licenceClass, licensed_on: driving.licensedOn })
      .where('user_id', '=', workerId)
      .execute()
  }
  const paper = { number, expires_on: expiresOn, reminded_days: null, revoked_at: null }
  await change.db
    .insertInto('worker_credentials')
    .values({ worker_id: workerId, kind, ...paper })
    .onConflict(conflict => conflict.columns(['worker_id', 'kind']).doUpdateSet(paper))
    .execute()
  change.nudge({ word: 'workers.changed', id: workerId, cityCode: worker.city_code })
}

/**
 * Takes back what a paper gave that is not approved any more: its credential ended yesterday, so that no order goes to the
 * worker, and they go offline. One that was reported with another number since is another paper and stays.
 */
export async function endPaper(
  change: Change,
  workerId: number,
  { kind, number }: Pick<WorkerPaper, 'kind' | 'number'>,
): Promise<void> {
  const { db } = change
  const worker = await db
    .selectFrom('workers')
    .select('user_id')
    .where('user_id', '=', workerId)
    .forUpdate()
    .executeTakeFirst()
  if (!worker) return
  const ended = await db
    .updateTable('worker_credentials')
    .set({ expires_on: sql<string>`${today} - 1`, revoked_at: new Date(), reminded_days: null })
    .where('worker_id', '=', workerId)
    .where('kind', '=', kind)
    .where('number', '=', number)
    .where(sql<SqlBool>`(expires_on is null or expires_on >= ${today})`)
    .returning('kind')
    .executeTakeFirst()
  if (!ended) return
  if (kind === 'licence') {
    const nothing = { licence_class: null, licensed_on: null }
    await db.updateTable('workers').set(nothing).where('user_id', '=', workerId).execute()
  }
  await remind(change, workerId, kind)
}
