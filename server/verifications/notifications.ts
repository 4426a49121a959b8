import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Change } from '#server/kit/change.ts'
import { clock, makeChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { notify } from '#server/notifications/index.ts'
import type { PaperRecord } from './table.ts'

const windowQueue = 'verifications.submitted'
/** Staff are told of new papers of a city together, at most this often. */
const windowSeconds = 300

type Kind = 'verification.appealed' | 'verification.expired' | 'verification.alike'

/** Notifies everybody in the city who judges papers. */
export async function notifyJudges(change: Change, { id, no, city_code }: PaperRecord, kind: Kind): Promise<void> {
  const to = { permission: 'verifications.judge', cityCode: city_code } as const
  await notify(change, { type: 11, kind, params: { no }, to, link: `/user/renzheng?open=${id}` })
}

/**
 * A new paper: the first of a city begins a window, at whose end staff are told how many came. The last lock of its
 * transaction, which makes the end of a window wait for papers that are counted in it.
 */
export async function noteSubmitted(change: Change, cityCode: string): Promise<void> {
  const { is_new } = await change.db
    .insertInto('verification_windows')
    .values({ city_code: cityCode })
    .onConflict(conflict => conflict.column('city_code').doUpdateSet({ city_code: cityCode }))
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  if (is_new) await change.later(windowQueue, { cityCode }, windowSeconds)
}

export async function startWindows(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<{ cityCode: string }>(windowQueue, ({ cityCode }) =>
    makeChange(runtime, { actor: clock, traceId: randomUUID() }, change => endWindow(change, cityCode)),
  )
}

/** Does nothing once the window has ended; so it may run twice. */
async function endWindow(change: Change, cityCode: string): Promise<void> {
  const ended = await change.db
    .deleteFrom('verification_windows')
    .where('city_code', '=', cityCode)
    .returning('began_at')
    .executeTakeFirst()
  if (!ended) return
  const { count } = await change.db
    .selectFrom('verifications')
    .select(row => row.fn.countAll<number>().as('count'))
    .where('city_code', '=', cityCode)
    .where('state', '=', 'pending')
    .where('created_at', '>=', sql<number>`${new Date(ended.began_at)}`)
    .executeTakeFirstOrThrow()
  if (count === 0) return
  const to = { permission: 'verifications.judge', cityCode } as const
  const link = '/user/renzheng'
  await notify(change, { type: 11, kind: 'verification.submitted', params: { count }, to, link })
}
