import { createRandom } from '#city/world/random.ts'

type Identity = { bornOn: string; gender: 'female' | 'male'; number: string }

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkCharacters = '10X98765432'

/** An invented identity number of 郑州, the same for a person in every run. */
export function identityOf(externalId: string, bornIn?: number): Identity {
  const random = createRandom(`identity/${externalId}`)
  const year = random.whole(1975, 2003)
  const day = `${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`
  const bornOn = `${bornIn ?? year}-${day}`
  const order = String(random.whole(1, 999)).padStart(3, '0')
  const start = `410105${bornOn.replaceAll('-', '')}${order}`
  return { bornOn, gender: Number(order) % 2 === 1 ? 'male' : 'female', number: start + checkCharacterOf(start) }
}

/** The same with another check character, as somebody writes it who invents a number. */
export function withWrongCheck(number: string): string {
  const last = checkCharacters.indexOf(number.slice(-1))
  return number.slice(0, -1) + checkCharacters[(last + 4) % checkCharacters.length]
}

function checkCharacterOf(start: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(start[at]), 0)
  return checkCharacters[sum % checkCharacters.length] ?? ''
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
