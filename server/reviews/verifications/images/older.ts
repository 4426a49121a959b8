import { buffer } from 'node:stream/consumers'
import { likenessOf, openStored } from '#server/desk/files/index.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { addKeypoints } from './alike.ts'

/** Images of one minute, each of which takes about 0.1 s of CPU. */
const batch = 50

export async function startReadingOlder(runtime: Runtime): Promise<void> {
  await runtime.jobs.repeat('verifications.readOlder', '* * * * *', () => readOlder(runtime))
}

/** Makes images findable that came before spots were kept. One that cannot be read has none. */
export async function readOlder({ db, config, log }: Runtime): Promise<void> {
  const images = await db
    .selectFrom('verification_images')
    .innerJoin('files', 'files.id', 'file_id')
    .select(['verification_images.id', 'files.name'])
    .where('keypoints', 'is', null)
    .where('file_id', 'is not', null)
    .orderBy('verification_images.id')
    .limit(batch)
    .execute()
  for (const { id, name } of images) {
    const stored = await openStored(config, name)
    const likeness = stored && (await likenessOf(await buffer(stored)).catch(() => null))
    const { small, keypoints } = likeness ?? { small: null, keypoints: Buffer.alloc(0) }
    await db.transaction().execute(async transaction => {
      const kept = await transaction
        .updateTable('verification_images')
        .set({ small, keypoints })
        .where('id', '=', id)
        // Its file may have been deleted since, and nothing is read of one that is gone.
        .where('file_id', 'is not', null)
        .returning('id')
        .executeTakeFirst()
      if (kept && likeness) await addKeypoints(transaction, { id, keypoints })
    })
  }
  if (images.length > 0) log.info({ images: images.length }, 'verifications: older images are findable')
}
