import { type SqlBool, sql } from 'kysely'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { Likeness } from './likeness/likeness.ts'

type PaperImageFile = { fileId: number; imageId: string; likeness: Likeness }

export async function keepLikeness({ db }: Change, fileId: number, likeness: Likeness): Promise<void> {
  const { small, keypoints, probes } = likeness
  await db.insertInto('file_likenesses').values({ file_id: fileId, small, keypoints, probes }).execute()
}

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
  const likenesses = await takeLikenesses(
    db,
    files.map(({ id }) => id),
  )
  const taken = imageIds.flatMap(imageId => {
    const { id: fileId = 0, details: { fingerprint } = {} } = files.find(({ name }) => name === `${imageId}.webp`) ?? {}
    const likeness = likenesses.get(fileId)
    return likeness && fingerprint !== undefined ? [{ fileId, imageId, likeness: { ...likeness, fingerprint } }] : []
  })
  if (taken.length < imageIds.length || new Set(imageIds).size < imageIds.length)
    refuse('badInput', {
      fields: { images: 'Each image must be uploaded within the last day, and sent with one paper only.' },
    })
  return taken
}

/** They are the paper's from now on. */
async function takeLikenesses(
  db: Database,
  fileIds: readonly number[],
): Promise<Map<number, Omit<Likeness, 'fingerprint'>>> {
  if (fileIds.length === 0) return new Map()
  const rows = await db
    .deleteFrom('file_likenesses')
    .where('file_id', 'in', fileIds)
    .returning(['file_id', 'small', 'keypoints', 'probes'])
    .execute()
  return new Map(rows.map(({ file_id, ...likeness }) => [file_id, likeness]))
}
