import { type RawBuilder, sql } from 'kysely'
import {
  type AnnouncementText,
  type Audience,
  type ReaderKind,
  readerKinds,
} from '#contract/announcements/announcement.ts'
import { type AnnouncementReader, announcements, type readerQueues } from '#contract/announcements/announcements.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { oneMore, pageOf, rankCursor } from '#server/kit/rows/page.ts'
import { countAudience, isSeenBy, kindsOf, peopleOf, sourceOf } from '../audience.ts'
import { mayWrite } from '../guards.ts'
import { sanitise } from '../html/sanitise.ts'
import type { AnnouncementRecord } from '../table.ts'
import { textOf } from '../text.ts'

type Queue = (typeof readerQueues)[number]
type Asked = { id: number; audience: Audience; queue: Queue }

/** In the order of kinds and ids: whoever has read it, or of the audience of now whoever has not. */
export const readers = handle(announcements.readers, async ({ db, caller }, { id, queue, kind, after, limit }) => {
  if (!mayWrite(caller)) refuse('noPermission')
  const row = await db.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return refuse('notFound')
  const { audience } = textOf(row)
  const kinds = (queue === 'read' ? [...readerKinds] : kindsOf(audience)).filter(one => !kind || one === kind)
  const [rank = 0, afterId = 0] = after?.split('.').map(Number) ?? []
  const found: AnnouncementReader[] = []
  for (const one of kinds) {
    const place = readerKinds.indexOf(one)
    if (place < rank || found.length > limit) continue
    const terms = { after: place === rank ? afterId : 0, limit: oneMore(limit) - found.length }
    found.push(...(await readersOf(db, caller, { id, audience, queue, kind: one, ...terms })))
  }
  return pageOf(found, limit, {
    view: reader => reader,
    cursorOf: reader => rankCursor({ rank: readerKinds.indexOf(reader.kind), id: reader.id }),
  })
})

type OfKind = Asked & { kind: ReaderKind; after: number; limit: number }

async function readersOf(db: Database, caller: Caller, asked: OfKind): Promise<AnnouncementReader[]> {
  const { rows } = await readersQuery(caller, asked).execute(db)
  return rows
}

export function readersQuery(caller: Caller, asked: OfKind): RawBuilder<AnnouncementReader> {
  const { kind, after, limit } = asked
  const { id, name, city } = sourceOf(kind)
  return sql`
    select ${kind} as kind, ${id} as id, ${name} as name, ${city} as "cityCode",
      reads.read_at as "readAt", reads.acknowledged_at as "acknowledgedAt"
    ${fromReaders(asked)} and ${isSeenBy(kind, caller)} and ${id} > ${after}
    order by ${orderOf(asked)} limit ${limit}`
}

/** Those who read are found by their reads, those who did not by the table of their kind. */
function fromReaders({ id: announcementId, audience, queue, kind }: Asked & { kind: ReaderKind }): RawBuilder<unknown> {
  const { table, id } = sourceOf(kind)
  const isHere = sql`reads.announcement_id = ${announcementId} and reads.reader_kind = ${sql.lit(kind)}`
  if (queue === 'read')
    return sql`from announcement_reads as reads join ${table} on ${id} = reads.reader_id where ${isHere}`
  const { isReached } = peopleOf(audience, kind)
  const isLate = queue === 'unread' ? sql`true` : sql`reads.acknowledged_at is not null`
  return sql`from ${table} left join announcement_reads as reads on ${isHere} and reads.reader_id = ${id}
    where ${isReached} and not exists (select from announcement_reads as reads
      where ${isHere} and reads.reader_id = ${id} and ${isLate})`
}

function orderOf({ queue, kind }: OfKind): RawBuilder<unknown> {
  return queue === 'read' ? sql`reads.reader_id` : sourceOf(kind).id
}

/** Staff who have not read it, or not acknowledged it where they must. */
export async function unreadStaff(db: Database, row: AnnouncementRecord): Promise<number[]> {
  const { audience, mustAcknowledge } = textOf(row)
  if (!kindsOf(audience).includes('staff')) return []
  const queue = mustAcknowledge ? 'unacknowledged' : 'unread'
  const { rows } = await sql<{ id: number }>`
    select users.id ${fromReaders({ id: row.id, audience, queue, kind: 'staff' })}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many an audience is. */
export const count = handle(announcements.count, async ({ db, caller }, audience) => {
  if (!mayWrite(caller)) refuse('noPermission')
  return countAudience(db, audience)
})

/** The text as it would be kept. */
export const preview = handle(
  announcements.preview,
  async (_context, { content }: Pick<AnnouncementText, 'content'>) => {
    const kept = sanitise(content)
    return kept ? { content: kept.html, leftOut: kept.leftOut } : refuse('badInput')
  },
)

export const roles = handle(announcements.roles, async ({ db, sender }) => {
  const rows = await db.selectFrom('roles').select(['code', 'names']).orderBy('id').execute()
  return rows.map(({ code, names }) => ({ code, name: names[sender.language] ?? names.zh }))
})
