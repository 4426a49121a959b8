import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'

export const cities = ['410100', '110100', '330100'] as const

/** A recipient with cities and permissions, so that `isFor` can decide without the server's code. */
export type Person = {
  id: number
  token: string
  cityCodes: readonly string[] | null
  permissions: ReadonlySet<string>
}

/** The recipients of a notification. */
export type Audience = { userId: number | null; permission: string | null; cityCode: string | null; isForAll: boolean }

const staff = [
  { role: 'dispatcher', permissions: ['orders.view', 'orders.assign', 'orders.follow'] },
  { role: 'kefu', permissions: ['orders.view', 'orders.follow'] },
  { role: 'viewer', permissions: ['orders.view'] },
  { role: 'none', permissions: [] },
] as const
const scopes: readonly (readonly string[] | null)[] = [null, [cities[0]], [cities[1], cities[2]]]

/** Staff of each role, and of none, with each choice of cities, with sessions of ten hours. */
export async function createPeople(db: Kysely<Tables>): Promise<Person[]> {
  const people: Person[] = []
  for (const { role, permissions } of staff) {
    for (const cityCodes of scopes) people.push(await createPerson(db, role, permissions, cityCodes))
  }
  return people
}

export async function createPerson(
  db: Kysely<Tables>,
  role: string,
  permissions: readonly string[],
  cityCodes: readonly string[] | null,
): Promise<Person> {
  const token = randomBytes(32).toString('base64url')
  const { id } = await db
    .insertInto('users')
    .values({
      kind: 'staff',
      username: `listener-${randomBytes(6).toString('hex')}`,
      city_codes: cityCodes && [...cityCodes],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into user_roles select ${id}, id from roles where code = ${role}`.execute(db)
  const endsAt = new Date(Date.now() + 10 * 3_600_000)
  await db
    .insertInto('sessions')
    .values({
      user_id: id,
      token_hash: createHash('sha256').update(token).digest(),
      rotation_secret: randomBytes(32),
      expires_at: endsAt,
      ends_at: endsAt,
      ip: '',
      user_agent: '',
    })
    .execute()
  return { id, token, cityCodes, permissions: new Set(permissions) }
}

export function isFor(person: Person, { userId, permission, cityCode, isForAll }: Audience): boolean {
  if (isForAll) return true
  if (userId !== null) return userId === person.id
  if (permission === null || !person.permissions.has(permission)) return false
  return cityCode === null || person.cityCodes === null || person.cityCodes.includes(cityCode)
}
