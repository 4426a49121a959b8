import type { Reason } from '#contract/base/refusals.ts'
import type { Target } from '#contract/base/values.ts'
import type { FeedbackAction } from '#contract/feedback/feedback.ts'
import { fill } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { changedBy, lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { refusalWords } from '#words/base/refusals.ts'
import { feedbackRecords } from '../engine/records.ts'
import { detailOf } from '../read/detail.ts'
import type { FeedbackRecord } from '../table.ts'

type Refused = { reason: Reason; params?: Record<string, string | number> }

/** Locks those of this person's cities, in the order of their ids, so that two people cannot wait for each other. */
export function lockAll({ db, caller }: CommandContext, ids: readonly number[]): Promise<FeedbackRecord[]> {
  return db
    .selectFrom('feedback')
    .selectAll()
    .where('id', 'in', [...ids, 0])
    .where(inCities('feedback.city_code', caller))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Locks one as this person saw it, for what they may do with it. */
export async function lockForAction(
  context: CommandContext,
  { id, version }: Target,
  action: FeedbackAction,
): Promise<FeedbackRecord> {
  const fresh = () => detailOf(context, id)
  const row = await lockSeen(context.db, {
    subject: 'feedback',
    id,
    version,
    lock: async () => (await lockAll(context, [id]))[0],
    fresh,
    // Who has claimed it meanwhile is more useful than that it changed.
    isHarmless: ({ assignee_id }) => action === 'claim' && assignee_id !== null,
  })
  await feedbackRecords.refuseNotAllowed(row, action, context.caller, fresh, ({ assignee }) => ({
    name: assignee?.name ?? '',
  }))
  return row
}

type OneOfMany = { id: number; no: string } & Refused

/** Locks several: those that were seen as they are and that it can be done with, and why not of each other one. */
export async function lockMany(
  context: CommandContext,
  targets: readonly Target[],
  action: FeedbackAction,
): Promise<{ rows: FeedbackRecord[]; refused: OneOfMany[] }> {
  const seen = new Map(targets.map(({ id, version }) => [id, version]))
  const found = new Map((await lockAll(context, [...seen.keys()])).map(row => [row.id, row]))
  const outcome: { rows: FeedbackRecord[]; refused: OneOfMany[] } = { rows: [], refused: [] }
  for (const [id, version] of seen) {
    const row = found.get(id)
    const refused = row ? await refusalOf(context, row, { version, action }) : { reason: 'notFound' as const }
    if (refused) outcome.refused.push({ id, no: row?.no ?? '', ...refused })
    else if (row) outcome.rows.push(row)
  }
  return outcome
}

async function refusalOf(
  { db, caller }: CommandContext,
  row: FeedbackRecord,
  { version, action }: { version: number; action: FeedbackAction },
): Promise<Refused | null> {
  if (row.version !== version) return changedBy(db, 'feedback', row.id)
  const reason = feedbackRecords.refusalOf(row, action, caller)
  return reason && { reason, params: { name: await nameOf(db, row.assignee_id) } }
}

async function nameOf(db: CommandContext['db'], userId: number | null): Promise<string> {
  if (userId === null) return ''
  const user = await db
    .selectFrom('users')
    .select(['nick_name', 'username'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.nick_name || user?.username || ''
}

/** Why one of several was refused, in the language of the person. */
export function sentenceOf(
  { sender }: Pick<CommandContext, 'sender'>,
  { id, no, reason, params }: OneOfMany,
): { id: number; no: string; refusal: string } {
  return { id, no, refusal: fill(refusalWords[reason][sender.language], params).trimEnd() }
}
