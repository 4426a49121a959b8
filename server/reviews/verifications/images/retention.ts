import { sql } from 'kysely'
import { removeFile } from '#server/desk/files/index.ts'
import type { Runtime } from '#server/kit/runtime.ts'

/** Papers of one transaction. */
const batch = 100

/** Once a day, on one node. */
export async function startImageRetention(runtime: Runtime): Promise<void> {
  await runtime.jobs.repeat('verifications.deleteImages', '40 4 * * *', () => deleteOldImages(runtime))
}

/** Deletes the images of papers that were settled long ago; their fingerprints and words of spots stay, to find copies. */
export async function deleteOldImages(runtime: Runtime): Promise<void> {
  await runtime.settings.ready()
  let total = 0
  for (let count = batch; count === batch; total += count) count = await deleteBatch(runtime)
  if (total > 0) runtime.log.info({ papers: total }, 'verifications: images deleted')
}

/** Answers the number of papers. A file is deleted with its row; the image's own row then has no file. */
async function deleteBatch({ db, config, settings }: Runtime): Promise<number> {
  return db.transaction().execute(async transaction => {
    const { rows: papers } = await sql<{ id: number }>`
      update verifications set images_deleted_at = now()
      where id in (
        select id from verifications
        where images_deleted_at is null and state in ('rejected', 'expired', 'revoked')
          and state_at < now() - make_interval(secs => ${settings.now('retention.paperImages')})
        order by state_at limit ${batch} for update skip locked
      )
      returning id`.execute(transaction)
    const { rows: images } = await sql<{ file_id: number }>`
      select file_id from verification_images
      where verification_id = any(${papers.map(({ id }) => id)}::bigint[]) and file_id is not null`.execute(transaction)
    await sql`
      update verification_images set small = null
      where verification_id = any(${papers.map(({ id }) => id)}::bigint[])`.execute(transaction)
    for (const { file_id } of images) await removeFile(transaction, config, file_id)
    return papers.length
  })
}
