import type { PostKind } from '#contract/reviews/post.ts'
import type { PostMediaFile } from '#server/files/index.ts'
import { refuse } from '#server/kit/refusal.ts'

type Content = { kind: PostKind; text: string }

/** A text has words and nothing else, a post with images at least one of them, a film or a voice is one. */
export function refuseWrongMedia({ kind, text }: Content, media: readonly PostMediaFile[]): void {
  if (kind === 'text' && text === '') refuse('badInput', { fields: { text: 'A text has words.' } })
  if (kind === 'text' && media.length > 0) wrong('A text has no media.')
  if (kind === 'text') return
  if (media.some(medium => medium.kind !== kind)) wrong(`All media must be of the kind ${kind}.`)
  if (kind === 'image' ? media.length === 0 : media.length !== 1)
    wrong(kind === 'image' ? 'At least one image.' : 'Exactly one medium.')
}

function wrong(sentence: string): never {
  return refuse('badInput', { fields: { mediaIds: sentence } })
}
