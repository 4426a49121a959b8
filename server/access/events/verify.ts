import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import { firstHash, hashOf, type Link, readCanonical } from './chain.ts'
import { databaseId, type Head, readHeads } from './heads.ts'

const batch = 2000
/** Findings that are reported; the first ones show where it began. */
const mostFindings = 20

type AuditReport = {
  /** Links that were followed. */
  links: number
  /** Heads from outside the database that were compared. */
  heads: number
  /** Events too young to be in the chain. */
  waiting: number
  /** What is wrong, in sentences. None means that no event was changed. */
  findings: string[]
}

/** Follows the whole chain and compares it with the events, and with the heads that were written outside of the database. */
export async function verifyAudit(db: Database, dataDir: string): Promise<AuditReport> {
  const database = await databaseId(db)
  const heads = await readHeads(dataDir, database)
  const findings: string[] = []
  const report = (sentence: string) => void (findings.length < mostFindings && findings.push(sentence))
  const links = await followChain(db, new Map(heads.map(head => [head.position, head])), report)
  for (const head of heads.filter(({ position }) => position > links).slice(0, 1)) {
    report(`The chain ends at link ${links}, but at ${head.at} it had ${head.position}: its end was cut off.`)
  }
  await compareEvents(db, report)
  const { waiting } = await db
    .selectFrom('unchained_events')
    .select(row => row.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  return { links, heads: heads.length, waiting, findings }
}

type Report = (sentence: string) => void

/** Answers the position of the last link. */
async function followChain(db: Database, heads: Map<number, Head>, report: Report): Promise<number> {
  let last = 0
  let hash: Buffer = firstHash
  for (;;) {
    const links = await db
      .selectFrom('event_chain')
      .selectAll()
      .where('position', '>', last)
      .orderBy('position')
      .limit(batch)
      .execute()
    if (links.length === 0) return last
    const texts = await readCanonical(
      db,
      links.map(link => link.event_id),
    )
    for (const link of links) {
      if (link.position !== last + 1) report(`Links ${last + 1} to ${link.position - 1} of the chain are gone.`)
      checkLink(link, hash, texts.get(link.event_id), heads.get(link.position), report)
      // The link's own hash, so that one changed event is one finding and not all after it.
      hash = link.hash
      last = link.position
    }
  }
}

function checkLink(
  link: Link,
  previous: Buffer,
  text: string | undefined,
  head: Head | undefined,
  report: Report,
): void {
  const place = `Event ${link.event_id} (link ${link.position})`
  if (text === undefined) report(`${place} was deleted.`)
  else if (!hashOf(previous, text).equals(link.hash)) report(`${place} was changed, or is not where it was.`)
  if (head && head.hash !== link.hash.toString('hex')) {
    report(`Link ${link.position} is not the one that was there at ${head.at}: the chain was made anew.`)
  }
}

async function compareEvents(db: Database, report: Report): Promise<void> {
  const strangers = await sql<{ id: number }>`
    select id from events where not exists (select from event_chain where event_id = events.id)
      and not exists (select from unchained_events where event_id = events.id)
    order by id limit ${mostFindings}`.execute(db)
  for (const { id } of strangers.rows) report(`Event ${id} is not in the chain: it was put in from outside.`)
  const lost = await sql<{ event_id: number }>`
    select event_id from unchained_events where not exists (select from events where id = event_id)
    order by event_id limit ${mostFindings}`.execute(db)
  for (const { event_id } of lost.rows) report(`Event ${event_id} was deleted before it was taken into the chain.`)
}
