import type { LiveAnswer } from '#contract/base/live.ts'

type Rows = { rows: unknown[] }

export function hasRows(data: unknown): data is Rows & object {
  const rows = typeof data === 'object' && data !== null && 'rows' in data ? data.rows : undefined
  return Array.isArray(rows) && rows.every(row => typeof row === 'object' && row !== null)
}

export function isFrozen(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.isFrozen(value)
}

/** An answer in JSON. */
export function textOfAnswer(answer: LiveAnswer): string {
  if ('data' in answer && isFrozen(answer.data)) return textWith({ tags: answer.tags }, 'data', textOf(answer.data))
  if ('data' in answer && hasRows(answer.data)) return textWith({ tags: answer.tags }, 'data', textOfRows(answer.data))
  return 'rows' in answer ? textOfRows(answer) : JSON.stringify(answer)
}

function textOfRows({ rows, ...rest }: Rows): string {
  return textWith(rest, 'rows', `[${rows.map(textOf).join()}]`)
}

function textWith(rest: object, key: string, text: string): string {
  const others = JSON.stringify(rest).slice(1, -1)
  return `{${others}${others && ','}"${key}":${text}}`
}

const texts = new WeakMap<object, string>()

/** JSON; of what is frozen, it is written once. */
export function textOf(value: unknown): string {
  if (!isFrozen(value)) return JSON.stringify(value) ?? ''
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}
