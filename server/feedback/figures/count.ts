import { sql } from 'kysely'
import type { Runtime } from '#server/kit/runtime.ts'

export const countQueue = 'feedback.count'

/** Starts the job that counts the words of new feedback by city and day. */
export async function startCountingWords({ jobs, db }: Runtime): Promise<void> {
  await jobs.work<{ id: number }>(countQueue, ({ id }) => countWords(db, id))
}

/** Once for each, however often it runs. In the order of the words, so that two do not wait for each other. */
async function countWords(db: Runtime['db'], id: number): Promise<void> {
  await sql`
    with counted as (
      update feedback set is_counted = true where id = ${id} and not is_counted
      returning (created_at at time zone 'Asia/Shanghai')::date as day, city_code, words
    )
    insert into feedback_word_days (day, city_code, word, found)
    select day, city_code, word, 1 from counted, unnest(words) word order by word
    on conflict (day, city_code, word) do update set found = feedback_word_days.found + 1`.execute(db)
}
