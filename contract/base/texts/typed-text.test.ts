import { expect, test } from 'vitest'
import { comparedForm, comparedName, searchedText, typedPhone, typedPlacePhone, visibleText } from './typed-text.ts'

test.each([
  ['\u202aDJ26\u200b1127\u202c', 'DJ261127'],
  ['\ufeff 胡辣汤\u00ad ', '胡辣汤'],
  ['小红\u2764\ufe0f', '小红\u2764'],
])('%j is seen as %j', (typed, seen) => expect(visibleText(typed)).toBe(seen))

test.each([
  ['胡辣汤（总店）', '胡辣汤(总店)'],
  ['胡辣汤【总店】', '胡辣汤(总店)'],
  ['ＶＩＰ孙', 'vip孙'],
  ['阿依·古丽', '阿依‧古丽'],
  ['阿依･古丽', '阿依•古丽'],
  ['a\u3000 b', 'A b'],
])('%j is compared like %j', (one, other) => expect(comparedForm(one)).toBe(comparedForm(other)))

test('texts that differ are compared as different', () => {
  expect(comparedForm('总店')).not.toBe(comparedForm('分店'))
  expect(comparedForm('a b')).not.toBe(comparedForm('ab'))
})

test.each(['阿依‧古丽', '阿依．古丽', '阿依 古丽', '阿依・古丽', '\u200b阿依·古丽'])('%j is the name 阿依·古丽', name =>
  expect(comparedName(name)).toBe(comparedName('阿依·古丽')),
)

test.each([
  '138 1234 5678',
  '138-1234-5678',
  '+86 138 1234 5678',
  '0086-13812345678',
  '8613812345678',
  '１３８１２３４５６７８',
  '\u202a138\u200b12345678\u202c',
  '(138) 1234–5678',
])('%j is the phone number 13812345678', typed => expect(typedPhone(typed)).toBe('13812345678'))

test.each(['138****5678', '1381234567', '86138', '+1 212 555 0100'])('%j is kept but for its blanks', typed =>
  expect(typedPhone(typed)).toBe(typed.replaceAll(' ', '')),
)

test.each([
  ['\u202aDJ202611270001\u202c', 'DJ202611270001'],
  ['DJ2026\u200b11270001\u2060', 'DJ202611270001'],
  ['订单号：DJ202611270001', 'DJ202611270001'],
  ['订单编号: DJ202611270001。', 'DJ202611270001'],
  ['单号 11270001', '11270001'],
  ['订单DJ202611270001', 'DJ202611270001'],
  ['No.DJ202611270001', 'DJ202611270001'],
  ['Order No.: DJ202611270001', 'DJ202611270001'],
  ['Nº de pedido: DJ202611270001', 'DJ202611270001'],
  ['注文番号：ＤＪ２０２６１１２７０００１', 'DJ202611270001'],
  ['#DJ202611270001,', 'DJ202611270001'],
  ['商户单号：shop-1-a', 'shop-1-a'],
  ['电话：138 1234 5678', '138 1234 5678'],
  ['林小满 订单号：DJ202611270001', '林小满 DJ202611270001'],
  ['IP：10.0.0.7', '10.0.0.7'],
])('a search for %j looks for %j', (typed, asked) => expect(searchedText(typed)).toBe(asked))

test.each([
  '胡辣汤（总店）',
  '订单',
  '单号',
  'Nora',
  '一号店',
  '提示：满减',
  '7：30',
  '10号楼 3 单元',
  'fdab:1234:5678::1',
  '',
])('a search for %j stays as it is', typed => expect(searchedText(typed)).toBe(typed))

test.each([
  ['13800000001', '13800000001'],
  ['+86 138 0000 0001', '13800000001'],
  ['0371-65551234', '037165551234'],
  ['037165551234', '037165551234'],
  ['(0371) 6555 1234', '037165551234'],
  ['０３７１－６５５５１２３４', '037165551234'],
  ['(0371) 6555-1234', '037165551234'],
  ['0376-6234567-8010', '03766234567-8010'],
  ['010-62345678', '01062345678'],
  ['0376-6234567', '03766234567'],
  ['+86-371-65551234', '037165551234'],
  ['0371-65551234-801', '037165551234-801'],
  ['0371-65551234转801', '037165551234-801'],
  ['0371-65551234 ext. 801', '037165551234-801'],
  ['400-820-8820', '4008208820'],
  ['8008208820', '8008208820'],
  ['65551234', null],
  ['0371-1555123', null],
  ['1381234567', null],
  ['0371-655512345', null],
  ['', null],
])('%j is stored as the phone number %j of a place', (typed, stored) => expect(typedPlacePhone(typed)).toBe(stored))
