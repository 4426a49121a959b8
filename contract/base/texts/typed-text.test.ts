import { expect, test } from 'vitest'
import { comparedForm, comparedName, typedPhone, visibleText } from './typed-text.ts'

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
