import { type RawBuilder, sql } from 'kysely'
import type { OutputOf } from '#contract/base/operation.ts'
import { feedbackLimits } from '#contract/feedback/feedback.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import type { Database } from '#server/kit/database.ts'
import { changesBetween } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { notifyHolder } from '../engine/notifications.ts'
import { feedbackRecords } from '../engine/records.ts'
import { detailOf } from '../read/detail.ts'
import type { FeedbackRecord } from '../table.ts'
import { handledBy } from './answer.ts'
import { lockForAction, lockMany, sentenceOf } from './lock.ts'

export const claim = handle(feedback.claim, async (context, target) => {
  const row = await lockForAction(context, target, 'claim')
  await feedbackRecords.move(context, row, 'claim', { by: 'staff', set: { assignee_id: context.caller.userId } })
  return detailOf(context, row.id)
})

type Assignee = OutputOf<typeof feedback.assignees>[number]

/** Staff who may answer feedback of that city, those with the least in hand first. */
async function assigneesOf(db: Database, cityCode: string, which: RawBuilder<unknown>): Promise<Assignee[]> {
  const { rows } = await sql<Assignee>`
    select u.id, coalesce(nullif(u.nick_name, ''), u.username, '') as name,
      (select count(*) from feedback f where f.assignee_id = u.id and f.state in ('pending', 'processing')) as "inHand"
    from users u
    where u.kind = 'staff' and u.status = 'enabled' and ${which}
      and (u.city_codes is null or ${cityCode} = any(u.city_codes))
      and exists (select from user_roles held join roles r on r.id = held.role_id
        where held.user_id = u.id and r.permissions && '{*,feedback.reply}')
    order by "inHand", name, u.id limit 200`.execute(db)
  return rows
}

export const assignees = handle(feedback.assignees, async ({ db, caller }, { id }) => {
  const row = await db
    .selectFrom('feedback')
    .select('city_code')
    .where('id', '=', id)
    .where(inCities('feedback.city_code', caller))
    .executeTakeFirst()
  return row ? assigneesOf(db, row.city_code, sql`true`) : refuse('notFound')
})

export const assign = handle(feedback.assign, async (context, { toId, ...target }) => {
  const row = await lockForAction(context, target, 'assign')
  const [found] = await assigneesOf(context.db, row.city_code, sql`u.id = ${toId}`)
  if (!found || toId === row.assignee_id) refuse('assigneeUnavailable')
  const set = { assignee_id: toId }
  const moved = await feedbackRecords.move(context, row, 'assign', { by: 'staff', set, event: { aboutId: toId } })
  await notifyHolder(context, moved, 'feedback.assigned')
  return detailOf(context, row.id)
})

export const tag = handle(feedback.tag, async (context, { tags, ...target }) => {
  const row = await lockForAction(context, target, 'tag')
  await tagLocked(context, row, tags)
  return detailOf(context, row.id)
})

/** One that has the tag already is left as it is. */
export const tagMany = handle(feedback.tagMany, async (context, { feedback: targets, tag: added }) => {
  const { rows, refused } = await lockMany(context, targets, 'tag')
  const limit = feedbackLimits.tags
  const isFull = ({ tags }: FeedbackRecord) => tags.length >= limit && !tags.includes(added)
  const full = rows
    .filter(isFull)
    .map(({ id, no }) => ({ id, no, reason: 'feedbackTagsFull' as const, params: { limit } }))
  const rest = rows.filter(row => !isFull(row))
  for (const row of rest) if (!row.tags.includes(added)) await tagLocked(context, row, [...row.tags, added])
  return { done: rest.length, refused: [...refused, ...full].map(one => sentenceOf(context, one)) }
})

async function tagLocked(context: CommandContext, row: FeedbackRecord, tags: string[]): Promise<void> {
  const changes = changesBetween({ tags: row.tags }, { tags })
  await feedbackRecords.move(context, row, 'tag', { by: 'staff', set: { tags }, event: { changes } })
}

export const reopen = handle(feedback.reopen, async (context, { reason, ...target }) => {
  const row = await lockForAction(context, target, 'reopen')
  const set = { ...handledBy(context, row), closing_reason: '' }
  await feedbackRecords.move(context, row, 'reopen', { by: 'staff', set, event: { reason } })
  return detailOf(context, row.id)
})
