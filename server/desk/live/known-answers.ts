import { type Patch, patchOf } from '#contract/base/patch/patch.ts'
import { textOf } from './text.ts'

/** Characters of JSON that are kept of answers that were given. */
const mostKept = 16_000_000
/** A patch that is nearly as long as the answer saves nothing. */
const worthwhile = 0.7

/** Answers that many share, by their tags, the oldest first. Only this node knows them; where it does not, all is sent. */
const known = new Map<string, object>()
let kept = 0
/** How an earlier answer becomes a later one; undefined where it is not worthwhile. Made once for all who have the same one. */
const patches = new WeakMap<object, Map<string, Patch | undefined>>()

export function keepAnswer(tag: string, answer: object): void {
  if (known.has(tag)) return
  known.set(tag, answer)
  kept += textOf(answer).length
  for (const [oldest, earlier] of known) {
    if (kept <= mostKept || known.size === 1) return
    known.delete(oldest)
    kept -= textOf(earlier).length
  }
}

/** What to change in the answer with this tag; undefined where it is not known here, or not worthwhile. */
export function patchFrom(tag: string, answer: object): Patch | undefined {
  const before = known.get(tag)
  if (!before) return undefined
  const made = patches.get(answer) ?? new Map<string, Patch | undefined>()
  patches.set(answer, made)
  if (!made.has(tag)) made.set(tag, makePatch(before, answer))
  return made.get(tag)
}

function makePatch(before: object, answer: object): Patch | undefined {
  const patch = patchOf(before, answer)
  return patch && JSON.stringify(patch).length < textOf(answer).length * worthwhile ? patch : undefined
}
