import { type NoticeWindow, notify, startWindows } from '#server/desk/notifications/index.ts'
import type { Change } from '#server/kit/change.ts'
import { moment } from '#server/kit/rows/moment.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { FeedbackRecord } from '../table.ts'

const type = 15

function linkToFeedback(id: number): string {
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

export const arrivalWindow: NoticeWindow = { queue: 'feedback.arrived', seconds: 3600 }

export function startArrivalWindows(runtime: Runtime): Promise<void> {
  return startWindows(runtime, arrivalWindow, notifyArrived)
}

async function notifyArrived(change: Change, cityCode: string, beganAt: number): Promise<void> {
  const { count } = await change.db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('city_code', '=', cityCode)
    .where('created_at', '>=', moment(beganAt))
    .executeTakeFirstOrThrow()
  if (count === 0) return
  const to = { permission: 'feedback.reply', cityCode } as const
  await notify(change, { type, kind: 'feedback.arrived', params: { count }, to, link: '/fankui?tab=pending' })
}
