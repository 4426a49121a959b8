import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { sealText, unsealText, type WithKey } from '#server/people/index.ts'

const stepMs = 30_000
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

/** Offers a new secret; it is in force once it is confirmed. */
export async function offerFactor(
  runtime: WithKey,
  userId: number,
  username: string,
): Promise<{ secret: string; address: string }> {
  const secret = new Secret({ size: 20 }).base32
  const sealed = { secret: null, secret_sealed: await sealText(runtime, secret) }
  const offered = await runtime.db
    .insertInto('second_factors')
    .values({ user_id: userId, ...sealed })
    .onConflict(conflict =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...sealed, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (!offered) refuse('alreadySo')
  return { secret, address: totpOf(secret, username).toString() }
}

/** Puts the offered secret into force if the code is one of its own. Answers fresh recovery codes, or null. */
export async function confirmFactor(runtime: WithKey, userId: number, code: string): Promise<string[] | null> {
  const { db } = runtime
  if (!(await takeTotpCode(runtime, userId, code, false))) return null
  await db.updateTable('second_factors').set({ confirmed_at: new Date() }).where('user_id', '=', userId).execute()
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

/** Uses up a code of the app or a recovery code; false if it is wrong or was used before. Only `proveCode` may ask. */
export function takeCode(runtime: WithKey, userId: number, code: string): Promise<boolean> {
  return code.includes('-') ? takeRecoveryCode(runtime.db, userId, code) : takeTotpCode(runtime, userId, code, true)
}

export async function endFactor(db: Database, userId: number): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const { numDeletedRows } = await db.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

export function randomWord(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}

async function takeTotpCode(runtime: WithKey, userId: number, code: string, isConfirmed: boolean): Promise<boolean> {
  const { db } = runtime
  const factor = await db
    .selectFrom('second_factors')
    .select(['secret_sealed', 'confirmed_at'])
    .where('user_id', '=', userId)
    // Of two who confirm at once the second finds it in force, and no other secret is offered in between.
    .$if(!isConfirmed, factors => factors.forUpdate())
    .executeTakeFirst()
  if (!factor?.secret_sealed || (factor.confirmed_at !== null) !== isConfirmed) return false
  // One step to either side, for clocks that differ.
  const drift = totpOf(await unsealText(runtime, factor.secret_sealed)).validate({ token: code, window: 1 })
  if (drift === null) return false
  const step = Math.floor(Date.now() / stepMs) + drift
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
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
