import { type SqlBool, sql } from 'kysely'
import type { Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'

export type FeedbackImage = { fileId: number }

/**
 * The uploaded images of an app that no feedback has, locked, in the order asked for. Those of the last hour before they are
 * swept are refused, because the sweep could delete them in the same moment.
 */
export async function takeFeedbackImages(
  { db }: Change,
  { appId, imageIds }: { appId: string; imageIds: readonly string[] },
): Promise<FeedbackImage[]> {
  if (imageIds.length === 0) return []
  const files = await db
    .selectFrom('files')
    .select(['id', 'name'])
    .where('module', '=', 'feedback')
    .where('app_id', '=', appId)
    .where(
      'name',
      'in',
      imageIds.map(imageId => `${imageId}.webp`),
    )
    .where(sql<SqlBool>`created_at > now() - interval '23 hours'`)
    .where(sql<SqlBool>`not exists (select from feedback_images where file_id = files.id)`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const found = new Map(files.map(({ id, name }) => [name.split('.')[0], { fileId: id }]))
  const taken = imageIds.flatMap(imageId => found.get(imageId) ?? [])
  if (taken.length < imageIds.length || new Set(imageIds).size < imageIds.length)
    refuse('badInput', {
      fields: {
        imageIds: 'Each image must be uploaded within the last day, and sent with one piece of feedback only.',
      },
    })
  return taken
}
