import { type RawBuilder, sql } from 'kysely'
import type { UserRow } from '#contract/people/users.ts'
import type { Database } from '#server/kit/database.ts'
import { lastActorOf } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { type PersonRecord, peopleQuery, powersOfPerson } from './person.ts'
import { covers, type Powers } from './powers.ts'
import { inScope } from './scope.ts'
import { viewPerson } from './view.ts'

/**
 * Any constant will do: who changes somebody's access waits for whoever else is at it, so that rules see what is true.
 * Taken before any row of `users`.
 */
const accessLock = 20_261_122

export async function lockAccess(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${accessLock})`.execute(db)
}

type Held = { person: PersonRecord; own: Powers }

/** A member of staff whom this caller may change, and what the caller holds at this moment; refuses otherwise. */
export async function holdStaff(context: CommandContext, id: number, version?: number): Promise<Held> {
  const { db, caller } = context
  await lockAccess(db)
  const person = await peopleQuery(db)
    .where('users.id', '=', id)
    .where('users.kind', '=', 'staff')
    .where(inScope(caller))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) return refuse('notFound')
  if (id === caller.userId) refuse('ownAccount')
  const own = await ownPowers(context)
  if (!covers(own, powersOfPerson(person))) refuse('aboveYou')
  await refuseStale(context, person, version)
  return { person, own }
}

/** What the caller holds now, which may be less than when the request came in, or nothing any more. */
export async function ownPowers({ db, caller }: Pick<CommandContext, 'db' | 'caller'>): Promise<Powers> {
  const self = await peopleQuery(db).where('users.id', '=', caller.userId).executeTakeFirstOrThrow()
  return self.status === 'enabled' ? powersOfPerson(self) : refuse('signedOut')
}

/** Refuses with the fresh record who saw another version than there is. */
export async function refuseStale(context: CommandContext, person: PersonRecord, version?: number): Promise<void> {
  if (version === undefined || version === person.version) return
  const by = await lastActorOf(context.db, 'users', person.id)
  refuse('changedByOther', { params: { by }, record: viewPerson(person, context.caller, context.sender.language) })
}

type Settable = Partial<
  Record<'status' | 'status_reason' | 'password_hash' | 'username' | 'phone' | 'nick_name', string>
> & {
  real_name?: string
  gender?: 0 | 1
  avatar?: string
  password_is_temporary?: boolean
  city_codes?: string[] | null
}

/** Writes to the person, as a new version. */
export async function writePerson({ db }: CommandContext, id: number, set: Settable): Promise<void> {
  const next: RawBuilder<number> = sql`version + 1`
  await db
    .updateTable('users')
    .set({ ...(set as object), version: next, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
}

/** The person after a command, as its answer; lists of others look again. */
export async function answerPerson(context: CommandContext, id: number): Promise<UserRow> {
  const { db, caller, sender } = context
  const person = await peopleQuery(db).where('users.id', '=', id).executeTakeFirstOrThrow()
  context.tell({ word: person.kind === 'staff' ? 'staff.changed' : 'users.changed', id })
  return viewPerson(person, caller, sender.language)
}

/** Somebody who may do everything everywhere must be left after a change to one who could; checked when it is made. */
export async function refuseLastAdministrator(db: Database, before: { isSuper: boolean }): Promise<void> {
  if (!before.isSuper) return
  const { rows } = await sql`
    select from users join user_roles on user_id = users.id join roles on roles.id = role_id
    where '*' = any(roles.permissions) and users.kind = 'staff' and users.status = 'enabled'
      and users.city_codes is null and users.password_hash is not null
    limit 1`.execute(db)
  if (rows.length === 0) refuse('lastAdministrator')
}
