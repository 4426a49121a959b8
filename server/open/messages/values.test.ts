import { expect, test } from 'vitest'
import { languages } from '#contract/base/values.ts'
import { fillText, sayValues } from './text.ts'
import { sayValue } from './values.ts'

const inAll = (say: (language: (typeof languages)[number]) => string) => languages.map(say)

test('money is said as each language writes it', () => {
  expect(inAll(language => sayValue('amount', 123_450, language))).toEqual([
    '1,234.50 元',
    '¥1,234.50',
    '1.234,50 ¥',
    '1,234.50元',
  ])
  expect(sayValue('amount', 7, 'en')).toBe('¥0.07')
  expect(sayValue('amount', 90_071_992_547_409, 'zh')).toBe('900,719,925,474.09 元')
})

test('a moment is said in Shanghai, with the spaces that an SMS can carry', () => {
  const at = Date.parse('2026-11-24T18:30:00+08:00')
  expect(inAll(language => sayValue('until', at, language))).toEqual([
    '2026年11月24日 18:30',
    'Nov 24, 2026, 6:30 PM',
    '24 nov 2026, 18:30',
    '2026/11/24 18:30',
  ])
})

test('a freeze without an end says so', () => {
  expect(sayValue('until', null, 'en')).toBe('further notice')
})

test('words of a list and what staff added are said one after the other', () => {
  const words = { zh: '照片模糊', en: 'blurred', es: 'borrosa', ja: '不鮮明' }
  expect(inAll(language => sayValue('reason', [words, '', 'ABC'], language))).toEqual([
    '照片模糊；ABC',
    'blurred; ABC',
    'borrosa; ABC',
    '不鮮明、ABC',
  ])
  expect(sayValue('reason', [], 'en')).toBe('not stated')
})

test('what turns the direction of writing is left out; emoji stay whole', () => {
  expect(sayValue('reason', '\u202eabc\u2066 👨‍👩‍👧 مرحبا', 'en')).toBe('abc 👨‍👩‍👧 مرحبا')
})

test('a value is never read as a place', () => {
  const said = sayValues({ reason: '{amount}', amount: 500 }, 'en')
  expect(fillText({ title: '{reason}', body: '{reason} {amount}', sms: '' }, said)).toEqual({
    title: '{amount}',
    body: '{amount} ¥5.00',
    sms: '',
  })
})
