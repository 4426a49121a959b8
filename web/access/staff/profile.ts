import type { UserRow } from '#contract/people/users.ts'

/** The fields of a form about a colleague. */
export type Profile = {
  username: string
  nickName: string
  realName: string
  phone: string
  gender: 0 | 1
  cityCodes: string[] | null
}

export const blankProfile: Profile = {
  username: '',
  nickName: '',
  realName: '',
  phone: '',
  gender: 1,
  cityCodes: null,
}

/** The phone number arrives masked: unless it was changed it is not sent. */
export function profileOf({ username, nickName, realName, gender, cityCodes }: UserRow): Profile {
  return { username, nickName, realName, phone: '', gender, cityCodes }
}

const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Random password without characters that look alike, because it may be read out over the phone. */
export function makePassword(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(14))
  return Array.from(numbers, number => alphabet[number % alphabet.length]).join('')
}
