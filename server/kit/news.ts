import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { NudgeWord } from '#contract/nudges.ts'
import type { Needs } from '#contract/operation.ts'
import type { Log } from './runtime.ts'

/** What commits made true and others should look at: a nudge of some records, in a city or for one person. */
export type NewsItem = {
  word: NudgeWord
  id: number
  cityCode?: string | undefined
  userId?: number | undefined
  needs?: Needs | undefined
}
type Listener = (items: NewsItem[]) => void

/** Notify payloads are at most 8,000 bytes; what does not fit is repaired by the receivers' sweeps. */
const itemsPerNotify = 60
const channel = 'citydesk_news'
const foldMs = 50

export type News = {
  /** After commit only. Told to this node's listeners at once, to the other nodes folded. */
  publish(items: NewsItem[]): void
  subscribe(listener: Listener): void
  stop(): Promise<void>
}

/**
 * Carries news between the nodes that share a database. Never inside a business transaction: NOTIFY takes a global lock
 * at commit. A lost message loses nothing, since whoever listens also sweeps.
 */
export async function startNews(url: string, log: Log): Promise<News> {
  const node = randomUUID()
  const listeners: Listener[] = []
  let waiting: NewsItem[] = []
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'citydesk news' })
    fresh.on('error', () => {})
    fresh.on('end', () => void reconnect())
    fresh.on('notification', ({ payload }) => hear(payload ?? ''))
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    return fresh
  }

  async function reconnect(): Promise<void> {
    while (!isStopped) {
      try {
        client = await connect()
        return
      } catch (error) {
        log.warn({ error }, 'news: the database is away; trying again')
        await new Promise(resolve => setTimeout(resolve, 1000))
      }
    }
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
    const items = waiting
    waiting = []
    for (let start = 0; start < items.length; start += itemsPerNotify) {
      const payload = JSON.stringify({ from: node, items: items.slice(start, start + itemsPerNotify) })
      client.query('select pg_notify($1, $2)', [channel, payload]).catch(error => log.warn({ error }, 'news: not sent'))
    }
  }

  return {
    publish(items) {
      tell(items)
      waiting.push(...items)
      timer ??= setTimeout(send, foldMs)
    },
    subscribe: listener => void listeners.push(listener),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      send()
      await client.end()
    },
  }
}
