import { expect, test } from 'vitest'
import { comparedForm, comparedName, visibleText } from './typed-text.ts'

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
