import type { UserRow } from '#contract/people/users.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { freezeWorker, unfreezeWorker } from '#server/workers/index.ts'
import { become } from './employ.ts'
import { answerPerson, refuseStale } from './hold.ts'
import { type PersonRecord, peopleQuery } from './person.ts'
import { inScope } from './scope.ts'

type Asked = { id: number; version: number; reason: string }

/**
 * A banned customer cannot order, a banned worker gets no orders. What is under way goes on. The worker's row comes before
 * the user's, as when the app reports its workers; a refusal takes it back.
 */
export async function ban(context: CommandContext, { id, version, reason }: Asked): Promise<UserRow> {
  await freezeWorker(context.db, id)
  await become(context, await holdOther(context, id, version), 'banned', reason, 'users.ban')
  return answerPerson(context, id)
}

export async function unban(context: CommandContext, { id, version, reason }: Asked): Promise<UserRow> {
  await unfreezeWorker(context.db, id)
  await become(context, await holdOther(context, id, version), 'enabled', reason, 'users.unban')
  return answerPerson(context, id)
}

/** Somebody of the platform in the caller's cities. Staff are disabled, not banned. */
async function holdOther(context: CommandContext, id: number, version: number): Promise<PersonRecord> {
  const person = await peopleQuery(context.db)
    .where('users.id', '=', id)
    .where('users.kind', '<>', 'staff')
    .where(inScope(context.caller))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) return refuse('notFound')
  await refuseStale(context, person, version)
  return person
}
