import { describe, expect, test } from 'vitest'
import { Refusal } from '#server/kit/refusal.ts'
import { refuseStaffName, shownName } from './names.ts'

function reasonFor(name: string): string | null {
  try {
    refuseStaffName(name)
    return null
  } catch (error) {
    return error instanceof Refusal ? error.reason : 'another error'
  }
}

describe('the name of a person outside', () => {
  test('is accepted unchanged', () => {
    for (const name of ['王先生', 'Ana 7', '原神 2026', '阿 强👨‍👩‍👧'])
      expect([shownName(name), reasonFor(name)]).toEqual([name, null])
  })

  test('must not imply staff, however it is written', () => {
    for (const name of ['客服小王', '官 方', '平\u200b台通知', '客\u3000服'])
      expect(reasonFor(name)).toBe('nameNotAllowed')
  })

  test('that implies staff is shown with those words masked', () => {
    expect(['客服小王', '官 方', '平\u200b台通知', '客\u3000服'].map(shownName)).toEqual([
      '**小王',
      '**',
      '**通知',
      '**',
    ])
  })

  test('loses invisible characters', () => {
    expect(shownName('\u202e王\u200b先生')).toBe('王先生')
  })

  test('has its numbers masked', () => {
    expect(shownName('王13812345678')).toBe('王138****5678')
    expect(shownName('王 138 1234 5678')).toBe('王 138****5678')
    expect(shownName('410102199001011234')).toBe('4101**********1234')
  })
})
