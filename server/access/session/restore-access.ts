import { type Actor, makeChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { accountNamed, movePerson } from '#server/people/index.ts'
import { forgetFailures } from './attempts.ts'
import { givePassword } from './passwords/given-password.ts'
import { endFactor } from './second-factor.ts'

/**
 * For an owner who is locked out; run by whoever operates the server. Gives a new password, removes the second factor and
 * the waiting time, ends every session. Throws a sentence if there is no such account.
 */
export async function restoreAccess(
  runtime: Pick<Runtime, 'db' | 'jobs' | 'nudgeChannel' | 'settings'>,
  username: string,
): Promise<{ password: string }> {
  const actor: Actor = { kind: 'system', id: null, name: 'npm run admin' }
  return makeChange(runtime, { actor, traceId: '' }, async change => {
    const { db } = change
    const user = await db
      .selectFrom('users')
      .select(['id', 'kind', 'status', 'username', 'nick_name'])
      .where('id', '=', accountNamed(username))
      .where('kind', '=', 'staff')
      .executeTakeFirst()
    if (!user) throw new Error(`There is no account named ${username}. Check the spelling.`)
    const password = await givePassword(change, user.id)
    await endFactor(db, user.id)
    await forgetFailures(db, user.username ?? username)
    await movePerson(change, user, 'restoreAccess', { by: 'operator', reason: '', action: 'session.restoreAccess' })
    return { password }
  })
}
