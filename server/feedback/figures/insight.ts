import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { addDays } from '#contract/base/shanghai.ts'
import type { FeedbackType } from '#contract/feedback/feedback.ts'
import { daysBetween, feedback, type InsightQuestion } from '#contract/feedback/feedback-desk.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { wholeWeeks } from './weeks.ts'

type Question = z.output<typeof InsightQuestion>
type Counted<Name extends string = string> = { name: Name; count: number }

const most = { words: 20, versions: 10 }

export const insight = handle(feedback.insight, async ({ db, caller }, question) => {
  const cities = citiesOf(question, caller)
  const [{ rows: found }, days] = await Promise.all([
    insightQuery(question, cities).execute(db),
    daysOf(db, question, cities),
  ])
  const of = <Name extends string>(kind: Kind) =>
    found.filter(one => one.kind === kind).map(({ name, count }) => ({ name: name as Name, count }))
  return {
    total: of('all')[0]?.count ?? 0,
    words: of('word'),
    types: of<FeedbackType>('type'),
    versions: of('version'),
    days: everyDay(question, days),
  }
})

type Kind = 'all' | 'type' | 'version' | 'word'

/** The cities whose rows are added; those of all together have one of their own. */
function citiesOf({ cityCode }: Pick<Question, 'cityCode'>, { cityCodes }: Pick<Caller, 'cityCodes'>): string[] {
  if (!cityCode) return cityCodes ?? ['']
  return cityCodes === null || cityCodes.includes(cityCode) ? [cityCode] : []
}

/** The rows of whole weeks, and of the days before and after them. */
function rowsOf({ from, to }: Question, cities: readonly string[]): RawBuilder<unknown> {
  const { first, last } = wholeWeeks(from, to)
  const range = (days: 1 | 7, begin: string, end: string) => sql`select kind, name, found from feedback_counts
    where city_code = any(${cities}::text[]) and days = ${sql.lit(days)} and begins >= ${begin}::date and begins < ${end}::date`
  return sql.join([range(7, first, last), range(1, from, first), range(1, last, addDays(to, 1))], sql` union all `)
}

/** The most frequent of each kind. */
export function insightQuery(question: Question, cities: readonly string[]): RawBuilder<Counted & { kind: Kind }> {
  return sql`
    select kind, name, count from (
      select kind, name, count, row_number() over (partition by kind order by count desc, name) as place from (
        select kind, name, sum(found)::int as count from (${rowsOf(question, cities)}) found group by kind, name
      ) added
    ) ranked
    where place <= case kind when 'word' then ${sql.lit(most.words)} when 'version' then ${sql.lit(most.versions)} else 100 end
    order by kind, place`
}

async function daysOf(db: Database, { from, to }: Question, cities: readonly string[]): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select begins as name, sum(found)::int as count from feedback_counts
    where city_code = any(${cities}::text[]) and days = 1 and begins between ${from}::date and ${to}::date and kind = 'all'
    group by 1`.execute(db)
  return rows
}

function everyDay({ from, to }: Question, counted: readonly Counted[]): Counted[] {
  const counts = new Map(counted.map(({ name, count }) => [name, count]))
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, later) => {
    const name = addDays(from, later)
    return { name, count: counts.get(name) ?? 0 }
  })
}
