import { sql } from 'kysely'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'

/** New records of a city of which staff are notified together, at most every so many seconds. */
export type NoticeWindow = {
  /** Of the job that ends it. */
  queue: string
  seconds: number
}

/**
 * A new record: the first of a city begins a window, at whose end staff are notified how many came. The last lock of its
 * transaction, which makes the end of a window wait for records that are counted in it.
 */
export async function noteInWindow(change: Change, { queue, seconds }: NoticeWindow, cityCode: string): Promise<void> {
  const { is_new } = await change.db
    .insertInto('notice_windows')
    .values({ queue, city_code: cityCode })
    .onConflict(conflict => conflict.columns(['queue', 'city_code']).doUpdateSet({ city_code: cityCode }))
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  if (is_new) await change.later(queue, { cityCode }, seconds)
}

/** Notifies staff of what came into a city since then. */
type End = (change: Change, cityCode: string, beganAt: number) => Promise<void>

/** Starts the job that ends the windows. Does nothing for one that has ended; so it may run twice. */
export async function startWindows(runtime: Runtime, { queue }: NoticeWindow, end: End): Promise<void> {
  await runtime.jobs.work<{ cityCode: string }>(queue, ({ cityCode }) =>
    makeClockChange(runtime, async change => {
      const ended = await change.db
        .deleteFrom('notice_windows')
        .where('queue', '=', queue)
        .where('city_code', '=', cityCode)
        .returning('began_at')
        .executeTakeFirst()
      if (ended) await end(change, cityCode, ended.began_at)
    }),
  )
}
