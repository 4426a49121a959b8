import { type SqlBool, sql } from 'kysely'
import type { Pass } from '#contract/session.ts'
import { type Actor, makeChange } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { OpenContext } from '#server/kit/serve.ts'
import { isPassword } from './password.ts'
import { openSession } from './tokens.ts'

const freeTries = 5
const longestWaitSeconds = 900

/** Signs a person in. The answer and its time are the same for a wrong name and a wrong password. */
export async function login(
  { runtime, sender, traceId }: OpenContext,
  { username, password }: { username: string; password: string },
): Promise<Pass> {
  const { db } = runtime
  // Counted before it is checked, so that guesses sent at once count each other.
  const waitSeconds = await countTry(db, username, sender.ip)
  if (waitSeconds > 0) refuse('lockedForNow', { params: { seconds: waitSeconds } })
  const user = await db
    .selectFrom('users')
    .select(['id', 'nick_name', 'password_hash', 'status'])
    .where('username', '=', username)
    .executeTakeFirst()
  if (!(await isPassword(password, user?.password_hash ?? null)) || !user) {
    return refuse('wrongPassword')
  }
  if (user.status !== 'enabled') refuse('accountDisabled')
  const actor: Actor = { kind: 'staff', id: user.id, name: user.nick_name || username }
  return makeChange(runtime, { actor, traceId }, async change => {
    await change.db
      .deleteFrom('sign_in_failures')
      .where('username', '=', username)
      .where('ip', '=', sender.ip)
      .execute()
    await recordEvent(change, { action: 'session.login', subject: 'users', subjectId: user.id, subjectNo: username })
    return openSession(change.db, user.id, sender, runtime.config)
  })
}

/** By account and address together, so that a stranger elsewhere cannot keep the owner out. A try that must wait is not counted. */
async function countTry(db: Database, username: string, ip: string): Promise<number> {
  const counted = await db
    .insertInto('sign_in_failures')
    .values({ username, ip, failures: 1, last_at: new Date() })
    .onConflict(conflict =>
      conflict
        .columns(['username', 'ip'])
        .doUpdateSet({ failures: sql`sign_in_failures.failures + 1`, last_at: new Date() })
        .where(sql<SqlBool>`sign_in_failures.failures < ${freeTries} or sign_in_failures.last_at
          + make_interval(secs => least(2 ^ (least(sign_in_failures.failures, 30) - ${freeTries} + 1), ${longestWaitSeconds})) <= now()`),
    )
    .returning('failures')
    .executeTakeFirst()
  if (counted) return 0
  const { failures, last_at } = await db
    .selectFrom('sign_in_failures')
    .select(['failures', 'last_at'])
    .where('username', '=', username)
    .where('ip', '=', ip)
    .executeTakeFirstOrThrow()
  const waitSeconds = Math.min(2 ** (failures - freeTries + 1), longestWaitSeconds)
  return Math.max(1, Math.ceil((last_at + waitSeconds * 1000 - Date.now()) / 1000))
}
