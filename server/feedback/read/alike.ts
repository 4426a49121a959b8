import { type RawBuilder, sql } from 'kysely'
import { dayMs } from '#contract/base/durations.ts'
import type { FeedbackDetail } from '#contract/feedback/feedback.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { FeedbackRecord } from '../table.ts'
import { type lineColumns, viewLine } from './view.ts'

const limits = { shown: 6, candidates: 20_000, days: 30, leastPercent: 40, leastWords: 2 }

type Candidate = Pick<FeedbackRecord, (typeof lineColumns)[number]> & { likeness: number }

/**
 * Feedback of the last days that shares most of its words with this one and is not over: the share of all words of both
 * that stand in both. An index finds what shares one of the rarest words in these months; of very many, the newest are compared.
 */
export async function alikeOf(db: Database, caller: Caller, row: FeedbackRecord): Promise<FeedbackDetail['alike']> {
  if (row.words.length < limits.leastWords) return []
  const { rows } = await alikeQuery(caller, row, await rarestOf(db, row.words)).execute(db)
  return rows.map(one => ({ ...viewLine(one), likeness: one.likeness }))
}

/**
 * So many of its rarest words that whatever is alike has at least one of them: of n words, it shares the least percentage, so
 * that it cannot lack more than the rest. How frequent words are, PostgreSQL knows for its plans.
 */
export async function rarestOf(db: Database, words: readonly string[]): Promise<string[]> {
  const leastShared = Math.ceil((words.length * limits.leastPercent) / 100)
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) with ordinality as own (word, place)
      left join (select unnest(most_common_elems::text::text[]) as elem, unnest(most_common_elem_freqs) as share from pg_stats
        where schemaname = current_schema and tablename = 'feedback' and attname = 'words') frequent on elem = word
    order by coalesce(share, 0), place limit ${words.length - leastShared + 1}`.execute(db)
  return rows.map(({ word }) => word)
}

/** `rarest`: words of which everything that is alike has one. */
export function alikeQuery(
  caller: Pick<Caller, 'cityCodes'>,
  row: Pick<FeedbackRecord, 'id' | 'words'>,
  rarest: readonly string[],
): RawBuilder<Candidate> {
  const each = row.words.map(word => sql`(words @> array[${word}]::text[])::int`)
  return sql`
    select *, 100 * shared / (cardinality(words) + ${row.words.length}::int - shared) as likeness
    from (
      select id, no, state, content, created_at, version, words, ${sql.join(each, sql` + `)} as shared
      from feedback
      where words_of_month(words, created_at) && ${inLastMonths(rarest)} and id <> ${row.id} and duplicate_of is null and state <> 'closed'
        and created_at > now() - make_interval(days => ${sql.lit(limits.days)})
        and ${inCities('feedback.city_code', caller)}
      order by id desc limit ${sql.lit(limits.candidates)}
    ) near
    where 100 * shared >= ${sql.lit(limits.leastPercent)} * (cardinality(words) + ${row.words.length}::int - shared)
    order by likeness desc, id desc limit ${sql.lit(limits.shown)}`
}

/** As `words_of_month` writes them, for the months of the last days. */
function inLastMonths(words: readonly string[]): string[] {
  const [first, last] = [monthAt(Date.now() - limits.days * dayMs), monthAt(Date.now())]
  const months = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return months.flatMap(month => words.map(word => `${month} ${word}`))
}

function monthAt(moment: number): number {
  const date = new Date(moment)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}
