import { sql } from 'kysely'
import sharp from 'sharp'
import { addUploadOfApp, storeUpload, takePaperImages } from '#server/desk/files/index.ts'
import { type Change, clock, makeChange } from '#server/kit/change.ts'
import { addKeypoints } from '#server/reviews/verifications/images/alike.ts'
import { jpegWithSecrets, noise } from '../files/pictures.ts'
import type { TestServer } from '../process/server.ts'

export const appId = 'rider-app'

export function change<Result>({ runtime }: TestServer, work: (change: Change) => Promise<Result>): Promise<Result> {
  return makeChange(runtime, { actor: clock, traceId: 'journey' }, work)
}

export async function uploadPaper(server: TestServer, picture?: Buffer): Promise<{ imageId: string; name: string }> {
  const file = picture ?? (await jpegWithSecrets({ width: 2600, height: 1000, secret: 'Zhang Wei' }))
  const { config } = server.runtime
  const stored = await storeUpload(config, { module: 'paper', file })
  const imageId = await change(server, made => addUploadOfApp(made, stored, appId))
  return { imageId, name: `${imageId}.webp` }
}

type PaperRow = { state: string; daysAgo: number; imageIds: string[] }

/** A paper of a new rider that came into its state so long ago. */
export async function addPaper(server: TestServer, { state, daysAgo, imageIds }: PaperRow): Promise<number> {
  const { id: personId } = await server.fixtures.worker('rider')
  const { rows } = await sql<{ id: number }>`
    insert into verifications (app_id, external_no, person_id, person_kind, person_external_id, city_code, kind, content, state, state_at)
    values (${appId}, ${imageIds.join()}, ${personId}, 'rider', 'R1', '410100', 'realName', '{}', ${state},
      now() - make_interval(days => ${daysAgo}))
    returning id`.execute(server.db)
  const id = rows[0]?.id ?? 0
  const images = await change(server, made => takePaperImages(made, appId, imageIds))
  for (const [place, { fileId, likeness }] of images.entries()) {
    const { fingerprint, small, keypoints } = likeness
    const { rows: added } = await sql<{ id: number }>`
      insert into verification_images (verification_id, image, file_id, fingerprint, place, small, keypoints)
      values (${id}, 'front', ${fileId}, ${fingerprint}, ${place}, ${small}, ${keypoints})
      returning id`.execute(server.db)
    await addKeypoints(server.db, { id: added[0]?.id ?? 0, keypoints })
  }
  return id
}

/** Patches of grey without a pattern. */
export async function drawing(): Promise<Buffer> {
  return sharp(await noise(40))
    .resize(480, 320, { fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer()
}
