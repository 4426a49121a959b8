import { type RawBuilder, sql } from 'kysely'
import { rankedSides } from '#contract/complaints/ranking.ts'
import { rankingQuery } from '#server/complaints/read/ranking.ts'
import { countFeedback } from '#server/feedback/feature.ts'
import { insightQuery } from '#server/feedback/figures/insight.ts'
import { alikeQuery, rarestOf } from '#server/feedback/read/alike.ts'
import { type Database, openDatabase } from '#server/kit/database.ts'
import { adminCaller } from '../lists/caller.ts'
import { readCount, readCounts, refuse } from '../lists/counts.ts'
import { withDatabase } from '../lists/database.ts'
import { checkLimits, type Limit, percentiles, timesOf } from '../lists/figures.ts'
import { printPlan } from '../lists/queries.ts'
import { addComplaints } from './many-complaints.ts'
import { addFeedback } from './many-feedback.ts'

/**
 * The figures of feedback, what is like a piece of it, and the ranking of who is complained about, among a million of each: with
 * their plans. `node bench/people/main.ts [rows] [feedback|complaints]`
 */
const parts = ['feedback', 'complaints'] as const
const {
  rows: many,
  rest: [part],
} = readCounts({ rows: { usual: 1_000_000, least: 10_000 } }, { others: 1 })
if (part !== undefined && !parts.some(one => one === part))
  refuse(`There is no part ${part}. Choose ${parts.join(' or ')}.`)
const runs = readCount('RUNS', process.env.RUNS, { usual: 20 })
const figures: Record<string, { p50: number; p99: number }> = {}
const limits: Limit[] = []

type Question = { what: string; query: RawBuilder<unknown>; mostMs: number }

async function measure(db: Database, { what, query, mostMs }: Question): Promise<void> {
  await printPlan(db, what, query)
  const found = percentiles(await timesOf(runs, () => query.execute(db)))
  figures[what] = found
  limits.push({ what: `${what}, p50 in ms`, value: found.p50, most: mostMs })
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

async function measureFeedback(db: Database): Promise<void> {
  await addFeedback(db, many)
  const counted = await timesOf(1, () => countFeedback(db, sql`true`))
  console.log(`counting ${many} pieces at once: ${Math.round(counted[0] ?? 0)} ms`)
  await sql`vacuum analyze feedback`.execute(db)
  await sql`vacuum analyze feedback_counts`.execute(db)
  const quarter = { from: day(90), to: day(0) }
  await measure(db, { what: 'figures of a quarter, all cities', query: insightQuery(quarter, ['']), mostMs: 300 })
  await measure(db, { what: 'figures of a quarter, one city', query: insightQuery(quarter, ['410101']), mostMs: 300 })
  await measure(db, {
    what: 'figures of a day, all cities',
    query: insightQuery({ from: day(1), to: day(1) }, ['']),
    mostMs: 100,
  })
  const alike = async (words: string[]) => alikeQuery(adminCaller(), { id: 0, words }, await rarestOf(db, words))
  const frequent = await alike(['w1', 'w2', 'w3', 'w5', 'w8', 'w13'])
  const rare = await alike(['w15001', 'w15002', 'w15003', 'w15004'])
  await measure(db, { what: 'alike, frequent words', query: frequent, mostMs: 300 })
  await measure(db, { what: 'alike, rare words', query: rare, mostMs: 100 })
}

async function measureComplaints(db: Database): Promise<void> {
  await addComplaints(db, many)
  await sql`vacuum analyze complaints`.execute(db)
  await sql`vacuum analyze orders`.execute(db)
  for (const side of rankedSides) {
    const query = rankingQuery(adminCaller(), { side, days: 90 })
    await measure(db, { what: `ranking of ${side}s, 90 days`, query, mostMs: 300 })
  }
}

await withDatabase(async url => {
  const { db } = openDatabase(url, 2)
  try {
    if (part !== 'complaints') await measureFeedback(db)
    if (part !== 'feedback') await measureComplaints(db)
  } finally {
    await db.destroy()
  }
  console.log(`among ${many}, milliseconds`)
  console.table(figures)
  checkLimits(limits)
})
