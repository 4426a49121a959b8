import type { PostHit } from '#contract/reviews/post.ts'

/** A part of a text; `hit` where a term was found in it. */
type Segment = { from: number; text: string; hit?: PostHit }

const ranks: Record<PostHit['level'], number> = { block: 0, review: 1, mark: 2 }

/**
 * The text in parts, in order. Of hits that overlap, the gravest is shown, then the longest: marks cannot stand in each other.
 * Hits outside of the text, as of one that was changed since, are left out.
 */
export function segmentsOf(text: string, hits: readonly PostHit[]): Segment[] {
  const gravestFirst = hits
    .filter(({ from, to }) => from >= 0 && from < to && to <= text.length)
    .toSorted((one, other) => ranks[one.level] - ranks[other.level] || lengthOf(other) - lengthOf(one))
  const shown: PostHit[] = []
  for (const hit of gravestFirst) if (!shown.some(other => overlaps(hit, other))) shown.push(hit)
  const segments: Segment[] = []
  let at = 0
  for (const hit of shown.sort((one, other) => one.from - other.from)) {
    if (hit.from > at) segments.push({ from: at, text: text.slice(at, hit.from) })
    segments.push({ from: hit.from, text: text.slice(hit.from, hit.to), hit })
    at = hit.to
  }
  if (at < text.length) segments.push({ from: at, text: text.slice(at) })
  return segments
}

function lengthOf({ from, to }: PostHit): number {
  return to - from
}

function overlaps(one: PostHit, other: PostHit): boolean {
  return one.from < other.to && other.from < one.to
}
