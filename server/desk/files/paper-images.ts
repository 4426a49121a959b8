import { type SqlBool, sql } from 'kysely'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { fieldReason } from '#server/open/openFields/index.ts'
import type { Likeness } from './likeness/likeness.ts'
import { takeUploads } from './take-uploads.ts'

type PaperImageFile = { fileId: number; imageId: string; likeness: Likeness }

export async function keepLikeness({ db }: Change, fileId: number, likeness: Likeness): Promise<void> {
  const { small, keypoints, probes } = likeness
  await db.insertInto('file_likenesses').values({ file_id: fileId, small, keypoints, probes }).execute()
}

const isFree = sql<SqlBool>`not exists (select from verification_images where verification_images.file_id = files.id)`

/** The uploaded images of an app that no paper has yet, in the order asked for. */
export async function takePaperImages(
  { db }: Change,
  appId: string,
  imageIds: readonly string[],
): Promise<PaperImageFile[]> {
  const files = await takeUploads({ db }, { module: 'paper', wanted: { appId, names: imageIds }, isFree })
  const likenesses = await takeLikenesses(db, files?.map(({ id }) => id) ?? [])
  const taken = files?.flatMap(({ id: fileId, details: { fingerprint } }, place) => {
    const [imageId = '', likeness] = [imageIds[place], likenesses.get(fileId)]
    return likeness && fingerprint !== undefined ? [{ fileId, imageId, likeness: { ...likeness, fingerprint } }] : []
  })
  if (taken?.length === imageIds.length) return taken
  return refuse('badInput', {
    fields: { images: fieldReason('uploadedOnce') },
  })
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
