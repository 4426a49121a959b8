import { forgetDevices } from '#server/access/session/devices.ts'
import { settleGuessing } from '#server/access/session/guessing.ts'
import { randomWord } from '#server/access/session/second-factor.ts'
import { endSessions } from '#server/access/session/tokens.ts'
import type { Change } from '#server/kit/change.ts'
import { setTemporaryPassword } from '#server/people/index.ts'
import { hashPassword } from './password.ts'

/** A temporary password to hand over; every session of the person ends. */
export async function givePassword(change: Change, userId: number): Promise<string> {
  const password = [randomWord(5), randomWord(5), randomWord(5)].join('-')
  await setTemporaryPassword(change.db, userId, await hashPassword(password))
  await forgetDevices(change.db, userId)
  await settleGuessing(change, userId)
  await endSessions(change, userId, 'password reset')
  return password
}

type Given = { password_is_temporary: boolean; password_ends_at: number | null }

/** Asked only about the right password, so that nobody else learns it. */
export function hasEnded({ password_is_temporary, password_ends_at }: Given): boolean {
  return password_is_temporary && password_ends_at !== null && Date.now() > password_ends_at
}
