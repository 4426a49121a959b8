import { expect, test } from 'vitest'
import { avatarSign } from './avatarSign.ts'

test.each([
  ['李四', '四'],
  ['小红❤️', '红'],
  ['李四(夜班)', '四'],
  ['李四（夜班）', '四'],
  ['【夜班】', '班'],
  ['阿依·古丽', '丽'],
  ['अनुराधा', 'अ'],
  ['लक्ष्मी', 'ल'],
  ['john smith', 'J'],
  ['Éric', 'É'],
  ['骑手12', '手'],
  ['007', '0'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['𠮷野', '野'],
  ['野𠮷', '𠮷'],
  ['\u200b…', ''],
  ['', ''],
])('%j has the sign %j', (name, sign) => expect(avatarSign(name)).toBe(sign))
