import { type SqlBool, sql } from 'kysely'
import type { PostMediaKind } from '#contract/reviews/post.ts'
import type { Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'

export type PostMediaFile = { fileId: number; kind: PostMediaKind }

const extensions = ['webp', 'ogg', 'webm', 'm4a', 'wav', 'mp4']

/**
 * The uploaded media of an app that no post has yet, or only this one, locked, in the order asked for. Those of the last hour
 * before they are swept are refused, because the sweep could delete them in the same moment.
 */
export async function takePostMedia(
  { db }: Change,
  { appId, mediaIds, postId = 0 }: { appId: string; mediaIds: readonly string[]; postId?: number },
): Promise<PostMediaFile[]> {
  if (mediaIds.length === 0) return []
  const isOwn = sql<SqlBool>`exists (select from post_media where file_id = files.id and post_id = ${postId})`
  const files = await db
    .selectFrom('files')
    .select(['id', 'name', 'mime'])
    .where('module', '=', 'post')
    .where('app_id', '=', appId)
    .where(
      'name',
      'in',
      mediaIds.flatMap(mediaId => extensions.map(extension => `${mediaId}.${extension}`)),
    )
    .where(sql<SqlBool>`(created_at > now() - interval '23 hours' or ${isOwn})`)
    .where(sql<SqlBool>`not exists (select from post_media where file_id = files.id and post_id <> ${postId})`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const found = new Map(files.map(({ id, name, mime }) => [name.split('.')[0], { fileId: id, kind: kindOf(mime) }]))
  const taken = mediaIds.flatMap(mediaId => found.get(mediaId) ?? [])
  if (taken.length < mediaIds.length || new Set(mediaIds).size < mediaIds.length)
    refuse('badInput', {
      fields: { mediaIds: 'Each medium must be uploaded within the last day, and sent with one post only.' },
    })
  return taken
}

function kindOf(mime: string): PostMediaKind {
  if (mime.startsWith('image/')) return 'image'
  return mime.startsWith('video/') ? 'video' : 'voice'
}
