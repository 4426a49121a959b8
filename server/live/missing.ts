import { hash } from 'node:crypto'
import { type LiveAnswer, tagLength } from '#contract/base/live.ts'

type Rows = { rows: object[] }

/** As much of an answer as the asker does not have. Their tags may come from any node, and be wrong: then they get all of it. */
export function missingOf(data: unknown, have: string): LiveAnswer {
  if (!hasRows(data)) {
    const tags = tagOf(data)
    return tags === have ? { same: true } : { tags, data }
  }
  const { rows, ...rest } = data
  const restTag = tagOf(rest)
  const own = rows.map(tagOf)
  const tags = restTag + own.join('')
  if (tags === have) return { same: true }
  const [hadRest, ...had] = have.match(new RegExp(`.{${tagLength}}`, 'g')) ?? []
  if (hadRest === undefined) return { tags, data }
  const places = new Map(had.map((tag, at) => [tag, at]))
  const sent = rows.map((row, at) => places.get(own[at] ?? '') ?? row)
  return { tags, rows: sent, ...(hadRest !== restTag && { rest }) }
}

function hasRows(data: unknown): data is Rows {
  const rows = typeof data === 'object' && data !== null && 'rows' in data ? data.rows : undefined
  return Array.isArray(rows) && rows.every(row => typeof row === 'object' && row !== null)
}

const tags = new WeakMap<object, string>()

/** 72 bits: nobody finds another row with the same tag by trying. Of what is frozen, it is the same each time. */
function tagOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return newTagOf(value)
  const tag = tags.get(value) ?? newTagOf(value)
  tags.set(value, tag)
  return tag
}

function newTagOf(value: unknown): string {
  return hash('sha1', JSON.stringify(value) ?? '', 'base64url').slice(0, tagLength)
}
