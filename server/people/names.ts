import { refuse } from '#server/kit/refusal.ts'
import { maskNumber, maskPhone } from './masks.ts'

/** Words that only our own staff may have in their names. */
const staffWords = /客服|官方|平台/

/** Characters that cannot be seen but split words or turn the direction of writing; the joiner of emoji is not among them. */
const invisible = /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/** Seven digits or more, as people type them and with what they put between them. */
const longNumber = /[\d０-９](?:[ .·—–-]?[\d０-９]){6,}[Xx]?/g

/**
 * The name that somebody outside gave themselves, as it may be shown: without invisible characters, numbers masked. Refuses
 * one that sounds like a member of staff.
 */
export function ownNameOf(given: string): string {
  const name = given.replace(invisible, '')
  if (staffWords.test(name.normalize('NFKC').replace(/\s/g, ''))) refuse('nameNotAllowed')
  return name.replace(longNumber, found => {
    const digits = found.replace(/[ .·—–-]/g, '')
    return digits.length < 12 ? maskPhone(digits) : maskNumber(digits)
  })
}
