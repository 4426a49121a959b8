import { type SqlBool, sql } from 'kysely'
import { uploadModules } from '#contract/desk/files.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { removeStored } from './stored.ts'

/** Once a day, on one node, deletes pictures that no record refers to, and uploads that were never sent or saved with one. */
export async function startSweeping(runtime: Runtime): Promise<void> {
  await runtime.jobs.repeat('files.sweep', '20 4 * * *', () => sweepFiles(runtime))
}

/** No record refers to it. */
const isUnused = sql<SqlBool>`
  not exists (select from users where avatar = '/files/' || files.name)
  and not exists (select from chat_messages where chat_messages.file_id = files.id)
  and not exists (select from verification_images where verification_images.file_id = files.id)
  and not exists (select from post_media where post_media.file_id = files.id)
  and not exists (select from complaint_images where complaint_images.file_id = files.id)
  and not exists (select from feedback_images where feedback_images.file_id = files.id)
  and not exists (select from withdrawals where withdrawals.manual_file_id = files.id)
  and not exists (select from refunds where refunds.manual_file_id = files.id)
  and not exists (select from announcement_images where announcement_images.name = files.name)`

export async function sweepFiles({ db, config, log }: Runtime): Promise<void> {
  await db.transaction().execute(async transaction => {
    const found = await transaction
      .selectFrom('files')
      .select('id')
      .where('module', 'in', [...uploadModules, 'paper', 'post', 'complaint', 'feedback'])
      // Time between uploading a file and using it.
      .where('created_at', '<', sql<number>`now() - interval '1 day'`)
      .where(isUnused)
      .forUpdate()
      // Somebody is about to use it; the sweep of tomorrow looks again.
      .skipLocked()
      .execute()
    // Asked again now that nobody can begin to use them: the first statement did not see who did since it began.
    const orphans = await transaction
      .deleteFrom('files')
      .where('id', '=', sql<number>`any(${found.map(({ id }) => id)}::bigint[])`)
      .where(isUnused)
      .returning('name')
      .execute()
    // Before the commit: after a crash in between the rows are still there, and the next run deletes them.
    for (const { name } of orphans) await removeStored(config, name)
    if (orphans.length > 0) log.info({ removed: orphans.length }, 'files: swept')
  })
}
