import { randomBytes } from 'node:crypto'
import type { Pass } from '#contract/access/session.ts'
import { type Actor, makeChange } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { OpenContext } from '#server/kit/serve.ts'
import { hashPassword } from './password.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { hashToken, openSession } from './tokens.ts'

/** The setting that a start leaves behind for as long as nobody can sign in. */
export const firstKeySetting = 'firstAdministratorKey'

/** Makes a one-time key while nobody can sign in yet, else answers null. Each start makes a new one; the last is good. */
export async function offerFirstAdministrator(db: Database): Promise<string | null> {
  const anybody = await db.selectFrom('users').select('id').where('username', 'is not', null).executeTakeFirst()
  if (anybody) return null
  const key = randomBytes(24).toString('base64url')
  const value = JSON.stringify({ hash: hashToken(key).toString('hex') })
  await db
    .insertInto('settings')
    .values({ name: firstKeySetting, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
  return key
}

export async function createFirstAdministrator(
  { runtime, sender, traceId }: OpenContext,
  { key, username, password }: { key: string; username: string; password: string },
): Promise<Pass> {
  await refuseWeakPassword(
    { password, username, field: 'password' },
    { language: sender.language, config: runtime.config },
  )
  const passwordHash = await hashPassword(password)
  const actor: Actor = { kind: 'system', id: null, name: '' }
  return makeChange(runtime, { actor, traceId }, async change => {
    const { db } = change
    // Deleting it is what makes the key good once, however many use it at the same moment.
    const offered = await db
      .deleteFrom('settings')
      .where('name', '=', firstKeySetting)
      .returning('value')
      .executeTakeFirst()
    const { hash } = (offered?.value ?? {}) as { hash?: string }
    if (hash !== hashToken(key).toString('hex')) return refuse('keySpent')
    const id = await addAdministrator(db, username, passwordHash)
    await recordEvent(change, {
      action: 'session.createFirstAdministrator',
      subject: 'users',
      subjectId: id,
      subjectNo: username,
    })
    return openSession(db, id, sender, runtime.config)
  })
}

async function addAdministrator(db: Database, username: string, passwordHash: string): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ kind: 'staff', username, nick_name: username, password_hash: passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('user_roles')
    .columns(['user_id', 'role_id'])
    .expression(eb =>
      eb
        .selectFrom('roles')
        .select(role => [role.val(id).as('user_id'), 'id'])
        .where('code', '=', 'super_admin'),
    )
    .execute()
  return id
}
