import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { minuteMs } from '#contract/base/durations.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { sealText, unsealText, type WithKey } from '#server/people/index.ts'
import { budget } from '#server/process/limits/index.ts'

const stepMs = 30_000
/** Steps to either side, for clocks that differ. */
const driftSteps = 1
const recoveryCodes = 10
/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** RFC 6238 with the parameters that every authenticator app supports. */
function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'CityDesk',
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  })
}

/** The last step whose codes are too old at this time. */
function stepBefore(time: number): number {
  return Math.floor(time / stepMs) - driftSteps - 1
}

/** Offers a new secret; it is in force once it is confirmed, which no code of before the offer does. */
export async function offerFactor(
  runtime: WithKey,
  userId: number,
  username: string,
): Promise<{ secret: string; address: string }> {
  const secret = new Secret({ size: 20 }).base32
  const offer = {
    secret: null,
    secret_sealed: await sealText(runtime, secret),
    last_step: stepBefore(Date.now()),
  }
  const offered = await runtime.db
    .insertInto('second_factors')
    .values({ user_id: userId, ...offer })
    .onConflict(conflict =>
      conflict.column('user_id').doUpdateSet(offer).where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (!offered) refuse('alreadySo')
  return { secret, address: totpOf(secret, username).toString() }
}

/** Whether a secret was offered, not confirmed, and has to be offered again by now. */
export async function hasOfferEnded(db: Database, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('last_step', '<', stepBefore(Date.now() - budget.factorOfferMinutes * minuteMs))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Puts the secret into force of which a code was proved. Answers fresh recovery codes, or null: of two who confirm at once the second
 * finds it in force, and another secret that was offered meanwhile is not the one that was proved.
 */
export async function confirmFactor(db: Database, userId: number, secretSealed: Buffer): Promise<string[] | null> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ confirmed_at: new Date() })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('secret_sealed', '=', secretSealed)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return null
  const codes = Array.from({ length: recoveryCodes }, () => `${randomWord(4)}-${randomWord(4)}`)
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(codes.map(recovery => ({ user_id: userId, hash: hashOf(recovery) })))
    .execute()
  return codes
}

export async function hasFactor(db: Database, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up a code of the app or a recovery code; false if it is wrong or was used before. Only `code-budget.ts` may ask, which counts. */
export async function takeCode(runtime: WithKey, userId: number, code: string): Promise<boolean> {
  if (code.includes('-')) return takeRecoveryCode(runtime.db, userId, code)
  return (await takeTotpCode(runtime, userId, code, true)) !== null
}

/** The same for a code of the secret that was offered; answers that secret, sealed. */
export function takeOfferedCode(runtime: WithKey, userId: number, code: string): Promise<Buffer | null> {
  return takeTotpCode(runtime, userId, code, false)
}

export async function endFactor(db: Database, userId: number): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const { numDeletedRows } = await db.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

export function randomWord(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}

async function takeTotpCode(
  runtime: WithKey,
  userId: number,
  code: string,
  isConfirmed: boolean,
): Promise<Buffer | null> {
  const { db } = runtime
  const factor = await db
    .selectFrom('second_factors')
    .select('secret_sealed')
    .where('user_id', '=', userId)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst()
  if (!factor?.secret_sealed) return null
  const { secret_sealed: sealed } = factor
  const drift = totpOf(await unsealText(runtime, sealed)).validate({ token: code, window: driftSteps })
  if (drift === null) return null
  const step = Math.floor(Date.now() / stepMs) + drift
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .where('secret_sealed', '=', sealed)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? sealed : null
}

async function takeRecoveryCode(db: Database, userId: number, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
