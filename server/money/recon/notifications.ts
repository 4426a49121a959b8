import { notify } from '#server/desk/notifications/index.ts'
import type { Change } from '#server/kit/change.ts'
import type { DayRecord } from './table.ts'

/** A notification of type 9: this day stops payouts until somebody confirms it. */
export async function notifyUnbalanced(change: Change, { id, app_id, day }: DayRecord, open: number): Promise<void> {
  await notify(change, {
    type: 9,
    kind: 'recon.unbalanced',
    params: { day, channel: app_id, count: open },
    to: { permission: 'recon.settle', cityCode: null },
    link: `/finance/recon?open=${id}`,
  })
}
