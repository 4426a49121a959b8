/** What a Chinese identity number of 18 characters says (GB 11643). */
export type IdentityFacts = { bornOn: string; gender: 'female' | 'male' }

const pattern = /^([1-9]\d)\d{4}(19|20)(\d\d)(\d\d)(\d\d)\d\d(\d)[\dX]$/
/** The first two digits: provinces, Taiwan, Hong Kong, Macau, and residents from there. Those of foreigners have a province after a 9. */
const regions = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(' '),
)
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkCharacters = '10X98765432'

/** Null unless region, birth and check character are right; old numbers of 15 digits are not valid any more. */
export function readIdentityNumber(number: string, today: string): IdentityFacts | null {
  const [, region = '', century, year, month, day, last] = pattern.exec(number) ?? []
  if (!regions.has(region[0] === '9' ? number.slice(1, 3) : region) || checkCharacterOf(number) !== number[17])
    return null
  const bornOn = `${century}${year}-${month}-${day}`
  if (!isDay(bornOn) || bornOn > today) return null
  return { bornOn, gender: Number(last) % 2 === 1 ? 'male' : 'female' }
}

function checkCharacterOf(number: string): string | undefined {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0)
  return checkCharacters[sum % 11]
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
