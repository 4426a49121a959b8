import { sql } from 'kysely'
import { announcements } from '#contract/announcements/announcements.ts'
import { usualSetting } from '#contract/settings/registry.ts'
import { audienceQuery, countAudience } from '#server/announcements/audience.ts'
import { publishText } from '#server/announcements/publish.ts'
import { readers, readersQuery } from '#server/announcements/read/readers.ts'
import { markRead } from '#server/announcements/reads.ts'
import type { AnnouncementRecord, RevisionRecord } from '#server/announcements/table.ts'
import type { Change } from '#server/kit/change.ts'
import { type Database, openDatabase } from '#server/kit/database.ts'
import { adminCaller } from './lists/caller.ts'
import { readCount, readCounts } from './lists/counts.ts'
import { withDatabase } from './lists/database.ts'
import { checkLimits, percentiles, timesOf } from './lists/figures.ts'
import { printPlan } from './lists/queries.ts'

/**
 * An announcement to a million customers, half of whom have read it: publishing, counting, a first read, pages of those who have
 * and have not read it, and many who read at once; and the plans of the questions about readers. `node bench/announcements.ts [customers]`
 */
const { customers: many } = readCounts({ customers: { usual: 1_000_000, least: 20_000 } })
const runs = readCount('RUNS', process.env.RUNS, { usual: 50 })
const pageRows = 50
/** Half of them have read it; a hundred pages are left below. */
const deepPage = Math.min(10_000, Math.floor(many / 2 / pageRows) - 100)
const atOnce = 16

async function addCustomers(db: Database): Promise<void> {
  await sql`insert into users (kind, nick_name, city_codes) select 'customer', 'C' || n, array['410100']
    from generate_series(1, ${many}) n`.execute(db)
  await sql`insert into users (kind, username, nick_name) values ('staff', 'bench', 'Bench')`.execute(db)
  await sql`vacuum analyze users`.execute(db)
}

const audience = { kinds: ['customer' as const], roles: [], cities: [], people: [] }

const text = {
  title: 'Bench',
  category: 'activity' as const,
  summary: '',
  content: '<p>x</p>',
  coverUrl: null,
  audience,
  channels: ['inbox' as const],
  priority: 'normal' as const,
  mustAcknowledge: false,
  publishAt: null,
  expireAt: null,
}

async function addAnnouncement(db: Database): Promise<{ row: AnnouncementRecord; revision: RevisionRecord }> {
  const author = await db.selectFrom('users').select('id').where('kind', '=', 'staff').executeTakeFirstOrThrow()
  const row = await db
    .insertInto('announcements')
    .values({
      state: 'reviewing',
      title: text.title,
      category: text.category,
      summary: '',
      content: text.content,
      cover_url: null,
      kinds: audience.kinds,
      roles: [],
      cities: [],
      people: '[]',
      channels: text.channels,
      priority: text.priority,
      must_acknowledge: false,
      author_id: author.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const revision = await db
    .insertInto('announcement_revisions')
    .values({ announcement_id: row.id, number: 1, text: JSON.stringify(text), author_id: author.id, writers: '[]' })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row, revision }
}

/** Publishing as the command does it, without its frame: counts, writes, notifies. */
async function publish(db: Database, { row, revision }: Awaited<ReturnType<typeof addAnnouncement>>): Promise<void> {
  await db.transaction().execute(async transaction => {
    const actor = { kind: 'staff' as const, id: row.author_id, name: 'Bench' }
    const change: Change = {
      db: transaction,
      actor,
      traceId: '',
      requestId: null,
      setting: usualSetting,
      nudge: () => {},
      later: async () => {},
      wake: () => {},
    }
    const { total } = await countAudience(transaction, audience)
    await publishText(change, row, { revision, count: total, publisherId: row.author_id, by: 'staff' })
  })
}

/** The cursor after which a page begins. */
async function placeOf(db: Database, page: number, id: number, hasRead: boolean): Promise<string> {
  const skipped = (page - 1) * pageRows
  const { rows } = await sql<{
    id: number
  }>`select id from users where kind = 'customer' and ${sql.lit(hasRead)} = exists (
      select from announcement_reads where announcement_id = ${id} and reader_kind = 'customer' and reader_id = users.id)
    order by id offset ${skipped - 1} limit 1`.execute(db)
  return `1.${rows[0]?.id}`
}

/** How the questions about readers are answered. */
async function printPlans(db: Database, id: number): Promise<void> {
  await printPlan(db, 'count of the audience', audienceQuery(audience))
  for (const queue of ['read', 'unread'] as const) {
    for (const page of [1, deepPage]) {
      const after = page === 1 ? 0 : Number((await placeOf(db, page, id, queue === 'read')).split('.')[1])
      const asked = { id, audience, queue, kind: 'customer' as const, after, limit: pageRows + 1 }
      await printPlan(db, `${queue}, page ${page}`, readersQuery(adminCaller(), asked))
    }
  }
}

await withDatabase(async url => {
  const { db } = openDatabase(url, atOnce)
  await addCustomers(db)
  const figures: Record<string, { p50: number; p99: number }> = {}
  const measure = async (name: string, count: number, call: () => Promise<unknown>) => {
    figures[name] = percentiles(await timesOf(count, call))
  }
  await measure('bare count', 5, () => sql`select count(*) from users where kind = 'customer'`.execute(db))
  await measure('count', 5, () => countAudience(db, audience))
  const added = await addAnnouncement(db)
  const { id } = added.row
  const before = performance.now()
  await publish(db, added)
  const published = performance.now() - before
  figures.publish = { p50: published, p99: published }

  const first = await sql<{ id: number }>`select min(id) as id from users where kind = 'customer'`.execute(db)
  let next = Number(first.rows[0]?.id)
  const readOne = () => markRead(db, { announcementId: id, kind: 'customer', id: next++, isAcknowledged: false })
  await measure('first read', runs, readOne)
  await measure(`${atOnce} reads at once`, runs, () => Promise.all(Array.from({ length: atOnce }, readOne)))
  await sql`insert into announcement_reads (announcement_id, reader_kind, reader_id)
    select ${id}, 'customer', id from users where kind = 'customer' and id % 2 = 0 on conflict do nothing`.execute(db)
  await sql`vacuum analyze announcement_reads`.execute(db)

  const contextOf = () => ({ db, caller: adminCaller() }) as Parameters<typeof readers>[0]
  const page = (queue: 'read' | 'unread', after: string | null) => async () => {
    const { rows } = await readers(
      contextOf(),
      announcements.readers.input.parse({ id, queue, after, limit: pageRows }),
    )
    if (rows.length !== pageRows) throw new Error(`${rows.length} rows instead of ${pageRows}; use more customers.`)
  }
  for (const queue of ['read', 'unread'] as const) {
    await measure(`${queue}, page 1`, runs, page(queue, null))
    const deep = await placeOf(db, deepPage, id, queue === 'read')
    await measure(`${queue}, page ${deepPage}`, runs, page(queue, deep))
  }
  await printPlans(db, id)
  await db.destroy()

  console.log(`an announcement to ${many} customers, milliseconds`)
  console.table(figures)
  const p50 = (name: string) => figures[name]?.p50 ?? Number.NaN
  checkLimits([
    { what: 'count / bare count', value: p50('count') / p50('bare count'), most: 4 },
    { what: 'publish / count', value: p50('publish') / p50('count'), most: 3 },
    { what: `read page ${deepPage} / page 1`, value: p50(`read, page ${deepPage}`) / p50('read, page 1'), most: 2 },
    {
      what: `unread page ${deepPage} / page 1`,
      value: p50(`unread, page ${deepPage}`) / p50('unread, page 1'),
      most: 2,
    },
    {
      what: '16 reads at once / 16 one by one',
      value: p50(`${atOnce} reads at once`) / (atOnce * p50('first read')),
      most: 1,
    },
  ])
})
