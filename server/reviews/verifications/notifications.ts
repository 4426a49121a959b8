import { type NoticeWindow, notify, startWindows } from '#server/desk/notifications/index.ts'
import type { Change } from '#server/kit/change.ts'
import { moment } from '#server/kit/rows/moment.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { PaperRecord } from './table.ts'

type Kind = 'verification.appealed' | 'verification.expired' | 'verification.alike'

/** Notifies everybody in the city who judges papers. */
export async function notifyJudges(change: Change, { id, no, city_code }: PaperRecord, kind: Kind): Promise<void> {
  const to = { permission: 'verifications.judge', cityCode: city_code } as const
  await notify(change, { type: 11, kind, params: { no }, to, link: `/user/renzheng?open=${id}` })
}

export const submittedWindow: NoticeWindow = { queue: 'verifications.submitted', seconds: 300 }

export function startPaperWindows(runtime: Runtime): Promise<void> {
  return startWindows(runtime, submittedWindow, notifySubmitted)
}

async function notifySubmitted(change: Change, cityCode: string, beganAt: number): Promise<void> {
  const { count } = await change.db
    .selectFrom('verifications')
    .select(row => row.fn.countAll<number>().as('count'))
    .where('city_code', '=', cityCode)
    .where('state', '=', 'pending')
    .where('created_at', '>=', moment(beganAt))
    .executeTakeFirstOrThrow()
  if (count === 0) return
  const to = { permission: 'verifications.judge', cityCode } as const
  const link = '/user/renzheng'
  await notify(change, { type: 11, kind: 'verification.submitted', params: { count }, to, link })
}
