import { type SqlBool, sql } from 'kysely'
import { uploadModules } from '#contract/files.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { removeStored } from './store.ts'

/** Once a day, on one node, deletes pictures that no record refers to, and uploads for messages, papers, posts, announcements or payments that were never sent. */
export async function startSweeping(runtime: Runtime): Promise<void> {
  await runtime.jobs.repeat('files.sweep', '20 4 * * *', () => sweepFiles(runtime))
}

export async function sweepFiles({ db, config, log }: Runtime): Promise<void> {
  await db.transaction().execute(async transaction => {
    const orphans = await transaction
      .deleteFrom('files')
      .where('module', 'in', [...uploadModules, 'paper', 'post'])
      // Time between uploading a file and using it.
      .where('created_at', '<', sql<number>`now() - interval '1 day'`)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('users').where('avatar', '=', sql<string>`'/files/' || files.name`))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('chat_messages').whereRef('file_id', '=', 'files.id'))),
      )
      .where(sql<SqlBool>`not exists (select from verification_images where verification_images.file_id = files.id)`)
      .where(sql<SqlBool>`not exists (select from post_media where post_media.file_id = files.id)`)
      .where(sql<SqlBool>`not exists (select from withdrawals where withdrawals.manual_file_id = files.id)`)
      .where(sql<SqlBool>`not exists (select from announcement_images where announcement_images.name = files.name)`)
      .returning('name')
      .execute()
    // Before the commit: after a crash in between the rows are still there, and the next run deletes them.
    for (const { name } of orphans) await removeStored(config, name)
    if (orphans.length > 0) log.info({ removed: orphans.length }, 'files: swept')
  })
}
