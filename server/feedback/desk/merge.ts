import { sql } from 'kysely'
import type { Target } from '#contract/base/values.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { feedbackRecords } from '../engine/records.ts'
import { lastReply, replyTo } from '../engine/replies.ts'
import { detailOf } from '../read/detail.ts'
import type { FeedbackRecord } from '../table.ts'
import { lockAll, lockForAction } from './lock.ts'

/** What was merged into a duplicate before is merged into the main one with it. */
export const merge = handle(feedback.merge, async (context, { duplicates, ...target }) => {
  await lockWithMerged(context, [target.id, ...duplicates.map(({ id }) => id)])
  const main = await lockForAction(context, target, 'merge')
  const said = await lastReply(context, main)
  const earlier: FeedbackRecord[] = []
  for (const duplicate of await lockDuplicates(context, main, duplicates)) {
    earlier.push(...(await moveChildren(context, duplicate, main)))
    const moved = await feedbackRecords.move(context, duplicate, 'merge', {
      by: 'staff',
      set: { duplicate_of: main.id, merged: 0 },
      event: { reason: main.no },
    })
    if (said) await replyTo(context, moved, said)
  }
  if (said) for (const row of earlier) await replyTo(context, row, said)
  await countMerged(context, main, duplicates.length + earlier.length)
  return detailOf(context, main.id)
})

/** All of them and what was merged into them, in the order of their ids: whoever writes again locks theirs and its main one so. */
async function lockWithMerged({ db }: CommandContext, ids: readonly number[]): Promise<void> {
  await db
    .selectFrom('feedback')
    .select('id')
    .where(row => row.or([row('id', 'in', ids), row('duplicate_of', 'in', ids)]))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Each as it was seen, and open; one that is not refuses all of them, with its number. */
async function lockDuplicates(
  context: CommandContext,
  main: FeedbackRecord,
  targets: readonly Target[],
): Promise<FeedbackRecord[]> {
  const rows = await lockAll(
    context,
    targets.map(({ id }) => id),
  )
  const versions = new Map(targets.map(({ id, version }) => [id, version]))
  if (rows.length < targets.length) refuse('notFound')
  for (const row of rows) {
    const isOpen = row.state === 'pending' || row.state === 'processing'
    if (row.id === main.id || !isOpen || row.version !== versions.get(row.id)) {
      refuse('feedbackNotMergeable', { params: { no: row.no }, record: await detailOf(context, main.id) })
    }
  }
  return rows
}

/** Answers those that were merged into the duplicate. */
function moveChildren(
  { db }: CommandContext,
  duplicate: FeedbackRecord,
  main: FeedbackRecord,
): Promise<FeedbackRecord[]> {
  return db
    .updateTable('feedback')
    .set({ duplicate_of: main.id, version: sql<number>`version + 1` })
    .where('duplicate_of', '=', duplicate.id)
    .returningAll()
    .execute()
}

async function countMerged(context: CommandContext, main: FeedbackRecord, count: number): Promise<void> {
  await context.db
    .updateTable('feedback')
    .set({ merged: main.merged + count, version: main.version + 1 })
    .where('id', '=', main.id)
    .execute()
  await recordEvent(context, {
    action: 'feedback.merge',
    subject: 'feedback',
    subjectId: main.id,
    subjectNo: main.no,
    changes: { merged: [main.merged, main.merged + count] },
  })
  feedbackRecords.nudge(context, main)
}
