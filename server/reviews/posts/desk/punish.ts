import { sql } from 'kysely'
import { dayMs } from '#contract/base/durations.ts'
import { canMove } from '#contract/base/machine.ts'
import { userMachine } from '#contract/people/user-machine.ts'
import { users } from '#contract/people/users.ts'
import { type PunishStep, punishDays } from '#contract/reviews/post-rules.ts'
import { posts } from '#contract/reviews/posts.ts'
import { may } from '#server/kit/caller.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { movePerson } from '#server/people/index.ts'
import { banWorker } from '#server/people/workers/index.ts'
import { detailOf } from '../read/detail.ts'
import { postRecords } from '../records.ts'
import type { PostRecord } from '../table.ts'
import { enqueuePunished } from '../webhooks.ts'
import { lockForStaff } from './lock.ts'

export const punish = handle(posts.punish, async (context, { id, version, step, reason }) => {
  if (step === 'ban' && !may(context.caller, users.ban.needs)) refuse('noPermission')
  const post = await lockForStaff(context, { id, version, move: 'punish' })
  const until = endOf(step)
  await context.db
    .insertInto('post_punishments')
    .values({ person_id: post.author_id, post_id: id, step, reason, by_id: context.caller.userId, until })
    .execute()
  await noteNewVersion(context, post)
  await recordEvent(context, {
    action: 'posts.punish',
    subject: 'posts',
    subjectId: id,
    subjectNo: post.no,
    aboutId: post.author_id,
    changes: { post_punishment: [null, step] },
    reason,
  })
  if (step === 'ban') await banAuthor(context, post, reason)
  await enqueuePunished(context, post, { step, until, reason })
  postRecords.nudge(context, post)
  return detailOf(context, id)
})

function endOf(step: PunishStep): Date | null {
  const days = punishDays[step]
  return days === null ? null : new Date(Date.now() + days * dayMs)
}

/** So that of two who punish for the same post at once, one sees what the other did. */
async function noteNewVersion({ db }: CommandContext, { id }: PostRecord): Promise<void> {
  await db.updateTable('posts').set({ version: sql<number>`version + 1` }).where('id', '=', id).execute()
}

/** Lock order: the worker's row before the user's, as in `users.ban`. */
async function banAuthor(context: CommandContext, { id, author_id: authorId }: PostRecord, reason: string) {
  await banWorker(context, authorId)
  const person = await context.db
    .selectFrom('users')
    .select(['id', 'kind', 'status', 'username', 'nick_name'])
    .where('id', '=', authorId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const standing = { state: person.status, kind: person.kind }
  if (!canMove(userMachine, standing, 'ban', 'staff')) refuse('alreadySo', { record: await detailOf(context, id) })
  await movePerson(context, person, 'ban', { reason })
  context.nudge({ word: 'users.changed', id: authorId })
}
