import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Needs } from '#contract/base/operation.ts'
import { type NudgeWord, nudges } from '#contract/nudges.ts'

/** What commits made true and others should look at. What it names narrows whom it concerns: all of it must hold. */
export type NewsItem = {
  word: NudgeWord
  /** Null for many, or where it is not known which. */
  id: number | null
  cityCode?: string | undefined
  userId?: number | undefined
  needs?: Needs | undefined
  /** Notifications that have arrived at the person. */
  settled?: number[] | undefined
  /** The `key` of the connection that needs no telling, since it said so itself. */
  exceptFor?: string | undefined
}
type Listener = (items: NewsItem[]) => void

/** A payload of NOTIFY must be shorter than 8,000 bytes. */
const largestPayload = 7900
const channel = 'citydesk_news'
const foldMs = 50
const retryMs = 1000
/** As often we make sure that the database still hears us, and as long it may take to say so. */
const checkMs = 5000
const mostWaiting = 5000

/** Said where it is not known what was missed: everybody may have to look at everything. */
const everything = (Object.keys(nudges) as NudgeWord[]).map((word): NewsItem => ({ word, id: null }))

export type News = {
  /** After commit only. Told to this node's listeners at once, to the other nodes folded. */
  publish(items: NewsItem[]): void
  subscribe(listener: Listener): void
  stop(): Promise<void>
}

/**
 * Carries news between the nodes that share a database. Never inside a business transaction: NOTIFY takes a global lock
 * at commit. Where the connection was lost, listeners are told that everything may have changed.
 */
export async function startNews(url: string, log: Logger): Promise<News> {
  const node = randomUUID()
  const listeners: Listener[] = []
  let waiting: NewsItem[] = []
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  /** Settles when the line is free: it takes one question at a time. */
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

  /** A connection that was cut without a word is noticed by asking. */
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
      timer ??= setTimeout(send, foldMs)
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
