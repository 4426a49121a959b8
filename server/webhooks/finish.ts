import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { Due } from './deliver.ts'
import { noteFailure, noteSuccess } from './failing.ts'
import { deliverQueue } from './queues.ts'

/** What came of one try. Without an error it arrived. */
export type Tried = { status: number | null; ms: number; answer: string; error: string | null }

/** Seconds until the next try after the nth failure; after the last one the webhook is dead until it is sent again. */
export const retrySeconds = [10, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 21_600, 43_200, 86_400]

/** Writes a try down, with what follows: another try, the next event of the record, the state of the endpoint. */
export async function finish(runtime: Runtime, due: Due, tried: Tried): Promise<void> {
  const { jobs } = runtime
  const { id, endpoint_id } = due
  const isTest = due.type === 'endpoint.test'
  const waitSeconds = tried.error === null || isTest ? undefined : retrySeconds[due.attempts - due.attempts_since]
  const queues = new Set<string>()
  await runtime.db.transaction().execute(async transaction => {
    const later = async (queue: string, data: object, seconds: number) => {
      await jobs.later(transaction, queue, data, seconds, String(endpoint_id))
      if (seconds === 0) queues.add(queue)
    }
    await writeTry(transaction, due, tried, waitSeconds === undefined)
    const next = waitSeconds === undefined ? await takeNext(transaction, due) : null
    if (next !== null) await later(deliverQueue, { id: next }, 0)
    if (waitSeconds !== undefined) await later(deliverQueue, { id }, waitSeconds)
  })
  jobs.wake(queues)
  if (tried.error === null) await noteSuccess(runtime, due)
  else if (!isTest) await noteFailure(runtime, due, { status: tried.status, isOver: waitSeconds === undefined })
}

type Db = Transaction<Tables>

async function writeTry(db: Db, { id, attempts }: Due, { status, ms, answer, error }: Tried, isOver: boolean) {
  const now = new Date()
  await db
    .updateTable('webhooks')
    .set({
      ...{ attempts: attempts + 1, last_at: now, last_status: status, last_ms: ms, last_error: error },
      ...(error === null && { delivered_at: now }),
      ...(error !== null && isOver && { dead_at: now }),
    })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('webhook_attempts')
    .values({ webhook_id: id, number: attempts + 1, at: now, status, ms, answer, error })
    // A job that ran twice has tried twice under one number.
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/**
 * The next event of the same record at the same endpoint, if it waits for this one. A statement of its own after the update:
 * it sees whoever waited for the lock of the row.
 */
async function takeNext(db: Db, { endpoint_id, record, seq }: Due): Promise<number | null> {
  const next = await db
    .updateTable('webhooks')
    .set({ waits_for: null })
    .where('id', '=', rows =>
      rows
        .selectFrom('webhooks as later')
        .select('later.id')
        .where('later.record', '=', record)
        .where('later.endpoint_id', '=', endpoint_id)
        .where('later.seq', '>', seq)
        .where('later.delivered_at', 'is', null)
        .where('later.dead_at', 'is', null)
        .orderBy('later.seq')
        .limit(1),
    )
    .where('waits_for', '=', 'earlier')
    .returning(sql<number>`webhooks.id`.as('id'))
    .executeTakeFirst()
  return next?.id ?? null
}
