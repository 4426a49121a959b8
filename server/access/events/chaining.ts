import { sql, type Transaction } from 'kysely'
import type { Database, Tables } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { repeatEvery, repeatWhenWoken } from '#server/process/jobs/index.ts'
import { tryLockNamed } from '#server/process/locks/index.ts'
import { hashOf, type Link, readCanonical, readHead } from './chain.ts'
import { databaseId, writeHead } from './heads.ts'

/** It is asked every second whether events wait: a round follows three seconds after the one before. */
const everyMs = 2500
/** The file only grows: one line in this time is enough to prove where a chain was cut off. */
const headEveryMs = 30_000
const batch = 1000
const waits = 'exists (select from unchained_events)'

/** Extends the hash chain by the latest events, every few seconds on whichever node comes first; commands never wait for it. */
export function startChaining(runtime: Runtime): void {
  const { db, log, config, jobs } = runtime
  let unwritten: Pick<Link, 'position' | 'hash'> | undefined
  const onError = (error: unknown) => log.error({ error }, 'events: the chain was not continued')
  const links = repeatWhenWoken({ everyMs, work: extend, onError })
  const stopHeads = repeatEvery({ everyMs: headEveryMs, work: writeUnwritten, onError })

  /** Repeats until nothing is left, so that a backlog of events is worked off. */
  async function extend(): Promise<void> {
    while (await hasUnchained(db)) {
      const head = await db.transaction().execute(continueChain)
      if (!head) break
      unwritten = head
    }
  }

  async function writeUnwritten(): Promise<void> {
    if (!unwritten) return
    const { position, hash } = unwritten
    const at = new Date().toISOString()
    await writeHead(config.DATA_DIR, { database: await databaseId(db), at, position, hash: hash.toString('hex') })
    unwritten = undefined
  }

  jobs.alongside('events.chain', {
    waits,
    wake: links.wake,
    async stop() {
      await Promise.all([links.stop(), stopHeads()])
      await writeUnwritten()
    },
  })
}

async function hasUnchained(db: Database): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`select ${sql.raw(waits)} as some`.execute(db)
  return rows[0]?.some ?? false
}

/** Adds the next events to the chain and answers its new head; undefined if there are none, or another node is doing it. */
async function continueChain(db: Transaction<Tables>): Promise<Pick<Link, 'position' | 'hash'> | undefined> {
  if (!(await tryLockNamed(db, 'events.chain'))) return undefined
  const waiting = await db
    .selectFrom('unchained_events')
    .innerJoin('events', 'events.id', 'unchained_events.event_id')
    .select('event_id')
    .orderBy('event_id')
    .limit(batch)
    .execute()
  if (waiting.length === 0) return undefined
  const ids = waiting.map(row => row.event_id)
  const texts = await readCanonical(db, ids)
  let { position, hash } = await readHead(db)
  const links = ids.map((id): Link => {
    hash = hashOf(hash, texts.get(id) ?? '')
    position += 1
    return { position, event_id: id, hash }
  })
  await db.insertInto('event_chain').values(links).execute()
  await db.deleteFrom('unchained_events').where('event_id', '=', sql<number>`any(${ids}::bigint[])`).execute()
  return { position, hash }
}
