import { type Attempt, countAttempt, forgetAttempts } from '#server/access/session/attempts.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { hasEnded } from './given-password.ts'
import { isPassword } from './password.ts'

/**
 * Refuses, as a sentence about `field`, whoever does not know the password of the account they are signed in to. Guesses
 * count outside of the command's transaction, which a refusal undoes.
 */
export async function proveOwnPassword(
  { caller, runtime, sender }: CommandContext,
  password: string,
  field: string,
): Promise<void> {
  const { db } = runtime
  const attempt: Attempt = { username: `#${caller.userId}`, place: `session ${caller.sessionId}`, isKnownDevice: true }
  const { seconds } = await countAttempt(db, attempt)
  if (seconds > 0) refuse('lockedForNow', { params: { seconds } })
  const user = await db
    .selectFrom('users')
    .select(['password_hash', 'password_is_temporary', 'password_ends_at'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow()
  if (!(await isPassword(password, user.password_hash, 'known'))) {
    refuse('badInput', { fields: { [field]: fieldSentence('oldPasswordWrong', sender.language) } })
  }
  await forgetAttempts(db, attempt)
  if (hasEnded(user)) refuse('passwordEnded')
}
