import { refuse } from '#server/kit/refusal.ts'
import { maskNumber, maskPhone } from './masks.ts'

/** Words that only our own staff may have in their names. */
const staffWords = /客\s*服|官\s*方|平\s*台/

/** Characters that cannot be seen but split words or turn the direction of writing; the joiner of emoji is not among them. */
const invisible = /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/** Seven digits or more, as people type them and with what they put between them. */
const longNumber = /[\d０-９](?:[ .·—–-]?[\d０-９]){6,}[Xx]?/g

/** Refuses a name that somebody outside gave themselves and that sounds like a member of staff. */
export function refuseStaffName(given: string): void {
  if (staffWords.test(plainOf(given))) refuse('nameNotAllowed')
}

/** The name that somebody outside gave themselves, as staff see it: no invisible characters, staff words and numbers masked. */
export function shownName(given: string): string {
  const plain = plainOf(given)
  const name = staffWords.test(plain) ? plain.replace(new RegExp(staffWords, 'g'), '**') : given.replace(invisible, '')
  return name.replace(longNumber, found => {
    const digits = found.replace(/[ .·—–-]/g, '')
    return digits.length < 12 ? maskPhone(digits) : maskNumber(digits)
  })
}

function plainOf(given: string): string {
  return given.replace(invisible, '').normalize('NFKC')
}
