import { describe, expect, test } from 'vitest'
import { asWritten, maskNumbers, withStoredNumbers } from './written.ts'

describe('what a person typed', () => {
  test.each([
    ['打 13812345678 给我', '打 138****5678 给我'],
    ['打138-1234-5678', '打138****5678'],
    ['138_1234_5678', '138****5678'],
    ['138/1234/5678', '138****5678'],
    ['138/12/34/56/78', '138****5678'],
    ['1381-234-5678', '138****5678'],
    ['(138)1234(5678)', '(138****5678)'],
    ['+86(138)12345678', '861******5678'],
    ['(+86) 138 1234 5678', '861******5678'],
    ['0086 13812345678', '008********5678'],
    ['138\n1234\n5678', '138****5678'],
    ['138 - 1234 - 5678', '138****5678'],
    ['1.3.8.1.2.3.4.5.6.7.8', '138****5678'],
    ['１３８１２３４５６７８', '１３８****５６７８'],
    ['138１２３４5678', '138****5678'],
    ['1381234567八', '138****567八'],
    ['一三八一二三四五六七八', '一三八****五六七八'],
    ['幺叁捌１２３４五六七八', '幺叁捌****五六七八'],
    ['138一二三四5678', '138****5678'],
    ['①③⑧12345678', '①③⑧****5678'],
    ['1️⃣3️⃣8️⃣12345678', '138****5678'],
    ['l38O0001234', 'l38****1234'],
    ['138\u200b1234\u200b5678', '138****5678'],
    ['打13812345678一下', '打138****5678一下'],
    ['第一13812345678', '第一138****5678'],
  ])('has its phone number masked: %s', (typed, shown) => {
    expect(maskNumbers(typed)).toEqual({ text: shown, found: new Set(['phone']) })
  })

  test.each([
    ['卡号6222 0212 3456 7890 123', '卡号6222***********0123', 'card'],
    ['卡号６２２２＿０２１２＿３４５６＿７８９０', '卡号６２２２********７８９０', 'card'],
    ['身份证４１０１０１１９９００３０７１２３４', '身份证４１０１**********１２３４', 'idNumber'],
    ['居住证830000199003077712', '居住证8300**********7712', 'idNumber'],
    ['931124198108030028', '9311**********0028', 'idNumber'],
    ['410101/19900307/123X', '4101**********123X', 'idNumber'],
  ])('has its other personal numbers masked: %s', (typed, shown, kind) => {
    expect(maskNumbers(typed)).toEqual({ text: shown, found: new Set([kind]) })
  })

  test.each([
    '订单 WM261121203412000123，退款 TK261121190905000001，红包HB310102200102120001',
    '单价 13.5 12.50 16.00，共 42.00 元',
    '2026-11-21 12:30 到 2026-11-23 18:00',
    '2026-11-13/2026-11-15',
    '15-16/18-19/20:30',
    '15/20/25/30',
    '第 13、14、15、16、17 桌',
    '18613812345678901',
    '外部单号 813812345678，快递 138123456789',
    '一五一十，三三两两，七上八下',
    'hello, look l00k Illinois 138',
    '138****5678',
    '⑩ ½ 13 8',
  ])('keeps numbers of records, amounts, times and words: %s', typed => {
    expect(maskNumbers(typed)).toEqual({ text: typed, found: new Set() })
    expect(asWritten(typed)).toBe(typed)
  })
})

test.each([
  ['unchanged', '打 138****5678', '打 13812345678'],
  ['with words before and after', '先打 138****5678，再打 139****0000。', '先打 13812345678，再打 13912340000。'],
  ['with one number taken out', '再打 139****0000', '再打 13912340000'],
  ['with another number', '打 13700001111', '打 13700001111'],
  ['with another masked number', '打 137****1111', '打 137****1111'],
  ['with nothing left', '', ''],
])('a text that is saved again keeps its numbers: %s', (_how, typed, kept) => {
  expect(withStoredNumbers(typed, '打 13812345678 或 13912340000')).toBe(kept)
})

test('two numbers that look the same when masked are kept in their order', () => {
  const stored = '13811115678 或 13822225678'
  expect(withStoredNumbers(maskNumbers(stored).text, stored)).toBe(stored)
})
