import { refuse } from '#server/kit/refusal.ts'
import { invisible, replaceNumbers } from './digits.ts'
import { maskNumber, maskPhone } from './masks.ts'

/** Words that only our own staff may have in their names. */
const staffWords = /客\s*服|官\s*方|平\s*台/

/** Seven digits or more, as people type them and with what they put between them. */
const longNumber = /\d(?:[\s._/\\()·•—–~*|-]{0,3}\d){6,}[Xx]?/g

/** Refuses a name that somebody outside gave themselves and that sounds like a member of staff. */
export function refuseStaffName(given: string): void {
  if (staffWords.test(plainOf(given))) refuse('nameNotAllowed')
}

/** The name that somebody outside gave themselves, as staff see it: no invisible characters, staff words and numbers masked. */
export function shownName(given: string): string {
  const plain = plainOf(given)
  const name = staffWords.test(plain) ? plain.replace(new RegExp(staffWords, 'g'), '**') : given.replace(invisible, '')
  return replaceNumbers(name, 7, [
    {
      pattern: longNumber,
      hide: digits => (digits.length < 12 ? maskPhone(digits.join('')) : maskNumber(digits.join(''))),
    },
  ]).text
}

function plainOf(given: string): string {
  return given.replace(invisible, '').normalize('NFKC')
}
