import { sql } from 'kysely'
import type pg from 'pg'

export const sentLaterText = '/* sent later */'
/**
 * At the end of a write in a transaction whose result nobody needs: it is sent in one statement with others like it, before
 * the transaction's next statement or its end. So it answers no rows, and what it breaks is thrown there.
 */
export const sentLater = sql.raw(sentLaterText)

const sentTogetherText = '/* sent together */'
/** At the end of a write that touches no rows of those sent later: it may be sent in one statement with them. */
export const sentTogether = sql.raw(sentTogetherText)

const besideText = '/* beside */'
/** At the end of a read of rows that its transaction does not write: what waits to be sent later waits on. */
export const beside = sql.raw(besideText)

type Write = { text: string; values: readonly unknown[] }

const unread = { command: 'INSERT', rowCount: 0, oid: 0, fields: [], rows: [] }

/** Sends the writes of a transaction together where they may be. */
export function joinStatements(client: pg.Client): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
  let isInTransaction = false
  let waiting: Write[] = []

  client.query = ((...asked: unknown[]) => {
    const [text, values = []] = asked as [unknown, (readonly unknown[])?]
    if (text === 'begin') isInTransaction = true
    if (text === 'commit' || text === 'rollback') isInTransaction = false
    if (typeof text === 'string' && text.startsWith('rollback')) waiting = []
    const isLater = isInTransaction && typeof text === 'string' && text.endsWith(sentLaterText)
    const write = { text: String(text), values }
    if (isLater && !waiting.some(other => writesSameTable(other, write))) {
      waiting.push(write)
      return Promise.resolve(unread)
    }
    if (waiting.length === 0 || (typeof text === 'string' && text.endsWith(besideText))) return ask(...asked)
    const before = waiting
    waiting = isLater ? [write] : []
    if (typeof text === 'string' && text.endsWith(sentTogetherText)) return send(joined(before, write))
    const sent = send(joined(before))
    if (isLater) return sent.then(() => unread)
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
function joined(writes: readonly Write[], last?: Write): Write {
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
