import { type RawBuilder, sql } from 'kysely'
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
 * that stand in both. An index finds what shares any; of very many, the newest are compared.
 */
export async function alikeOf(db: Database, caller: Caller, row: FeedbackRecord): Promise<FeedbackDetail['alike']> {
  if (row.words.length < limits.leastWords) return []
  const { rows } = await alikeQuery(caller, row).execute(db)
  return rows.map(one => ({ ...viewLine(one), likeness: one.likeness }))
}

export function alikeQuery(
  caller: Pick<Caller, 'cityCodes'>,
  row: Pick<FeedbackRecord, 'id' | 'words'>,
): RawBuilder<Candidate> {
  const each = row.words.map(word => sql`(words @> array[${word}]::text[])::int`)
  return sql`
    select *, 100 * shared / (cardinality(words) + ${row.words.length}::int - shared) as likeness
    from (
      select id, no, state, content, created_at, version, words, ${sql.join(each, sql` + `)} as shared
      from feedback
      where words && ${row.words} and id <> ${row.id} and duplicate_of is null and state <> 'closed'
        and created_at > now() - make_interval(days => ${sql.lit(limits.days)})
        and ${inCities('feedback.city_code', caller)}
      order by id desc limit ${sql.lit(limits.candidates)}
    ) near
    where 100 * shared >= ${sql.lit(limits.leastPercent)} * (cardinality(words) + ${row.words.length}::int - shared)
    order by likeness desc, id desc limit ${sql.lit(limits.shown)}`
}
