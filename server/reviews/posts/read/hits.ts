import type { PostHit } from '#contract/reviews/post.ts'

/**
 * Where hits are in a text after its numbers were masked, which can make it shorter. One that was in a masked number, or not
 * in the text at all, is at its very beginning and empty.
 */
export function hitsIn(hits: readonly PostHit[], written: string, masked: string): PostHit[] {
  if (written === masked) return [...hits]
  return hits.map(hit => {
    const found = written.slice(hit.from, hit.to)
    const from = found === '' ? -1 : placeOf(masked, found, countBefore(written, found, hit.from))
    return from < 0 ? { ...hit, from: 0, to: 0 } : { ...hit, from, to: from + found.length }
  })
}

function countBefore(text: string, found: string, end: number): number {
  let count = 0
  for (let at = text.indexOf(found); at >= 0 && at < end; at = text.indexOf(found, at + 1)) count += 1
  return count
}

/** Of the occurrence after so many others; below 0 where there are not so many. */
function placeOf(text: string, found: string, others: number): number {
  let at = text.indexOf(found)
  for (let passed = 0; passed < others && at >= 0; passed += 1) at = text.indexOf(found, at + 1)
  return at
}
