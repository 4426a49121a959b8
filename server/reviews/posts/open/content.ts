import type { z } from 'zod'
import type { OpenPostEdit } from '#contract/open/open-posts.ts'
import type { PostHit, PostKind } from '#contract/reviews/post.ts'
import { type PostMediaFile, takePostMedia } from '#server/desk/files/index.ts'
import type { Change } from '#server/kit/change.ts'
import { type Localized, refuse } from '#server/kit/refusal.ts'
import { fieldReason } from '#server/open/openFields/index.ts'
import { findTerms } from '#server/reviews/postTerms/index.ts'

type Asked = Pick<z.output<typeof OpenPostEdit>, 'kind' | 'text' | 'mediaIds' | 'topics' | 'place' | 'machine'>
export type TakenContent = { hits: PostHit[]; termIds: number[]; media: PostMediaFile[] }

/** Takes the media of new content, and finds terms in it. Terms that are not in the text itself have no place there. */
export async function takeContent(change: Change, appId: string, asked: Asked, postId?: number): Promise<TakenContent> {
  const { text, mediaIds, topics, place } = asked
  const media = await takePostMedia(change, { appId, mediaIds, ...(postId !== undefined && { postId }) })
  refuseWrongMedia(asked, media)
  const [inText = [], ...besides] = await findTerms(change.db, [text, ...topics, place])
  const found = [...inText, ...besides.flat().map(hit => ({ ...hit, from: 0, to: 0 }))]
  return {
    hits: found.map(({ termId: _, ...hit }) => hit),
    termIds: [...new Set(found.map(({ termId }) => termId))],
    media,
  }
}

/** The columns of content. */
export function columnsOf({ kind, text, topics, place, machine }: Asked, hits: readonly PostHit[]) {
  return {
    kind,
    content: text,
    topics,
    place,
    machine: machine ? JSON.stringify(machine) : null,
    hits: JSON.stringify(hits),
  }
}

export async function addMedia({ db }: Change, postId: number, media: readonly PostMediaFile[]): Promise<void> {
  if (media.length === 0) return
  const rows = media.map(({ fileId, kind }, place) => ({ post_id: postId, file_id: fileId, kind, place }))
  await db.insertInto('post_media').values(rows).execute()
}

type Content = { kind: PostKind; text: string }

/** A text has words and nothing else, a post with images at least one of them, a film or a voice is one. */
function refuseWrongMedia({ kind, text }: Content, media: readonly PostMediaFile[]): void {
  if (kind === 'text' && text === '') refuse('badInput', { fields: { text: fieldReason('textHasWords') } })
  if (kind === 'text' && media.length > 0) wrong(fieldReason('textHasNoMedia'))
  if (kind === 'text') return
  if (media.some(medium => medium.kind !== kind)) wrong(fieldReason('mediaOfKind', { kind }))
  if (kind === 'image' ? media.length === 0 : media.length !== 1)
    wrong(fieldReason(kind === 'image' ? 'oneImage' : 'oneMedium'))
}

function wrong(reason: Localized): never {
  return refuse('badInput', { fields: { mediaIds: reason } })
}
