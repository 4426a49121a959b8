import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'

export const countQueue = 'feedback.count'

/** Starts the job that counts new feedback by city and day. */
export async function startCounting({ jobs, db }: Runtime): Promise<void> {
  await jobs.work<{ id: number }>(countQueue, ({ id }) => countFeedback(db, sql`id = ${id}`))
}

/**
 * Counts feedback by type, version and word, of its city and of all, on its day and in its week. Once for each, however often it
 * runs; in the order of the key, so that two do not wait for each other.
 */
export async function countFeedback(db: Database, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    with counted as (
      update feedback set is_counted = true where not is_counted and ${which}
      returning (created_at at time zone 'Asia/Shanghai')::date as day, city_code, type, app_version, words
    ), named as (
      select day, city_code, 'all' as kind, '' as name from counted
      union all select day, city_code, 'type', type from counted
      union all select day, city_code, 'version', app_version from counted where app_version <> ''
      union all select day, city_code, 'word', word from counted, unnest(words) word
    )
    insert into feedback_counts (city_code, days, begins, kind, name, found)
    select city, span.days, case span.days when 1 then day else date_trunc('week', day)::date end as begins, kind, name, count(*)
    from named, lateral (values (city_code), ('')) place (city), (values (1), (7)) span (days)
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (city_code, days, begins, kind, name)
      do update set found = feedback_counts.found + excluded.found`.execute(db)
}
