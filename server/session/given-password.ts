import type { Change } from '#server/kit/change.ts'
import { forgetDevices } from './devices.ts'
import { hashPassword } from './password.ts'
import { randomWord } from './second-factor.ts'
import { endSessions } from './tokens.ts'

/** A new password to hand over, good for choosing one's own and nothing more; every session of the person ends. */
export async function givePassword(change: Change, userId: number): Promise<string> {
  const password = [randomWord(5), randomWord(5), randomWord(5)].join('-')
  await change.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password), password_is_temporary: true })
    .where('id', '=', userId)
    .execute()
  await forgetDevices(change.db, userId)
  await endSessions(change, userId, 'password reset')
  return password
}
