import type { Change } from '#server/kit/change.ts'
import { setTemporaryPassword } from '#server/people/index.ts'
import { forgetDevices } from './devices.ts'
import { hashPassword } from './password.ts'
import { randomWord } from './second-factor.ts'
import { endSessions } from './tokens.ts'

/** A temporary password to hand over; every session of the person ends. */
export async function givePassword(change: Change, userId: number): Promise<string> {
  const password = [randomWord(5), randomWord(5), randomWord(5)].join('-')
  await setTemporaryPassword(change.db, userId, await hashPassword(password))
  await forgetDevices(change.db, userId)
  await endSessions(change, userId, 'password reset')
  return password
}
