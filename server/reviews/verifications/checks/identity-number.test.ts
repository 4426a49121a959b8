import { describe, expect, test } from 'vitest'
import { readIdentityNumber } from './identity-number.ts'

const today = '2026-11-22'

describe('identity numbers', () => {
  test.each([
    ['11010519491231002X', 'the example of GB 11643, with X at its end', '1949-12-31', 'female'],
    ['410105199003077711', 'of a man', '1990-03-07', 'male'],
    ['410105200002290022', 'born on a leap day', '2000-02-29', 'female'],
    ['410105200811220016', 'born 18 years ago today', '2008-11-22', 'male'],
    ['810000199003077719', 'of a resident from Hong Kong', '1990-03-07', 'male'],
    ['820000199003070025', 'of a resident from Macao', '1990-03-07', 'female'],
    ['830000199003077712', 'of a resident from Taiwan', '1990-03-07', 'male'],
    ['911124198108030024', 'of a foreigner who applied in Beijing', '1981-08-03', 'female'],
    ['931124198108030028', 'of a foreigner who applied in Shanghai', '1981-08-03', 'female'],
  ])('%s is read: %s', (number, _what, bornOn, gender) => {
    expect(readIdentityNumber(number, today)).toEqual({ bornOn, gender })
  })

  test.each([
    ['410105199003077712', 'its check character is wrong'],
    ['410105199003077171', 'two of its digits were swapped'],
    ['110105194912310021', 'it ends with 1 in place of X'],
    ['410105190102290023', '1901 had no leap day'],
    ['410105199913010014', 'there is no month 13'],
    ['410105202701010017', 'its day of birth has not come yet'],
    ['990105199003077714', 'there is no region 99'],
    ['440524188001010014', 'nobody born in 1880 has it any more'],
    ['410105900307771', 'old numbers had 15 digits'],
    ['41010519900307771', 'a digit is missing'],
    ['4101051990030777111', 'it has a digit more'],
    ['11010519491231002x', 'its X is small: the contract makes it large'],
    ['４10105199003077711', 'a digit has full width'],
    ['', 'it is empty'],
  ])('%s is refused: %s', number => {
    expect(readIdentityNumber(number, today)).toBeNull()
  })
})
