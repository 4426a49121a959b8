import { type SqlBool, sql } from 'kysely'
import type { Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'

type PaperImageFile = { fileId: number; imageId: string; fingerprint: string }

/**
 * The uploaded images of an app that no paper has yet, locked, in the order asked for. Those of the last hour before they are
 * swept are refused, because the sweep could delete them in the same moment.
 */
export async function takePaperImages(
  { db }: Change,
  appId: string,
  imageIds: readonly string[],
): Promise<PaperImageFile[]> {
  const files = await db
    .selectFrom('files')
    .select(['id', 'name', 'details'])
    .where('module', '=', 'paper')
    .where('app_id', '=', appId)
    .where(
      'name',
      'in',
      imageIds.map(imageId => `${imageId}.webp`),
    )
    .where(sql<SqlBool>`created_at > now() - interval '23 hours'`)
    .where(sql<SqlBool>`not exists (select from verification_images where verification_images.file_id = files.id)`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const found = new Map(files.map(({ id, name, details }) => [name, { fileId: id, fingerprint: details.fingerprint }]))
  const taken = imageIds.flatMap(imageId => {
    const { fileId, fingerprint } = found.get(`${imageId}.webp`) ?? {}
    return fileId !== undefined && fingerprint !== undefined ? [{ fileId, imageId, fingerprint }] : []
  })
  if (taken.length < imageIds.length || new Set(imageIds).size < imageIds.length)
    refuse('badInput', {
      fields: { images: 'Each image must be uploaded within the last day, and sent with one paper only.' },
    })
  return taken
}
