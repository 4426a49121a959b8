import { users } from '#contract/people/users.ts'
import { handle } from '#server/kit/handle.ts'
import { movePerson } from '#server/people/index.ts'
import { banWorker, unbanWorker } from '#server/people/workers/index.ts'
import { answerPerson, lockPlatformPerson } from './lock.ts'

/**
 * A banned customer cannot order, a banned worker gets no new orders; what is under way goes on. Lock order: the worker's row
 * before the user's, as when an app reports its workers; a refusal undoes both.
 */
export const ban = handle(users.ban, async (context, { id, version, reason }) => {
  await banWorker(context, id)
  await movePerson(context, await lockPlatformPerson(context, { id, version, move: 'ban' }), 'ban', { reason })
  return answerPerson(context, id)
})

export const unban = handle(users.unban, async (context, { id, version, reason }) => {
  await unbanWorker(context, id)
  await movePerson(context, await lockPlatformPerson(context, { id, version, move: 'unban' }), 'unban', { reason })
  return answerPerson(context, id)
})
