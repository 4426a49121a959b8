import { type Actor, makeChange } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { givePassword } from './given-password.ts'
import { endFactor } from './second-factor.ts'

/**
 * For an owner who is locked out, by whoever holds the machine: a new password, no second factor, no waiting, no session.
 * Throws a sentence if there is no such account.
 */
export async function rescueAccount(
  runtime: Pick<Runtime, 'db' | 'jobs' | 'news'>,
  username: string,
): Promise<{ password: string }> {
  const actor: Actor = { kind: 'system', id: null, name: 'npm run admin' }
  return makeChange(runtime, { actor, traceId: '' }, async change => {
    const { db } = change
    const user = await db
      .selectFrom('users')
      .select(['id', 'status'])
      .where('username', '=', username)
      .where('kind', '=', 'staff')
      .executeTakeFirst()
    if (!user) throw new Error(`There is no account named ${username}. Check the spelling.`)
    const password = await givePassword(change, user.id)
    await endFactor(db, user.id)
    await db.updateTable('users').set({ status: 'enabled' }).where('id', '=', user.id).execute()
    await db.deleteFrom('sign_in_failures').where('username', '=', username).execute()
    await recordEvent(change, {
      action: 'session.rescueAccount',
      subject: 'users',
      subjectId: user.id,
      subjectNo: username,
      from: user.status,
      to: 'enabled',
    })
    return { password }
  })
}
