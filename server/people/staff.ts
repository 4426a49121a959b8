import { sql } from 'kysely'
import { hourMs } from '#contract/base/durations.ts'
import type { UserRow } from '#contract/people/users.ts'
import type { Database } from '#server/kit/database.ts'

type NewStaff = {
  username: string
  nickName: string
  realName?: string | undefined
  phone?: string | undefined
  gender?: UserRow['gender'] | undefined
  avatar?: string | undefined
  passwordHash: string
  /** Somebody else made the password up. */
  isPasswordTemporary: boolean
  cityCodes: string[] | null
  roleIds: readonly number[]
}

/** Whoever got hold of one that was never used finds it useless after this time. */
const temporaryPasswordHours = 24

/** A new member of staff with their roles. Answers the id. */
export async function addStaff(db: Database, staff: NewStaff): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      kind: 'staff',
      username: staff.username,
      nick_name: staff.nickName,
      real_name: staff.realName ?? '',
      phone: staff.phone ?? '',
      gender: staff.gender ?? 1,
      avatar: staff.avatar ?? '',
      password_hash: staff.passwordHash,
      password_is_temporary: staff.isPasswordTemporary,
      password_ends_at: staff.isPasswordTemporary ? temporaryPasswordEnd() : null,
      city_codes: staff.cityCodes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setRoles(db, id, staff.roleIds)
  return id
}

/** Gives a person exactly these roles. */
export async function setRoles(db: Database, userId: number, roleIds: readonly number[]): Promise<void> {
  await db.deleteFrom('user_roles').where('user_id', '=', userId).execute()
  if (roleIds.length === 0) return
  await db
    .insertInto('user_roles')
    .values(roleIds.map(id => ({ user_id: userId, role_id: id })))
    .execute()
}

/** A password for choosing another one and for nothing else, within a day. */
export async function setTemporaryPassword(db: Database, userId: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, password_is_temporary: true, password_ends_at: temporaryPasswordEnd() })
    .where('id', '=', userId)
    .execute()
}

function temporaryPasswordEnd(): Date {
  return new Date(Date.now() + temporaryPasswordHours * hourMs)
}

export async function noteSignedIn(db: Database, userId: number): Promise<void> {
  await db
    .updateTable('users')
    // By the clock of the database, as that of notifications.
    .set({ last_sign_in_at: new Date(), first_sign_in_at: sql<Date>`coalesce(first_sign_in_at, now())` })
    .where('id', '=', userId)
    .execute()
}
