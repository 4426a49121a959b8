import { sql } from 'kysely'
import type { SignInRow } from '#contract/access/events.ts'
import { type Pass, session } from '#contract/access/session.ts'
import { type Actor, makeChange } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { OpenContext } from '#server/kit/serve.ts'
import { accountNamed, nameForm } from '#server/people/index.ts'
import { networkOf } from '#server/process/limits/index.ts'
import { type Attempt, countAttempt, forgetAttempts, uncountAttempt } from './attempts.ts'
import { proveCode } from './code-budget.ts'
import { deviceCookie, isKnownDevice, rememberDevice } from './devices.ts'
import { notifyOfGuesses } from './guessing.ts'
import { hasEnded } from './passwords/given-password.ts'
import { isPassword } from './passwords/password.ts'
import { hasFactor } from './second-factor.ts'
import { noteSignIn } from './sign-in-log.ts'
import { hashToken, lockForSession, openSession } from './tokens.ts'

type Credentials = { username: string; password: string; code?: string | undefined }
type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>['account']>

/** Signs a person in. The answer and its time are the same for a wrong name and a wrong password. */
export const login = handle(session.login, async (context, credentials) => {
  const { runtime, sender } = context
  const { db } = runtime
  const { username, password } = credentials
  const { form, account } = await findAccount(db, username)
  const note = (why: SignInRow['why']) => noteSignIn(db, { username, userId: account?.id ?? null, why, sender })
  const attempt = await attemptOf(context, form, account?.id)
  const { seconds, isAccountSpent } = await countAttempt(db, attempt)
  if (isAccountSpent && account) await notifyOfGuesses(runtime, account.id)
  if (seconds > 0) {
    await note('locked')
    refuse('lockedForNow', { params: { seconds } })
  }
  const isRight = await provePassword(db, attempt, password, account?.password_hash ?? null)
  if (!isRight || !account) {
    await note('wrongPassword')
    return refuse('wrongPassword')
  }
  if (account.status !== 'enabled') {
    await note('disabled')
    refuse('accountDisabled')
  }
  if (hasEnded(account)) {
    await note('passwordEnded')
    refuse('passwordEnded')
  }
  await proveSecondFactor(context, credentials, account, attempt)
  const opened = await open(context, username, account, attempt)
  if (opened) return opened
  await note('wrongPassword')
  return refuse('wrongPassword')
})

/** Whose name this is, and the form of the name, by which attempts are counted. */
async function findAccount(db: Database, username: string) {
  const named = sql<{ form: string; id: number | null }>`
    select ${nameForm(username)} as form, ${accountNamed(username)} as id`
  const [typed = { form: username, id: null }] = (await named.execute(db)).rows
  const account = await db
    .selectFrom('users')
    .select(['id', 'nick_name', 'password_hash', 'password_is_temporary', 'password_ends_at', 'status'])
    .where('id', '=', typed.id ?? 0)
    .executeTakeFirst()
  return { form: typed.form, account }
}

async function attemptOf(
  { runtime: { db }, sender }: OpenContext,
  form: string,
  userId: number | undefined,
): Promise<Attempt> {
  const isKnown = await isKnownDevice(db, sender.device, userId)
  const place = isKnown ? `device ${hashToken(sender.device).toString('hex', 0, 8)}` : networkOf(sender.ip)
  return { username: form, place, isKnownDevice: isKnown }
}

/** An attempt that is refused because too many wait is no guess. */
async function provePassword(db: Database, attempt: Attempt, password: string, hash: string | null): Promise<boolean> {
  try {
    return await isPassword(password, hash, attempt.isKnownDevice ? 'known' : 'stranger')
  } catch (error) {
    await uncountAttempt(db, attempt)
    throw error
  }
}

async function proveSecondFactor(
  { runtime, sender }: OpenContext,
  { username, code }: Credentials,
  { id }: Account,
  attempt: Attempt,
): Promise<void> {
  const { db } = runtime
  if (!(await hasFactor(db, id))) return
  if (code === undefined) {
    await uncountAttempt(db, attempt)
    refuse('totpNeeded')
  }
  try {
    if (await proveCode(runtime, id, code)) return
  } catch (error) {
    await uncountAttempt(db, attempt)
    await noteSignIn(db, { username, userId: id, why: 'locked', sender })
    throw error
  }
  await noteSignIn(db, { username, userId: id, why: 'wrongCode', sender })
  refuse('totpWrong')
}

/** Null if the account was disabled, or its password changed, since the password was looked at. */
async function open(
  { runtime, sender, traceId, setCookie }: OpenContext,
  username: string,
  { id, nick_name, password_hash }: Account,
  attempt: Attempt,
): Promise<Pass | null> {
  const actor: Actor = { kind: 'staff', id, name: nick_name || username }
  const opened = await makeChange(runtime, { actor, traceId }, async change => {
    const { db } = change
    const now = await lockForSession(db, id)
    if (now.status !== 'enabled' || now.password_hash !== password_hash) return null
    await forgetAttempts(db, attempt)
    await noteSignIn(db, { username, userId: id, why: 'ok', sender })
    await recordEvent(change, { action: 'session.login', subject: 'users', subjectId: id, subjectNo: username })
    return {
      pass: await openSession(db, id, sender, runtime.config),
      device: attempt.isKnownDevice ? null : await rememberDevice(db, id),
    }
  })
  if (!opened) return null
  if (opened.device) setCookie(deviceCookie(opened.device, runtime.config))
  return opened.pass
}
