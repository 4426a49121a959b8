import type { PostKind } from '#contract/reviews/post.ts'
import type { PostMediaFile } from '#server/desk/files/index.ts'
import { type Localized, refuse } from '#server/kit/refusal.ts'
import { fieldReason } from '#server/open/openFields/index.ts'

type Content = { kind: PostKind; text: string }

/** A text has words and nothing else, a post with images at least one of them, a film or a voice is one. */
export function refuseWrongMedia({ kind, text }: Content, media: readonly PostMediaFile[]): void {
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
