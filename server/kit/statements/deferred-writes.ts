import { sql } from 'kysely'
import type pg from 'pg'

export const deferredText = '/* deferred */'
/**
 * At the end of a write in a transaction whose result nobody needs: it is deferred, and sent in one statement with others like it before
 * the next statement of the transaction or its end. So it answers no rows, and what it breaks is thrown there.
 */
export const deferred = sql.raw(deferredText)

const batchedText = '/* batched */'
/** At the end of a write that touches no rows of deferred ones: it is sent in one statement with them. */
export const batched = sql.raw(batchedText)

const withoutFlushText = '/* without flush */'
/** At the end of a read of rows that its transaction does not write: deferred writes stay deferred. */
export const withoutFlush = sql.raw(withoutFlushText)

type Write = { text: string; values: readonly unknown[] }

const emptyResult = { command: 'INSERT', rowCount: 0, oid: 0, fields: [], rows: [] }

/** Defers writes of a transaction, and sends them in one statement. */
export function batchWrites(client: pg.Client): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
  let isInTransaction = false
  let deferredWrites: Write[] = []

  client.query = ((...asked: unknown[]) => {
    const [text, values = []] = asked as [unknown, (readonly unknown[])?]
    if (text === 'begin') isInTransaction = true
    if (text === 'commit' || text === 'rollback') isInTransaction = false
    if (typeof text === 'string' && text.startsWith('rollback')) deferredWrites = []
    const isLater = isInTransaction && typeof text === 'string' && text.endsWith(deferredText)
    const write = { text: String(text), values }
    if (isLater && !deferredWrites.some(other => writesSameTable(other, write))) {
      deferredWrites.push(write)
      return Promise.resolve(emptyResult)
    }
    if (deferredWrites.length === 0 || (typeof text === 'string' && text.endsWith(withoutFlushText)))
      return ask(...asked)
    const before = deferredWrites
    deferredWrites = isLater ? [write] : []
    if (typeof text === 'string' && text.endsWith(batchedText)) return send(combined(before, write))
    const sent = send(combined(before))
    if (isLater) return sent.then(() => emptyResult)
    // A stream is answered at once; its transaction fails with what was sent before.
    if (typeof text !== 'string') {
      sent.catch(() => {})
      return ask(...asked)
    }
    return sent.then(() => ask(...asked))
  }) as typeof client.query

  const send = ({ text, values }: Write) => ask(text, values)
}

/** Two writes of one statement do not see each other, and their order is not certain. The order of jobs does not matter. */
function writesSameTable(one: Write, other: Write): boolean {
  const table = tableOf(one)
  return table === tableOf(other) && !table.startsWith('pgboss.')
}

function tableOf({ text }: Write): string {
  const [, table = ''] = /^\s*(?:insert into|update|delete from)\s+"?([\w.]+)/i.exec(text) ?? []
  return table.toLowerCase()
}

/** One statement that makes all writes and answers what `last` answers. */
function combined(writes: readonly Write[], last?: Write): Write {
  const [only] = writes
  if (only && writes.length === 1 && !last) return only
  const values: unknown[] = []
  const numbered = ({ text, values: own }: Write) => {
    const offset = values.length
    values.push(...own)
    return text.replaceAll(/\$(\d+)/g, (_all, place: string) => `$${Number(place) + offset}`)
  }
  const parts = writes.map((write, place) => `written${place} as (${numbered(write)})`)
  const main = numbered(last ?? { text: 'select 1', values: [] })
  const rest = /^\s*with\s/i.test(main) ? main.replace(/^\s*with\s/i, ', ') : ` ${main}`
  return { text: `with ${parts.join(', ')}${rest}`, values }
}
