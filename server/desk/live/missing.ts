import { hash } from 'node:crypto'
import { type LiveAnswer, tagLength } from '#contract/base/live.ts'
import { keepAnswer, patchFrom } from './known-answers.ts'
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
