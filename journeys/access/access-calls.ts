import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Permission } from '#contract/access/permissions.ts'
import { session } from '#contract/access/session.ts'
import type { InputOf, Operation, OutputOf } from '#contract/base/operation.ts'
import type { Tables } from '#server/kit/database.ts'
import { type Desk, deskOf, readAnswer, uncompressed } from '../setup/orders/desk.ts'
import { newUsername, password, passwordHash } from '../setup/people/people.ts'
import type { TestServer } from '../setup/process/server.ts'

type Sent = { token?: string; headers?: Record<string, string>; requestId?: string }

/** Calls an operation by its path: ids in the path, the input of a GET in the query, otherwise as JSON. */
export async function call<O extends Operation>(
  url: string,
  operation: O,
  input: InputOf<O> | Record<string, unknown>,
  { token, headers = {}, requestId }: Sent = {},
): Promise<OutputOf<O>> {
  return readAnswer(
    operation,
    await send(url, operation, input as Record<string, unknown>, {
      ...(token !== undefined && { token }),
      headers,
      ...(requestId && { requestId }),
    }),
  )
}

export function send(
  url: string,
  { path, method }: Operation,
  input: Record<string, unknown>,
  { token, headers = {}, requestId }: Sent = {},
): Promise<Response> {
  const target = new URL(
    path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(input[name]))),
    url,
  )
  if (method === 'GET') for (const [name, value] of Object.entries(input)) target.searchParams.set(name, String(value))
  const body = method === 'GET' ? {} : { body: JSON.stringify({ ...input, ...(requestId && { requestId }) }) }
  return fetch(target, {
    method,
    headers: {
      'accept-language': 'zh',
      ...uncompressed,
      ...(token !== undefined && { token }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...body,
  })
}

/** The same for somebody signed in. */
export function as<O extends Operation>(
  { url }: TestServer,
  { token }: Desk,
  operation: O,
  input: InputOf<O> | Record<string, unknown>,
): Promise<OutputOf<O>> {
  return call(url, operation, input, { token })
}

export type NewStaff = {
  permissions?: (Permission | '*')[]
  roleIds?: number[]
  cityCodes?: string[] | null
  needsTotp?: boolean
}
export type Account = { id: number; username: string; roleId: number | undefined }

/** An account that holds exactly these permissions, by a role of its own. */
export async function addAccount(
  db: Kysely<Tables>,
  { permissions, roleIds = [], cityCodes = null, needsTotp = false }: NewStaff = {},
): Promise<Account> {
  const username = newUsername('staff')
  const { id } = await db
    .insertInto('users')
    .values({ kind: 'staff', username, nick_name: username, password_hash: passwordHash, city_codes: cityCodes })
    .returning('id')
    .executeTakeFirstOrThrow()
  const roleId = permissions && (await addRole(db, permissions, needsTotp))
  for (const held of [...roleIds, ...(roleId === undefined ? [] : [roleId])])
    await db.insertInto('user_roles').values({ user_id: id, role_id: held }).execute()
  return { id, username, roleId }
}

export async function addRole(db: Kysely<Tables>, permissions: string[], needsTotp = false): Promise<number> {
  const { id } = await db
    .insertInto('roles')
    .values({
      code: `role_${randomBytes(5).toString('hex')}`,
      names: JSON.stringify({ zh: '临时角色' }),
      permissions,
      needs_totp: needsTotp,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A desk of such an account. */
export async function createStaff(server: TestServer, terms: NewStaff = {}): Promise<Desk> {
  return enter(server, await addAccount(server.db, terms))
}

export async function enter(
  server: TestServer,
  { username }: Pick<Account, 'username'>,
  itsPassword = password,
): Promise<Desk> {
  const { token } = await call(server.url, session.login, { username, password: itsPassword })
  return deskOf(server.url, token)
}

export async function versionOf(db: Kysely<Tables>, id: number): Promise<number> {
  const { version } = await db.selectFrom('users').select('version').where('id', '=', id).executeTakeFirstOrThrow()
  return version
}

export async function roleIdOf(db: Kysely<Tables>, code: string): Promise<number> {
  const { id } = await db.selectFrom('roles').select('id').where('code', '=', code).executeTakeFirstOrThrow()
  return id
}

/** Somebody with access to the database disables the triggers that protect the audit log. */
export async function executeWithoutTriggers(db: Kysely<Tables>, statement: string): Promise<void> {
  await db.transaction().execute(async transaction => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql.raw(statement).execute(transaction)
  })
}

/** Sets the last wrong password to now, so that a delay of seconds does not end on a slow machine before it is checked. */
export async function failedJustNow(db: Kysely<Tables>, username: string): Promise<void> {
  await sql`update sign_in_failures set last_at = now() where username = ${username}`.execute(db)
}
