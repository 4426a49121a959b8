import pg from 'pg'
import type { Logger } from 'pino'

/** How often the connection is checked, and how long an answer may take. */
const checkMs = 5000
const retryMs = 1000

/** A database connection of its own that listens to one channel, and is made again when it is lost. */
type DatabaseListener = {
  isConnected(): boolean
  /** Settles when the database answers on this connection; rejects if there is none, and ends one that does not answer. */
  prove(): Promise<void>
  notify(payload: string): Promise<unknown>
  stop(): Promise<void>
}

type Options = {
  url: string
  /** Under which the database lists the connection. */
  name?: string
  /** Who uses it asks for proofs: it is not checked while nobody does. */
  isProvenByUse?: boolean
  channel: string
  log: Logger
  onPayload(payload: string): void
  /** Payloads may have been missed meanwhile. */
  onReconnected(): void
}

export async function listenTo({
  name = 'citydesk nudges',
  isProvenByUse = false,
  ...options
}: Options): Promise<DatabaseListener> {
  const { url, channel, log, onPayload, onReconnected } = options
  let isStopped = false
  /** Settles when the connection is free: it takes one query at a time. */
  let answered: Promise<unknown> = Promise.resolve()
  let client: pg.Client | undefined = await connect()
  const checking = isProvenByUse ? undefined : setInterval(() => void prove().catch(() => {}), checkMs)

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: checkMs,
      query_timeout: checkMs,
    })
    fresh.on('error', () => {})
    fresh.on('notification', ({ payload }) => onPayload(payload ?? ''))
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
        onReconnected()
      } catch (error) {
        log.warn({ error }, 'nudges: no connection to the database; trying again')
        await new Promise(resolve => setTimeout(resolve, retryMs))
      }
    }
    if (isStopped) await client?.end()
  }

  function query(on: pg.Client, text: string, values?: unknown[]): Promise<unknown> {
    const answer = answered.then(() => on.query(text, values))
    answered = answer.catch(() => {})
    return answer
  }

  /** Finds a connection that was lost without a closed socket. */
  async function prove(): Promise<void> {
    const proven = client
    if (!proven) throw new Error('There is no connection to the database.')
    try {
      await query(proven, 'select 1')
    } catch (error) {
      void proven.end()
      throw error
    }
  }

  return {
    isConnected: () => client !== undefined,
    prove,
    notify: async payload => client && query(client, 'select pg_notify($1, $2)', [channel, payload]),
    async stop() {
      isStopped = true
      clearInterval(checking)
      await answered
      await client?.end()
    },
  }
}
