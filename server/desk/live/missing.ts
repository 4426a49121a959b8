import { hash } from 'node:crypto'
import { type LiveAnswer, tagLength } from '#contract/base/live.ts'
import { type Patch, patchOf } from '#contract/base/patch/patch.ts'
import { hasRows, isFrozen, textOf } from './text.ts'

/** As much of an answer as the asker does not have. Their tags may come from any node, and be wrong: then they get all of it. */
export function missingOf(data: unknown, have: string): LiveAnswer {
  if (!hasRows(data)) {
    const tags = tagOf(data)
    // What is frozen was made for several who asked at the same time.
    if (isFrozen(data)) keepAnswer(tags, data)
    if (tags === have) return { same: true }
    const patch = have !== '' && isFrozen(data) ? patchFrom(have, data) : undefined
    return patch ? { tags, patch } : { tags, data }
  }
  const { rows, ...rest } = data
  const restTag = tagOf(rest)
  const own = rows.map(tagOf)
  const tags = restTag + own.join('')
  if (tags === have) return { same: true }
  const [hadRest, ...had] = have.match(eachTag) ?? []
  if (hadRest === undefined) return { tags, data }
  const places = new Map(had.map((tag, at) => [tag, at]))
  const sent = rows.map((row, at) => places.get(own[at] ?? '') ?? row)
  return { tags, rows: sent, ...(hadRest !== restTag && { rest }) }
}

const eachTag = new RegExp(`.{${tagLength}}`, 'g')

const tags = new WeakMap<object, string>()

/** 72 bits: nobody finds another row with the same tag by trying. Of what is frozen, it is the same each time. */
function tagOf(value: unknown): string {
  if (!isFrozen(value)) return newTagOf(value)
  const tag = tags.get(value) ?? newTagOf(value)
  tags.set(value, tag)
  return tag
}

function newTagOf(value: unknown): string {
  return hash('sha1', textOf(value), 'base64url').slice(0, tagLength)
}

/** Characters of JSON that are kept of answers that were given. */
const mostKept = 16_000_000
/** A patch that is nearly as long as the answer saves nothing. */
const worthwhile = 0.7

/** Answers that many share, by their tags, the oldest first. Only this node knows them; where it does not, all is sent. */
const known = new Map<string, object>()
let kept = 0
/** How an earlier answer becomes a later one; undefined where it is not worthwhile. Made once for all who have the same one. */
const patches = new WeakMap<object, Map<string, Patch | undefined>>()

function keepAnswer(tag: string, answer: object): void {
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
function patchFrom(tag: string, answer: object): Patch | undefined {
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
