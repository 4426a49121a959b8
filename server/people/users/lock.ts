import { sql } from 'kysely'
import { canMove } from '#contract/base/machine.ts'
import { type UserMove, userMachine } from '#contract/people/user-machine.ts'
import type { UserRow } from '#contract/people/users.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import { personGuard } from './guard.ts'
import { type PersonRecord, peopleQuery, powersOfPerson } from './person.ts'
import type { Powers } from './powers.ts'
import { inScope } from './scope.ts'
import { viewPerson } from './view.ts'

/** Changes of access run one after the other, so that each rule sees what is true. Taken before any row of `users`. */
export async function lockAccess(db: Database): Promise<void> {
  await lockNamed(db, 'access.changes')
}

type Asked = { id: number; version?: number | undefined; move: UserMove }
type Locked = { person: PersonRecord; own: Powers }

/** A member of staff, locked for a move that this caller may make now, and what the caller may do at this moment. */
export async function lockStaff(context: CommandContext, asked: Asked): Promise<Locked> {
  await lockAccess(context.db)
  const own = await ownPowers(context)
  return { person: await lockFor(context, asked, { isStaff: true, own }), own }
}

/** Somebody outside in the caller's cities, locked for a move that this caller may make now. */
export function lockPlatformPerson(context: CommandContext, asked: Asked): Promise<PersonRecord> {
  return lockFor(context, asked, { isStaff: false, own: context.caller })
}

/** Refuses who may not, then who saw another version, then who comes too late. */
async function lockFor(
  context: CommandContext,
  { id, version, move }: Asked,
  { isStaff, own }: { isStaff: boolean; own: Powers },
): Promise<PersonRecord> {
  const { db, caller, sender } = context
  const fresh = (person: PersonRecord) => viewPerson(person, caller, sender.language)
  async function lock(): Promise<PersonRecord | undefined> {
    const row = await peopleQuery(db)
      .where('users.id', '=', id)
      .where('users.kind', isStaff ? '=' : '<>', 'staff')
      .where(inScope(caller))
      .forNoKeyUpdate()
      .executeTakeFirst()
    const reason = row ? personGuard(row, move, { ...caller, ...own }) : null
    return reason === null ? row : refuse(reason)
  }
  const person = await lockSeen(db, { subject: 'users', id, version, lock, fresh })
  const standing = { state: person.status, kind: person.kind }
  if (!canMove(userMachine, standing, move, 'staff')) refuse('alreadySo', { record: fresh(person) })
  return person
}

/** What the caller may do now: less than when the request came in, if somebody changed it since. */
export async function ownPowers({ db, caller }: Pick<CommandContext, 'db' | 'caller'>): Promise<Powers> {
  const self = await peopleQuery(db).where('users.id', '=', caller.userId).executeTakeFirstOrThrow()
  return self.status === 'enabled' ? powersOfPerson(self) : refuse('signedOut')
}

/** The person after a command, as its answer; lists of others look again. */
export async function answerPerson(context: CommandContext, id: number): Promise<UserRow> {
  const { db, caller, sender } = context
  const person = await peopleQuery(db).where('users.id', '=', id).executeTakeFirstOrThrow()
  context.nudge({ word: person.kind === 'staff' ? 'staff.changed' : 'users.changed', id })
  return viewPerson(person, caller, sender.language)
}

/** Refuses a change after which nobody could do everything everywhere; asked after the change, for who could before it. */
export async function refuseLastAdministrator(db: Database, before: { isSuper: boolean }): Promise<void> {
  if (!before.isSuper) return
  const { rows } = await sql`
    select from users join user_roles on user_id = users.id join roles on roles.id = role_id
    where '*' = any(roles.permissions) and users.kind = 'staff' and users.status = 'enabled'
      and users.city_codes is null and users.password_hash is not null
    limit 1`.execute(db)
  if (rows.length === 0) refuse('lastAdministrator')
}
