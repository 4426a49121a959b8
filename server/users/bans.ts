import type { UserRow } from '#contract/users.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { freezeWorker, unfreezeWorker } from '#server/workers/index.ts'
import { become } from './employ.ts'
import { answerPerson, refuseStale } from './hold.ts'
import { type PersonRecord, peopleQuery } from './person.ts'
import { inScope } from './scope.ts'

type Asked = { id: number; version: number; reason: string }

/** A banned customer cannot order, a banned worker gets no orders. What is under way goes on. */
export async function ban(context: CommandContext, { id, version, reason }: Asked): Promise<UserRow> {
  await become(context, await holdOther(context, id, version), 'banned', reason, 'users.ban')
  await freezeWorker(context.db, id)
  return answerPerson(context, id)
}

export async function unban(context: CommandContext, { id, version, reason }: Asked): Promise<UserRow> {
  await become(context, await holdOther(context, id, version), 'enabled', reason, 'users.unban')
  await unfreezeWorker(context.db, id)
  return answerPerson(context, id)
}

/** Somebody of the platform in the caller's cities. Staff are disabled, not banned. */
async function holdOther(context: CommandContext, id: number, version: number): Promise<PersonRecord> {
  const person = await peopleQuery(context.db)
    .where('users.id', '=', id)
    .where('users.kind', '<>', 'staff')
    .where(inScope(context.caller))
    .forUpdate()
    .executeTakeFirst()
  if (!person) return refuse('notFound')
  await refuseStale(context, person, version)
  return person
}
