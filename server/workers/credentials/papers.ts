import type { CredentialKind, LicenceClass } from '#contract/people/fitness.ts'
import type { Change } from '#server/kit/change.ts'

/** A paper of a worker that was verified. `number` is masked. */
export type WorkerPaper = {
  kind: Extract<CredentialKind, 'licence' | 'health'>
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
  const paper = { number, expires_on: expiresOn, reminded_days: null }
  await change.db
    .insertInto('worker_credentials')
    .values({ worker_id: workerId, kind, ...paper })
    .onConflict(conflict => conflict.columns(['worker_id', 'kind']).doUpdateSet(paper))
    .execute()
  change.nudge({ word: 'workers.changed', id: workerId, cityCode: worker.city_code })
}
