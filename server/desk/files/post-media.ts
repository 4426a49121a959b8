import { type SqlBool, sql } from 'kysely'
import type { PostMediaKind } from '#contract/reviews/post.ts'
import type { Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import { fieldReason } from '#server/open/openFields/index.ts'
import { takeUploads } from './take-uploads.ts'

export type PostMediaFile = { fileId: number; kind: PostMediaKind }

const extensions = ['webp', 'ogg', 'webm', 'm4a', 'wav', 'mp4']

/** The uploaded media of an app that no post has yet, or only this one, in the order asked for. */
export async function takePostMedia(
  change: Change,
  { appId, mediaIds, postId = 0 }: { appId: string; mediaIds: readonly string[]; postId?: number },
): Promise<PostMediaFile[]> {
  const taken = await takeUploads(change, {
    module: 'post',
    wanted: { appId, names: mediaIds, extensions },
    isFree: sql<SqlBool>`not exists (select from post_media where file_id = files.id and post_id <> ${postId})`,
    isHeld: sql<SqlBool>`exists (select from post_media where file_id = files.id and post_id = ${postId})`,
  })
  if (taken) return taken.map(({ id, mime }) => ({ fileId: id, kind: kindOf(mime) }))
  return refuse('badInput', {
    fields: { mediaIds: fieldReason('uploadedOnce') },
  })
}

function kindOf(mime: string): PostMediaKind {
  if (mime.startsWith('image/')) return 'image'
  return mime.startsWith('video/') ? 'video' : 'voice'
}
