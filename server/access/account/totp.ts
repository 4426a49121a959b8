import { account } from '#contract/access/account.ts'
import {
  confirmFactor,
  confirmFirstFactor,
  confirmSecondFactor,
  endFactor,
  hasFactor,
  hasOfferEnded,
  nudgeAccessChanged,
  offerFactor,
  proveCode,
  proveOfferedCode,
} from '#server/access/session/index.ts'
import { recordEvent } from '#server/kit/events.ts'
import { type FieldWord, fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'

export const get = handle(account.get, async ({ db, caller, runtime: { config } }) => {
  const demanding = await db
    .selectFrom('user_roles')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select('roles.id')
    .where('user_roles.user_id', '=', caller.userId)
    .where('roles.needs_totp', '=', true)
    .executeTakeFirst()
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(row => row.fn.countAll<number>().as('left'))
    .where('user_id', '=', caller.userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  const isTotpOn = await hasFactor(db, caller.userId)
  const user = await db
    .selectFrom('users')
    .select(['password_hash', 'password_is_temporary'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow()
  return {
    isTotpOn,
    isTotpDemanded: demanding !== undefined,
    recoveryCodesLeft: left,
    // Who signs in at the provider only never chose one instead of the one they were given.
    hasPassword: user.password_hash !== null && !user.password_is_temporary,
    issuer: config.OIDC_ISSUER ? config.OIDC_LABEL : null,
  }
})

export const beginTotp = handle(account.beginTotp, async (context, { proof }) => {
  const { db, caller, runtime } = context
  await confirmSecondFactor(context, proof)
  const { username } = await db
    .selectFrom('users')
    .select('username')
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow()
  return offerFactor({ db, config: runtime.config }, caller.userId, username ?? '')
})

export const confirmTotp = handle(account.confirmTotp, async (context, { code }) => {
  const { db, caller, runtime } = context
  if (await hasOfferEnded(db, caller.userId)) return refuseCode(context, 'offerEnded')
  // Outside of the transaction, and before it holds the row: the guess counts even if this command is refused.
  const proved = await proveOfferedCode(runtime, caller.userId, code)
  const recoveryCodes = proved && (await confirmFactor(db, caller.userId, proved))
  if (!recoveryCodes) return refuseCode(context, 'codeWrong')
  await recordEvent(context, { action: 'account.confirmTotp', subject: 'users', subjectId: caller.userId })
  nudgeAccessChanged(context, caller.userId)
  return { recoveryCodes }
})

export const endTotp = handle(account.endTotp, async (context, { proof, code }) => {
  const { db, caller, runtime } = context
  await confirmFirstFactor(context, proof)
  // Outside of the transaction, so that a code cannot be used twice even if this command is refused.
  if (!(await proveCode(runtime, caller.userId, code))) return refuseCode(context, 'codeWrong')
  await endFactor(db, caller.userId)
  await recordEvent(context, { action: 'account.endTotp', subject: 'users', subjectId: caller.userId })
  nudgeAccessChanged(context, caller.userId)
  return {}
})

function refuseCode({ sender }: CommandContext, why: FieldWord): never {
  refuse('badInput', { fields: { code: fieldSentence(why, sender.language) } })
}
