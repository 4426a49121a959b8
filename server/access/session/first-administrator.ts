import { randomBytes } from 'node:crypto'
import { session } from '#contract/access/session.ts'
import { hourMs } from '#contract/base/durations.ts'
import { type Actor, makeChange } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { readValue, takeValue, writeValue } from '#server/kit/installation-values.ts'
import { refuse } from '#server/kit/refusal.ts'
import { addStaff, refuseLookAlikes, refuseTaken } from '#server/people/index.ts'
import { hashPassword } from './passwords/password.ts'
import { refuseWeakPassword } from './passwords/password-rules.ts'
import { hashToken, openSession } from './tokens.ts'

/** The setting that holds the hash of the key, from a start of the server until somebody has used it. */
export const firstKeySetting = 'firstAdministratorKey'

/** Whoever finds the link later, in a log, finds it useless. */
const keyHours = 24

type OfferedKey = { hash: string; offeredAt: number }

/** Makes a one-time key while there is no account yet, else answers null. Each start makes a new one; only the last is valid. */
export async function offerFirstAdministrator(db: Database): Promise<string | null> {
  if (await hasAnybody(db)) return null
  const key = randomBytes(24).toString('base64url')
  await writeValue(db, firstKeySetting, { hash: hashToken(key).toString('hex'), offeredAt: Date.now() })
  return key
}

export const createFirstAdministrator = handle(session.createFirstAdministrator, async (context, asked) => {
  const { runtime, sender, traceId } = context
  const { key, username, password } = asked
  // Before anything that costs more: every stranger may ask.
  refuseWrongKey(key, await readValue(runtime.db, firstKeySetting))
  await refuseWeakPassword(
    { password, username, field: 'password' },
    { language: sender.language, config: runtime.config },
  )
  const passwordHash = await hashPassword(password)
  const actor: Actor = { kind: 'system', id: null, name: '' }
  return makeChange(runtime, { actor, traceId }, async change => {
    const { db } = change
    // Deleted as it is read, so that the key works once, however many use it at the same moment.
    refuseWrongKey(key, await takeValue(db, firstKeySetting))
    // A server that started at that moment saw nobody yet, and offered another key.
    if (await hasAnybody(db)) refuse('keySpent')
    await refuseLookAlikes(db, { username }, { id: 0, isOwn: true })
    const id = await refuseTaken(addAdministrator(db, username, passwordHash))
    await recordEvent(change, {
      action: 'session.createFirstAdministrator',
      subject: 'users',
      subjectId: id,
      subjectNo: username,
    })
    return openSession(db, id, sender, runtime.config)
  })
})

/** Whether there is an account. */
async function hasAnybody(db: Database): Promise<boolean> {
  const anybody = await db.selectFrom('users').select('id').where('username', 'is not', null).executeTakeFirst()
  return anybody !== undefined
}

function refuseWrongKey(key: string, offered: OfferedKey | undefined): void {
  if (offered?.hash !== hashToken(key).toString('hex')) refuse('keySpent')
  if (Date.now() > offered.offeredAt + keyHours * hourMs) refuse('keySpent')
}

async function addAdministrator(db: Database, username: string, passwordHash: string): Promise<number> {
  const roles = await db.selectFrom('roles').select('id').where('code', '=', 'super_admin').execute()
  return addStaff(db, {
    username,
    nickName: username,
    passwordHash,
    isPasswordTemporary: false,
    cityCodes: null,
    roleIds: roles.map(role => role.id),
  })
}
