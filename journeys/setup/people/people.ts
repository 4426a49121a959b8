import { argon2Sync, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'
import { type Desk, signInAt } from '../orders/desk.ts'

export type Role = 'super_admin' | 'ops' | 'kefu' | 'kefu_leader' | 'dispatcher' | 'finance' | 'auditor' | 'viewer'

export const password = 'a password of the journeys'

type Options = { cityCodes?: string[]; name?: string }

export type People = {
  signIn(role: Role, options?: Options): Promise<Desk>
  /** Somebody who may do everything everywhere, the same one each time. */
  operations(): Promise<Desk>
}

export function createPeople(url: string, db: Kysely<Tables>): People {
  let everything: Promise<Desk> | undefined
  const signIn: People['signIn'] = async (role, options) =>
    signInAt(url, { username: await addStaff(db, role, options), password })
  const operations = () => {
    everything ??= signIn('ops', { name: '运营' })
    return everything
  }
  return { signIn, operations }
}

/**
 * The hash of that password, at the least cost the algorithm has: a hash names its own cost, and hundreds of people sign
 * in. Passwords that the server itself hashes cost what they cost everywhere.
 */
export const passwordHash = hashOf(password)

function hashOf(message: string): string {
  const nonce = randomBytes(16)
  const tag = argon2Sync('argon2id', { message, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 })
  const [salt, hash] = [nonce, tag].map(bytes => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`
}

/** A new account; its sign-in name. */
export async function addStaff(
  db: Kysely<Tables>,
  role: Role,
  { cityCodes, name = role }: Options = {},
): Promise<string> {
  const username = `${role}-${randomBytes(5).toString('hex')}`
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
