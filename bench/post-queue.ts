import { type CompiledQuery, sql } from 'kysely'
import { PostQuestion } from '#contract/reviews/posts.ts'
import { usualSetting } from '#contract/settings/registry.ts'
import type { Change } from '#server/kit/change.ts'
import { type Database, openDatabase } from '#server/kit/database.ts'
import { claim } from '#server/reviews/posts/desk/judge.ts'
import { counts, list } from '#server/reviews/posts/read/list.ts'
import { adminCaller } from './lists/caller.ts'
import { readCount, readCounts } from './lists/counts.ts'
import { withDatabase } from './lists/database.ts'
import { checkLimits, percentiles, timesOf } from './lists/figures.ts'
import { addPosts } from './lists/many-posts.ts'
import { pgbench } from './lists/pgbench.ts'
import { queriesOf } from './lists/queries.ts'

/**
 * The queue of a million posts, 300,000 of them waiting: the next case and page 1, each by our code and by pgbench with the same
 * SQL. `node bench/post-queue.ts [posts]`.
 */
const { posts } = readCounts({ posts: { usual: 1_000_000, least: 10_000 } })
const waiting = Math.round(posts * 0.3)
const runs = readCount('RUNS', process.env.RUNS, { usual: 400 })
const limit = 50

type ClaimContext = Parameters<typeof claim>[0]
type Measured = { p50: number; p99: number; 'pgbench p50': number; 'pgbench p99': number }

/** Claims and takes it back, so that every run finds the same queue. */
async function claimOnce(db: Database, userId: number, most: number): Promise<void> {
  const takenBack = new Error('Taken back.')
  const caller = adminCaller(userId)
  const transaction = db.transaction().execute(async inside => {
    const actor = { kind: 'staff' as const, id: userId, name: caller.name }
    const change: Change = {
      db: inside,
      actor,
      traceId: 'bench',
      requestId: null,
      setting: usualSetting,
      nudge() {},
      later: async () => {},
      wake: () => {},
    }
    const { ids } = await claim({ ...change, caller } as ClaimContext, { most })
    if (ids.length !== most) throw new Error(`${ids.length} cases were claimed instead of ${most}.`)
    throw takenBack
  })
  await transaction.catch(error => {
    if (error !== takenBack) throw error
  })
}

await withDatabase(async url => {
  const { db } = openDatabase(url, 4)
  const { id: userId } = await db
    .insertInto('users')
    .values({ kind: 'staff', username: 'bench', nick_name: 'bench' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addPosts(db, { posts, waiting, authors: 2000, reviewerId: userId })
  const figures: Record<string, Measured> = {}

  async function measure(name: string, call: (recorded: Database) => Promise<unknown>, isUndone = false) {
    await sql`vacuum analyze`.execute(db)
    const queries = await queriesOf(db, call)
    const ours = percentiles(await timesOf(runs, () => call(db)))
    await sql`vacuum analyze`.execute(db)
    const only = (text: string): CompiledQuery[] => (isUndone ? [sql.raw(text).compile(db)] : [])
    const bare = await pgbench(url, [...only('begin'), ...queries, ...only('rollback')], runs)
    figures[name] = { ...ours, 'pgbench p50': bare.p50, 'pgbench p99': bare.p99 }
  }

  type ListContext = Parameters<typeof list>[0]
  const page = (asked: object) => (recorded: Database) => {
    const context = { db: recorded, caller: adminCaller(userId), isSearchNoted: true } as ListContext
    return list(context, PostQuestion.parse({ ...asked, limit }))
  }
  await measure('next case', recorded => claimOnce(recorded, userId, 1), true)
  await measure('next ten cases', recorded => claimOnce(recorded, userId, 10), true)
  await measure('page 1', page({}))
  await measure('page 1, suspected', page({ queue: 'suspected' }))
  await measure('page 1, approved', page({ queue: 'approved' }))
  await measure('counts', recorded => counts({ db: recorded, caller: adminCaller(userId) } as ListContext, {}))
  await db.destroy()

  console.log(`${posts} posts, ${waiting} of them waiting, ${limit} a page, ${runs} runs, milliseconds`)
  console.table(figures)
  const ratio = (name: string, which: 'p50' | 'p99') =>
    (figures[name]?.[which] ?? Number.NaN) / (figures[name]?.[`pgbench ${which}`] ?? Number.NaN)
  checkLimits([
    { what: 'next case / pgbench with the same SQL, p50', value: ratio('next case', 'p50'), most: 8 },
    { what: 'next case / pgbench with the same SQL, p99', value: ratio('next case', 'p99'), most: 12 },
    { what: 'page 1 / pgbench with the same SQL, p50', value: ratio('page 1', 'p50'), most: 8 },
  ])
})
