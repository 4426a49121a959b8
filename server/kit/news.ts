import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Needs } from '#contract/base/operation.ts'
import { type NudgeWord, nudges } from '#contract/nudges.ts'

/** A change that others should read again. Its fields narrow the audience: all of them must match. */
export type NewsItem = {
  word: NudgeWord
  /** Null for many records, or unknown ones. */
  id: number | null
  cityCode?: string | undefined
  userId?: number | undefined
  needs?: Needs | undefined
  /** Notifications that have arrived at the person. */
  settled?: number[] | undefined
  /** The `key` of the connection that caused it and needs no nudge. */
  exceptFor?: string | undefined
}
type Listener = (items: NewsItem[]) => void

/** A payload of NOTIFY must be shorter than 8,000 bytes. */
const largestPayload = 7900
const channel = 'citydesk_news'
/** Nudges of this time travel to other nodes together. */
const batchMs = 50
const retryMs = 1000
/** How often the connection is checked, and how long the answer may take. */
const checkMs = 5000
const mostWaiting = 5000

/** Published when nudges may have been missed: everybody reads everything again. */
const everything = (Object.keys(nudges) as NudgeWord[]).map((word): NewsItem => ({ word, id: null }))

export type News = {
  /** After commit only. This node's listeners get it at once, other nodes in batches. */
  publish(items: NewsItem[]): void
  subscribe(listener: Listener): void
  stop(): Promise<void>
}

/**
 * Carries nudges between the nodes that share a database. Never inside a business transaction: NOTIFY takes a global lock
 * at commit. After a lost connection, listeners are told that everything may have changed.
 */
export async function startNews(url: string, log: Logger): Promise<News> {
  const node = randomUUID()
  const listeners: Listener[] = []
  let waiting: NewsItem[] = []
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  /** Settles when the connection is free: it takes one query at a time. */
  let answered: Promise<unknown> = Promise.resolve()
  let client: pg.Client | undefined = await connect()
  const checking = setInterval(check, checkMs)

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'citydesk news',
      connectionTimeoutMillis: checkMs,
      query_timeout: checkMs,
    })
    fresh.on('error', () => {})
    fresh.on('notification', ({ payload }) => hear(payload ?? ''))
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    fresh.on('end', () => void reconnect())
    return fresh
  }

  async function reconnect(): Promise<void> {
    client = undefined
    while (!isStopped && !client) {
      try {
        client = await connect()
        tell(everything)
        send()
      } catch (error) {
        log.warn({ error }, 'news: the database is away; trying again')
        await new Promise(resolve => setTimeout(resolve, retryMs))
      }
    }
    if (isStopped) await client?.end()
  }

  function ask(line: pg.Client, text: string, values?: unknown[]): Promise<unknown> {
    const answer = answered.then(() => line.query(text, values))
    answered = answer.catch(() => {})
    return answer
  }

  /** Notices a connection that was lost without a closed socket. */
  function check(): void {
    const line = client
    if (line) ask(line, 'select 1').catch(() => line.end())
  }

  function hear(payload: string): void {
    const { from, items } = JSON.parse(payload) as { from: string; items: NewsItem[] }
    if (from !== node) tell(items)
  }

  function tell(items: NewsItem[]): void {
    for (const listener of listeners) listener(items)
  }

  function send(): void {
    timer = undefined
    if (!client) return
    const items = waiting
    waiting = []
    for (const payload of payloadsOf(node, items)) {
      ask(client, 'select pg_notify($1, $2)', [channel, payload]).catch(error => {
        log.warn({ error }, 'news: not sent')
        waiting.push(...everything)
      })
    }
  }

  return {
    publish(items) {
      tell(items)
      if (waiting.length > mostWaiting) waiting = [...everything]
      else waiting.push(...items)
      timer ??= setTimeout(send, batchMs)
    },
    subscribe: listener => void listeners.push(listener),
    async stop() {
      isStopped = true
      clearInterval(checking)
      clearTimeout(timer)
      send()
      await answered
      await client?.end()
    },
  }
}

/** As many items in one payload as fit. */
function payloadsOf(from: string, items: NewsItem[]): string[] {
  const payloads: string[] = []
  let parts: string[] = []
  let size = 0
  const flush = () => {
    if (parts.length > 0) payloads.push(`{"from":"${from}","items":[${parts.join()}]}`)
    parts = []
    size = 100
  }
  for (const item of items) {
    const part = JSON.stringify(item)
    if (size + part.length + 1 > largestPayload) flush()
    parts.push(part)
    size += part.length + 1
  }
  flush()
  return payloads
}
