import { describe, expect, test } from 'vitest'
import { OpenPaper } from '#contract/open/open-verifications.ts'
import { paperKinds } from '#contract/reviews/paper.ts'
import { createRandom } from '../world/random.ts'
import { identityOf, withWrongCheck } from './identity.ts'
import { flawsOf, paperFlaws, readPaper, writePaper } from './paper-content.ts'
import { drawPaper } from './paper-picture.ts'

const sender = { externalId: 'R0001', name: '王建军' }

/** The sum of GB 11643, with X as 10, leaves 1 after division by 11. */
function remainderOf(number: string): number {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2, 1]
  return weights.reduce((sum, weight, at) => sum + weight * (number[at] === 'X' ? 10 : Number(number[at])), 0) % 11
}

describe('papers that people send', () => {
  test.each(paperKinds)('%s is what the open API takes, with each of its mistakes', kind => {
    for (const flaw of flawsOf(kind)) {
      const paper = writePaper(kind, { sender, flaw })
      expect(OpenPaper.parse(paper)).toEqual(paper)
    }
  })

  test('each mistake is made with some kind', () => {
    expect(new Set(paperKinds.flatMap(flawsOf))).toEqual(new Set(paperFlaws))
  })

  test('identity numbers are right, and wrong ones differ in their last character', () => {
    for (let index = 0; index < 500; index++) {
      const { number, bornOn } = identityOf(`R${index}`)
      expect(remainderOf(number)).toBe(1)
      expect(number.slice(6, 14)).toBe(bornOn.replaceAll('-', ''))
      const wrong = withWrongCheck(number)
      expect([remainderOf(wrong) === 1, wrong.slice(0, 17)]).toEqual([false, number.slice(0, 17)])
    }
  })

  test('what a machine misread is one field', () => {
    const paper = writePaper('realName', { sender, flaw: 'misread' })
    const { fields = {} } = readPaper(paper, 'misread', createRandom('one')) ?? {}
    const differing = Object.entries(fields).filter(([field, text]) => Reflect.get(paper, field) !== text)
    expect(differing.map(([field]) => field)).toEqual(['number'])
  })
})

describe('pictures of papers', () => {
  const picture = {
    kind: 'realName',
    image: 'front',
    content: { name: '王建军' },
    person: 'R0001',
    photo: 'one',
  } as const

  test('are the same for the same photo, and others for another person or another photo', async () => {
    const { pixels } = await drawPaper(picture)
    const differing = (other: Uint8Array) =>
      pixels.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 20).length
    expect(differing((await drawPaper(picture)).pixels)).toBe(0)
    expect(differing((await drawPaper({ ...picture, person: 'R0002' })).pixels)).toBeGreaterThan(pixels.length / 200)
    expect(differing((await drawPaper({ ...picture, photo: 'two' })).pixels)).toBeGreaterThan(pixels.length / 20)
  })
})
