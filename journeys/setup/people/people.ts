import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'
import { hashCheaply } from '../../../e2e/setup/data/cheap-hash.ts'
import { type Desk, signInAt } from '../orders/desk.ts'

export type Role = 'super_admin' | 'ops' | 'kefu' | 'kefu_leader' | 'dispatcher' | 'finance' | 'auditor' | 'viewer'

export const password = 'a password of the journeys'

type Options = { cityCodes?: string[]; name?: string }

export type People = {
  signIn(role: Role, options?: Options): Promise<Desk>
  /** Somebody who may do everything everywhere, the same one until half an hour has passed. */
  operations(): Promise<Desk>
}

export function createPeople(url: string, db: Kysely<Tables>): People {
  let everything: { desk: Promise<Desk>; since: number } | undefined
  const signIn: People['signIn'] = async (role, options) =>
    signInAt(url, { username: await addStaff(db, role, options), password })
  const operations = () => {
    if (!everything || Date.now() - everything.since > 1_800_000) {
      everything = { desk: signIn('ops', { name: '运营' }), since: Date.now() }
    }
    return everything.desk
  }
  return { signIn, operations }
}

export const passwordHash = hashCheaply(password)

/** A user name that nobody has, which is its own form: in that, 0 and 1 are letters. */
export function newUsername(beginning: string): string {
  const random = randomBytes(5).toString('hex').replaceAll('0', 'g').replaceAll('1', 'h')
  return `${beginning}-${random}`
}

/** A new account; its sign-in name. */
export async function addStaff(
  db: Kysely<Tables>,
  role: Role,
  { cityCodes, name = role }: Options = {},
): Promise<string> {
  const username = newUsername(role)
  const { id } = await db
    .insertInto('users')
    .values({
      kind: 'staff',
      username,
      nick_name: name,
      password_hash: passwordHash,
      city_codes: cityCodes ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addRole(db, id, role)
  return username
}

export async function addRole(db: Kysely<Tables>, userId: number, role: Role): Promise<void> {
  await sql`insert into user_roles select ${userId}, id from roles where code = ${role}`.execute(db)
}
