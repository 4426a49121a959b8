import { describe, expect, test } from 'vitest'
import { type OwnFacts, ownRisks } from './own-risks.ts'

const good: OwnFacts = {
  kind: 'chauffeur',
  name: '王小明',
  cardName: '王小明',
  bornOn: '1990-03-07',
  licensedOn: '2015-06-01',
  isCityServed: true,
  today: '2026-11-22',
}
const risksOf = (facts: Partial<OwnFacts>) => ownRisks({ ...good, ...facts })

describe('what papers and city say against an application', () => {
  test('is nothing where all is well, and nothing where a paper is missing', () => {
    expect(risksOf({})).toEqual([])
    expect(risksOf({ cardName: null, bornOn: null, licensedOn: null })).toEqual([])
  })

  test('is the age until the eighteenth birthday', () => {
    expect(risksOf({ bornOn: '2008-11-23' })).toEqual(['underAge'])
    expect(risksOf({ bornOn: '2008-11-22' })).toEqual([])
    expect(risksOf({ bornOn: '2008-02-29', today: '2026-02-28' })).toEqual(['underAge'])
    expect(risksOf({ bornOn: '2008-02-29', today: '2026-03-01' })).toEqual([])
  })

  test('is a licence of less than three years, of chauffeurs only', () => {
    expect(risksOf({ licensedOn: '2023-11-23' })).toEqual(['drivesTooShort'])
    expect(risksOf({ licensedOn: '2023-11-22' })).toEqual([])
    expect(risksOf({ kind: 'rider', licensedOn: '2026-01-01' })).toEqual([])
  })

  test('is another name, however a name is written', () => {
    expect(risksOf({ cardName: '王小名' })).toEqual(['nameDiffers'])
    for (const name of ['买买提·艾 力', '买买提‧艾力', '买买提．艾力', '买买提\u200b・艾力'])
      expect(risksOf({ name, cardName: '买买提艾力' }), name).toEqual([])
  })

  test('is a city that is not served', () => {
    expect(risksOf({ isCityServed: false })).toEqual(['fromUnknownCity'])
  })
})
