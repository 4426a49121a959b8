import { type NoticeWindow, notify, startWindows } from '#server/desk/notifications/index.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import { moment } from '#server/kit/rows/moment.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { ApplicationRecord } from './table.ts'

export const submittedWindow: NoticeWindow = { queue: 'applications.submitted', seconds: 300 }

const deadlineQueue = 'applications.overdue'
type Deadline = { id: number; stateAt: number }
type Kind = 'application.supplemented' | 'application.appealed' | 'application.overdue' | 'application.blocked'

/** Notifies everybody in the city who judges applications. */
export async function notifyJudges(
  change: Change,
  { id, no, city_code }: Pick<ApplicationRecord, 'id' | 'no' | 'city_code'>,
  kind: Kind,
): Promise<void> {
  const to = { permission: 'applications.judge', cityCode: city_code } as const
  await notify(change, { type: 13, kind, params: { no }, to, link: `/shenqing?open=${id}` })
}

/** Staff are notified if nobody has judged it when its time is over. */
export async function watchDeadline(change: Change, { id, state_at }: ApplicationRecord): Promise<void> {
  await change.later(
    deadlineQueue,
    { id, stateAt: state_at } satisfies Deadline,
    change.setting('reviews.due').applications,
  )
}

export async function startNotifications(runtime: Runtime): Promise<void> {
  await startWindows(runtime, submittedWindow, notifySubmitted)
  await runtime.jobs.work<Deadline>(deadlineQueue, deadline =>
    makeClockChange(runtime, change => notifyOverdue(change, deadline)),
  )
}

/** Does nothing once it was judged. */
async function notifyOverdue(change: Change, { id, stateAt }: Deadline): Promise<void> {
  const waiting = await change.db
    .selectFrom('applications')
    .select(['id', 'no', 'city_code', 'state_at'])
    .where('id', '=', id)
    .where('state', 'in', ['submitted', 'secondReview'])
    .executeTakeFirst()
  if (waiting?.state_at === stateAt) await notifyJudges(change, waiting, 'application.overdue')
}

async function notifySubmitted(change: Change, cityCode: string, beganAt: number): Promise<void> {
  const { count } = await change.db
    .selectFrom('applications')
    .select(row => row.fn.countAll<number>().as('count'))
    .where('city_code', '=', cityCode)
    .where('state', '=', 'submitted')
    .where('created_at', '>=', moment(beganAt))
    .executeTakeFirstOrThrow()
  if (count === 0) return
  const to = { permission: 'applications.judge', cityCode } as const
  await notify(change, { type: 13, kind: 'application.submitted', params: { count }, to, link: '/shenqing' })
}
