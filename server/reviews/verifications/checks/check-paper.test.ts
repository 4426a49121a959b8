import { describe, expect, test } from 'vitest'
import { checkPaper, type PaperFacts } from './check-paper.ts'

/** Of a man, born on 7 March 1990. */
const number = '410105199003077711'
/** Of a man, born on 22 November 2008. */
const youngNumber = '410105200811220016'

function check(facts: Partial<PaperFacts>) {
  return checkPaper({
    kind: 'realName',
    content: { name: '张伟' },
    number,
    reading: null,
    personKind: 'rider',
    known: {},
    today: '2026-11-22',
    ...facts,
  }).map(({ check, field }) => `${check} ${field}`)
}

describe('identity cards', () => {
  test('a good one has nothing', () => {
    const content = { name: '张伟', gender: 'male', bornOn: '1990-03-07', validTo: '2036-11-22' } as const
    expect(check({ content, known: { name: '张伟', gender: 'male' } })).toEqual([])
  })

  test('a number with a wrong check character is invalid, and says nothing about birth and gender', () => {
    const content = { name: '张伟', gender: 'female', bornOn: '1991-03-07' } as const
    expect(check({ content, number: '410105199003077712' })).toEqual(['numberInvalid number'])
    expect(check({ number: null })).toEqual(['numberInvalid number'])
  })

  test('birth and gender must be those of the number', () => {
    expect(check({ content: { name: '张伟', bornOn: '1990-03-08' } })).toEqual(['birthDiffers bornOn'])
    expect(check({ content: { name: '张伟', gender: 'female' } })).toEqual(['genderDiffers gender'])
    expect(check({ known: { bornOn: '1990-03-08', gender: 'female' } })).toEqual([
      'birthDiffers bornOn',
      'genderDiffers gender',
    ])
  })
})

describe('age of people who work', () => {
  test('18 is reached on the birthday', () => {
    expect(check({ number: youngNumber, today: '2026-11-21' })).toEqual(['underAge bornOn'])
    expect(check({ number: youngNumber, today: '2026-11-22' })).toEqual([])
  })

  test('born on a leap day, on 1 March of a common year', () => {
    const content = { game: 'Go', bornOn: '2008-02-29' }
    const of = (today: string) => check({ kind: 'gameSkill', number: null, content, personKind: 'companion', today })
    expect(of('2026-02-28')).toEqual(['underAge bornOn'])
    expect(of('2026-03-01')).toEqual([])
  })

  test('customers may be younger', () => {
    expect(check({ number: youngNumber, today: '2026-11-21', personKind: 'customer' })).toEqual([])
  })

  test('the day of birth that was given counts if the number is invalid', () => {
    expect(check({ number: '1234', content: { name: '张伟', bornOn: '2010-01-01' } })).toEqual([
      'numberInvalid number',
      'underAge bornOn',
    ])
  })
})

describe('the end of a paper', () => {
  test.each([
    ['2026-11-21', ['paperExpired validTo']],
    ['2026-11-22', ['expiresSoon validTo']],
    ['2026-12-22', ['expiresSoon validTo']],
    ['2026-12-23', []],
    ['long', []],
  ])('%s', (validTo, expected) => {
    expect(check({ content: { name: '张伟', validTo } })).toEqual(expected)
  })
})

describe('driving licences', () => {
  function checkLicence(content: PaperFacts['content'], more: Partial<PaperFacts> = {}) {
    return check({ kind: 'driverLicence', personKind: 'chauffeur', content: { name: '张伟', ...content }, ...more })
  }

  test('three years of driving are complete on the same day', () => {
    expect(checkLicence({ licenceClass: 'C1', issuedOn: '2023-11-22' })).toEqual([])
    expect(checkLicence({ licenceClass: 'C1', issuedOn: '2023-11-23' })).toEqual(['drivesTooShort issuedOn'])
  })

  test('the class must cover the one that the chauffeur takes orders with', () => {
    expect(checkLicence({ licenceClass: 'C2' }, { known: { licenceClass: 'C1' } })).toEqual([
      'licenceTooNarrow licenceClass',
    ])
    expect(checkLicence({ licenceClass: 'B2' }, { known: { licenceClass: 'C1' } })).toEqual([])
    expect(checkLicence({ licenceClass: 'C2' })).toEqual([])
    expect(checkLicence({})).toEqual(['licenceTooNarrow licenceClass'])
  })

  test('others than chauffeurs may have a new one of any class', () => {
    const more = { personKind: 'rider', known: { licenceClass: 'C1' } } as const
    expect(checkLicence({ licenceClass: 'C2', issuedOn: '2026-01-01' }, more)).toEqual([])
  })
})

describe('what a machine read', () => {
  const reading = (fields: NonNullable<PaperFacts['reading']>['fields']) => ({ by: 'ocr', confidence: 97, fields })

  test('differs per field', () => {
    const content = { name: '张伟', gender: 'male', validTo: '2036-01-01' } as const
    const fields = { name: '张玮', number: '410105199003077717', gender: '女', validTo: '2036.01.01' }
    expect(check({ content, reading: reading(fields) })).toEqual([
      'readingDiffers name',
      'readingDiffers number',
      'readingDiffers gender',
    ])
  })

  test('spaces, full width and fields that only one of both has do not differ', () => {
    const fields = { name: '张　伟', number: '４１０１０５１９９００３０７７７１１', address: '郑州市金水区' }
    expect(check({ content: { name: '张伟', issuer: '郑州市公安局' }, reading: reading(fields) })).toEqual([])
  })
})

describe('the name', () => {
  test('is compared with the one that we know', () => {
    expect(check({ known: { name: '李娜' } })).toEqual(['nameDiffers name'])
    expect(check({ content: { name: '买买提·艾力' }, known: { name: '买买提艾力' } })).toEqual([])
  })
})
