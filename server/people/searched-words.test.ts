import { describe, expect, test } from 'vitest'
import { wordsOf } from './searched-words.ts'

const whole = { words: '13812345678', phone: { part: 'whole', digits: '13812345678' } }
const name = (words: string) => ({ words, phone: null })

describe('a search', () => {
  test('with a whole phone number is read as one, however it is typed', () => {
    for (const typed of [
      '13812345678',
      ' 138 1234 5678 ',
      '138-1234-5678',
      '1 3 8 1 2 3 4 5 6 7 8',
      '+8613812345678',
      '+86 138 1234 5678',
      '(+86) 138-1234-5678',
      '0086-13812345678',
      '１３８１２３４５６７８',
      '＋８６　１３８　１２３４　５６７８',
    ])
      expect(wordsOf(typed), typed).toEqual([whole])
  })

  test('has the words beside the number', () => {
    expect(wordsOf('王先生 138 1234 5678')).toEqual([name('王先生'), whole])
    expect(wordsOf('13812345678 Ana Ruiz')).toEqual([whole, name('ana'), name('ruiz')])
    expect(wordsOf('胡辣汤（总店）')).toEqual([name('胡辣汤(总店)')])
    expect(wordsOf('\u200eＶＩＰ孙\u200b')).toEqual([name('vip孙')])
    expect(wordsOf('')).toEqual([])
  })

  test('with four digits can mean the end of a number', () => {
    expect(wordsOf('５６７８ 王')).toEqual([{ words: '5678', phone: { part: 'tail', digits: '5678' } }, name('王')])
  })

  test('with another part of a number, or the number of a record, means no phone number', () => {
    for (const typed of [
      '138',
      '13812',
      '1381234567',
      '2345678',
      '138123456789',
      'WM13812345678',
      '12012345678',
      '*5678',
    ])
      expect(
        wordsOf(typed).map(({ phone }) => phone),
        typed,
      ).toEqual([null])
  })
})
