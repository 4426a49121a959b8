import { expect, test } from 'vitest'
import { around } from './around.ts'

test('What was found stands in its context, cut at its beginning only', () => {
  expect(around('请问发票什么时候开', '发票', 8)).toEqual({ before: '请问', found: '发票', after: '什么时候开' })
  expect(around('昨天晚上八点下的单发票还没开', '发票', 4)).toEqual({
    before: '…点下的单',
    found: '发票',
    after: '还没开',
  })
})

test('It is found whatever its case and width, and shown as it was written', () => {
  expect(around('券码ＡＢＣ１２', 'abc12', 8)?.found).toBe('ＡＢＣ１２')
  expect(around('😀😀 Invoice', 'INVOICE', 8)).toEqual({ before: '😀😀 ', found: 'Invoice', after: '' })
})

test('What is not there is not found', () => {
  expect(around('在吗', '发票', 8)).toBeUndefined()
  expect(around('在吗', ' ', 8)).toBeUndefined()
})
