import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Change, clock, makeChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { notify } from '#server/notifications/index.ts'
import type { FeedbackRecord } from '../table.ts'

const type = 15

export function linkToFeedback(id: number): string {
  return `/fankui?tab=all&open=${id}`
}

/** Whoever has it: it was assigned to them, or its person wrote again. */
export async function notifyHolder(
  change: Change,
  { id, no, assignee_id }: FeedbackRecord,
  kind: 'feedback.assigned' | 'feedback.writtenAgain',
): Promise<void> {
  if (assignee_id === null || assignee_id === change.actor.id) return
  await notify(change, { type, kind, params: { no }, to: { userId: assignee_id }, link: linkToFeedback(id) })
}

/** Rings until somebody takes the incident. Answers the id of the notification. */
export function alarmIncident(
  change: Change,
  { id, term, reports }: { id: number; term: string; reports: number },
): Promise<number> {
  const to = { permission: 'feedback.reply', cityCode: null } as const
  const params = { term, count: reports }
  return notify(change, { type, kind: 'feedback.incident', params, to, link: linkToIncident(id), isAlarm: true })
}

export function linkToIncident(id: number): string {
  return `/fankui?tab=incidents&incident=${id}`
}

const windowQueue = 'feedback.arrived'
/** Staff are told of new feedback of a city together, at most this often. */
const windowSeconds = 3600

/**
 * The first new feedback of a city begins a window, at whose end staff are told how much came. The last lock of its
 * transaction, which makes the end of a window wait for those that are counted in it.
 */
export async function noteArrival(change: Change, { city_code }: FeedbackRecord): Promise<void> {
  const { is_new } = await change.db
    .insertInto('feedback_windows')
    .values({ city_code })
    .onConflict(conflict => conflict.column('city_code').doUpdateSet({ city_code }))
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  if (is_new) await change.later(windowQueue, { cityCode: city_code }, windowSeconds)
}

export async function startArrivalWindows(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<{ cityCode: string }>(windowQueue, ({ cityCode }) =>
    makeChange(runtime, { actor: clock, traceId: randomUUID() }, change => endWindow(change, cityCode)),
  )
}

async function endWindow(change: Change, cityCode: string): Promise<void> {
  const ended = await change.db
    .deleteFrom('feedback_windows')
    .where('city_code', '=', cityCode)
    .returning('began_at')
    .executeTakeFirst()
  if (!ended) return
  const { count } = await change.db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('city_code', '=', cityCode)
    .where('created_at', '>=', sql<number>`${new Date(ended.began_at)}`)
    .executeTakeFirstOrThrow()
  if (count === 0) return
  const to = { permission: 'feedback.reply', cityCode } as const
  await notify(change, { type, kind: 'feedback.arrived', params: { count }, to, link: '/fankui?tab=pending' })
}
