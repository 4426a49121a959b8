import { describe, expect, test } from 'vitest'
import { comparedText } from './characters.ts'
import { makeMatcher } from './matcher.ts'
import type { Term } from './terms.ts'

function term(id: number, text: string, isBySound = false): Term {
  return { id, term: text, level: 'review', label: 'contacts', isBySound }
}

const terms = [
  term(1, '微信', true),
  term(2, '代练', true),
  term(3, 'vx'),
  term(4, 'QQ群'),
  term(5, '加好友'),
  term(6, 'sex'),
  term(7, '一夜情'),
  term(8, 'telegram'),
  term(9, '刷单', true),
  term(10, '裸聊', true),
  term(11, '加vx'),
  term(12, '12315'),
]
const find = makeMatcher(terms)

/** The terms in a text with what was found of them. */
function found(text: string): string[] {
  return find(text).map(({ term: one, from, to }) => `${one}: ${text.slice(from, to)}`)
}

describe('found, however it is written', () => {
  test.each([
    ['as it is', '我的微信是', '微信: 微信'],
    ['spaces', '微 信', '微信: 微 信'],
    ['signs', '微.~*信', '微信: 微.~*信'],
    ['a zero-width space', '微\u200b信', '微信: 微\u200b信'],
    ['a soft hyphen and a joiner', '微\u00ad\u200d信', '微信: 微\u00ad\u200d信'],
    ['an emoji', '微❤️信', '微信: 微❤️信'],
    ['several emoji', '微👨‍👩‍👧🎉信', '微信: 微👨‍👩‍👧🎉信'],
    ['a line between', '微\n信', '微信: 微\n信'],
    ['a letter that nobody sees', '微\u3164信', '微信: 微\u3164信'],
    ['another character of the sound', '威信', '微信: 威信'],
    ['both others', '薇芯', '微信: 薇芯'],
    ['pinyin', 'weixin', '微信: weixin'],
    ['pinyin in capitals', '加WeiXin聊', '微信: WeiXin'],
    ['pinyin with tones', 'wēi xìn', '微信: wēi xìn'],
    ['pinyin in full width', 'ｗｅｉｘｉｎ', '微信: ｗｅｉｘｉｎ'],
    ['pinyin letter by letter', 'w e i x i n', '微信: w e i x i n'],
    ['pinyin among other syllables', 'jiaweixinhao', '微信: weixin'],
    ['pinyin before a syllable that could be longer', 'weixingonghao', '微信: weixin'],
    ['half pinyin', 'w e i 信', '微信: w e i 信'],
    ['the other half', '微xin', '微信: 微xin'],
    ['digits for letters', 'we1x1n', '微信: we1x1n'],
    ['Cyrillic letters', 'wеіхіn', '微信: wеіхіn'],
    ['letters in circles', 'ⓦⓔⓘⓧⓘⓝ', '微信: ⓦⓔⓘⓧⓘⓝ'],
    ['letters in black squares', '🆆🅴🅸🆇🅸🅽', '微信: 🆆🅴🅸🆇🅸🅽'],
    ['bold mathematical letters', '𝐰𝐞𝐢𝐱𝐢𝐧', '微信: 𝐰𝐞𝐢𝐱𝐢𝐧'],
    ['small capitals', 'ᴡᴇɪxɪɴ', '微信: ᴡᴇɪxɪɴ'],
    ['v for its first character', 'v信', '微信: v信'],
    ['v in full width and 1 in a circle', 'ｖ①信', '微信: ｖ①信'],
    ['the Roman five', 'Ⅴ信', '微信: Ⅴ信'],
    ['a letter for its last', '微x', '微信: 微x'],
    ['w with an emoji', 'W❤信', '微信: W❤信'],
    ['a radical of Unicode', '⻩微信', '微信: 微信'],
    ['vx with a space', '加我 V x', 'vx: V x'],
    ['vx in Greek', 'νχ', 'vx: νχ'],
    ['vx of flags', '🇻🇽', 'vx: 🇻🇽'],
    ['vx with a number behind it', 'VX13800', 'vx: VX'],
    ['a mixed term with an id behind it', '加vxabc123', '加vx: 加vx'],
    ['capital and small letters', 'qQ群', 'QQ群: qQ群'],
    ['letters and signs', 'Q-Q 群', 'QQ群: Q-Q 群'],
    ['a digit for its letter', 's3x', 'sex: s3x'],
    ['a Chinese digit as a digit', '1夜情', '一夜情: 1夜情'],
    ['a digit in a circle', '①夜情', '一夜情: ①夜情'],
    ['accents', 'tëlégràm', 'telegram: tëlégràm'],
    ['zero, one and the like', 'te1egram', 'telegram: te1egram'],
    ['Chinese digits', '一二三一五', '12315: 一二三一五'],
    ['digits in brackets', '⑴⑵⑶⑴⑸', '12315: ⑴⑵⑶⑴⑸'],
    ['another character in 代练', '戴练', '代练: 戴练'],
    ['pinyin of 刷单', 'shua单', '刷单: shua单'],
    ['pinyin with a v for ü elsewhere', 'luoliao nv', '裸聊: luoliao'],
  ])('%s', (_how, text, expected) => {
    expect(found(text)).toContain(expected)
  })
})

test.each([
  '今天天气真好，烩面很好吃',
  '微风习习，心情不错',
  '坐卫星看地球',
  'weixing 卫星',
  'my vxworks board',
  'Essex and Sussex are counties',
  'his exam',
  '一起去吃夜宵，情深意长',
  '订单 123154 已送达',
  '单号 9123150',
  '价格 505 元，编号 53x',
  'plan A一定行',
  '我一二三四五六',
  '加好吃的朋友',
  '代表练习生',
  '刷牙，单身',
  'sexy'.repeat(2),
  'telegrams2',
  '新闻联播',
  'KW信息公司',
  '我要 x 一下',
  '维生素 C 和心电图',
  '裸眼聊天',
  '',
])('harmless: %s', text => {
  expect(found(text)).toEqual([])
})

test('each place of a term once, and terms in each other', () => {
  expect(found('微信微信 威信')).toEqual(['微信: 微信', '微信: 微信', '微信: 威信'])
  expect(found('加 vx')).toEqual(['加vx: 加 vx', 'vx: vx'])
})

test('a text as it is compared', () => {
  expect(comparedText('ｖ①信，W❤！')).toBe('v1信w')
})

test('a term of one syllable is not found by its sound, one without a sound as it is', () => {
  const only = makeMatcher([term(1, '加', true), term(2, 'pay', true)])
  expect(only('佳节 jia').map(({ term: one }) => one)).toEqual([])
  expect(only('加 pay').map(({ term: one }) => one)).toEqual(['加', 'pay'])
})

test('many terms do not make it slow', () => {
  const letters = '甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉'
  const many = Array.from({ length: 5000 }, (_none, at) =>
    term(at, [7, 11, 13].map(step => letters[(at * step + Math.floor(at / 20)) % letters.length]).join(''), true),
  )
  const search = makeMatcher([...many, term(9999, '微信', true)])
  expect(search(`${'w e i '.repeat(150)}威信`).at(-1)).toMatchObject({ termId: 9999 })
})
