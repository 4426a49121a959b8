import { posts } from '#contract/reviews/posts.ts'
import { handle } from '#server/kit/handle.ts'
import { detailOf } from '../read/detail.ts'
import { postRecords } from '../records.ts'
import { settleReports } from '../settle.ts'
import { lockForStaff } from './lock.ts'

export const hide = handle(posts.hide, async (context, { id, version, reason, codes }) => {
  const post = await lockForStaff(context, { id, version, move: 'hide' })
  const set = { reviewer_id: context.caller.userId, codes, note: reason, reports: 0 }
  await postRecords.move(context, post, 'hide', { by: 'staff', set, event: { reason } })
  await settleReports(context, id, 'confirm')
  return detailOf(context, id)
})

export const restore = handle(posts.restore, async (context, { id, version, reason }) => {
  const post = await lockForStaff(context, { id, version, move: 'restore' })
  const set = { reviewer_id: context.caller.userId, codes: [], note: '' }
  await postRecords.move(context, post, 'restore', { by: 'staff', set, event: { reason } })
  return detailOf(context, id)
})
