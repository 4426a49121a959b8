import type { FeedbackRow } from '#contract/feedback/feedback.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { refuseUnsafe } from '#server/chats/index.ts'
import { handle } from '#server/kit/handle.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { feedbackRecords } from '../engine/records.ts'
import { replyWithDuplicates } from '../engine/replies.ts'
import { detailOf } from '../read/detail.ts'
import type { FeedbackRecord } from '../table.ts'
import { lockForAction, lockMany, sentenceOf } from './lock.ts'

export const reply = handle(feedback.reply, async (context, { text, ...target }) => {
  const row = await lockForAction(context, target, 'reply')
  await refuseUnsafe(context, text)
  const set = handledBy(context, row)
  const moved = await feedbackRecords.move(context, row, 'reply', { by: 'staff', set, event: { reason: text } })
  await replyWithDuplicates(context, moved, { type: 'feedback.replied', text })
  return detailOf(context, row.id)
})

export const adopt = handle(feedback.adopt, async (context, { appVersion, text, ...target }) => {
  const row = await lockForAction(context, target, 'adopt')
  await refuseUnsafe(context, text)
  const set = { ...handledBy(context, row), adopted_version: appVersion }
  const moved = await feedbackRecords.move(context, row, 'adopt', { by: 'staff', set, event: { reason: text } })
  await replyWithDuplicates(context, moved, { type: 'feedback.adopted', text, appVersion })
  return detailOf(context, row.id)
})

export const close = handle(feedback.close, async (context, { reason, ...target }) => {
  const row = await lockForAction(context, target, 'close')
  await refuseUnsafe(context, reason)
  await closeLocked(context, row, reason)
  return detailOf(context, row.id)
})

export const closeMany = handle(feedback.closeMany, async (context, { feedback: targets, reason }) => {
  await refuseUnsafe(context, reason)
  const { rows, refused } = await lockMany(context, targets, 'close')
  for (const row of rows) await closeLocked(context, row, reason)
  return { done: rows.length, refused: refused.map(one => sentenceOf(context, one)) }
})

async function closeLocked(context: CommandContext, row: FeedbackRecord, reason: string): Promise<void> {
  const set = { ...handledBy(context, row), closing_reason: reason }
  const moved = await feedbackRecords.move(context, row, 'close', { by: 'staff', set, event: { reason } })
  await replyWithDuplicates(context, moved, { type: 'feedback.closed', text: reason })
}

/** What nobody had belongs to whoever answers it. */
export function handledBy(
  { caller }: CommandContext,
  { assignee_id }: FeedbackRecord,
): { assignee_id: NonNullable<FeedbackRow['assignee']>['id'] } {
  return { assignee_id: assignee_id ?? caller.userId }
}
