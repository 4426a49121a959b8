import type { PostHit } from '#contract/reviews/post.ts'
import type { Character } from './characters.ts'

export type Term = Pick<PostHit, 'term' | 'level' | 'label'> & { id: number; isBySound: boolean }
/** A term with its characters as they are compared. */
export type ReadTerm = Term & { characters: readonly Character[] }
/** A term in a text: places of its first character and after its last one. */
export type Span = { term: ReadTerm; start: number; end: number }

/** UTF-16 units between two neighbours of a term at most: with more, nobody reads it as one. */
export const mostBetween = 24
