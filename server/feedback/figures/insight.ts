import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { FeedbackType } from '#contract/feedback/feedback.ts'
import { daysBetween, feedback, type InsightQuestion } from '#contract/feedback/feedback-desk.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { startOfDay } from '#server/kit/rows/shanghai.ts'

type Question = z.output<typeof InsightQuestion>
type Counted<Name extends string = string> = { name: Name; count: number }

const most = { words: 20, versions: 10 }

export const insight = handle(feedback.insight, async ({ db, caller }, question) => {
  const within = withinOf(question, caller)
  const [types, versions, days, words] = await Promise.all([
    countBy<FeedbackType>(db, sql`type`, within),
    countBy(db, sql`app_version`, sql`${within} and app_version <> ''`),
    countBy(db, sql`to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`, within),
    wordsOf(db, question, caller),
  ])
  return {
    total: types.reduce((sum, { count }) => sum + count, 0),
    words,
    types,
    versions: versions.slice(0, most.versions),
    days: everyDay(question, days),
  }
})

/** An index has the columns of all of these figures. */
function withinOf({ from, to, cityCode }: Question, caller: Caller): RawBuilder<unknown> {
  const inCity = cityCode ? sql`city_code = ${cityCode}` : sql`true`
  return sql`created_at >= ${startOfDay(from, 0)} and created_at < ${startOfDay(to, 1)}
    and ${inCity} and ${inCities('feedback.city_code', caller)}`
}

async function countBy<Name extends string>(
  db: Database,
  name: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
): Promise<Counted<Name>[]> {
  const { rows } = await sql<Counted<Name>>`select ${name} as name, count(*)::int as count from feedback
    where ${which} group by 1 order by 2 desc, 1`.execute(db)
  return rows
}

async function wordsOf(db: Database, { from, to, cityCode }: Question, caller: Caller): Promise<Counted[]> {
  const inCity = cityCode ? sql`city_code = ${cityCode}` : sql`true`
  const { rows } = await sql<Counted>`select word as name, sum(found)::int as count from feedback_word_days
    where day between ${from} and ${to} and ${inCity} and ${inCities('feedback_word_days.city_code', caller)}
    group by 1 order by 2 desc, 1 limit ${sql.lit(most.words)}`.execute(db)
  return rows
}

function everyDay({ from, to }: Question, counted: readonly Counted[]): Counted[] {
  const counts = new Map(counted.map(({ name, count }) => [name, count]))
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, later) => {
    const name = new Date(Date.parse(from) + later * 86_400_000).toISOString().slice(0, 10)
    return { name, count: counts.get(name) ?? 0 }
  })
}
