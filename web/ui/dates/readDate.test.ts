import { describe, expect, test } from 'vitest'
import { dateWords } from '#words/base/dates.ts'
import { inLanguage } from '#words/words.ts'
import { daysOfRange } from './ranges.ts'
import { readDay, readMoment, readTime, type Terms } from './readDate.ts'

const { spoken } = inLanguage(dateWords, 'zh')
const on = (today: string, terms: Partial<Terms> = {}): Terms => ({ today, spoken, ...terms })
const november = on('2026-11-28')

describe('a day as people type it', () => {
  test.each([
    ['11-3', '2026-11-03'],
    ['11/3', '2026-11-03'],
    ['11.3', '2026-11-03'],
    ['11 3', '2026-11-03'],
    ['11月3日', '2026-11-03'],
    ['11月3号', '2026-11-03'],
    ['11 月 3 日', '2026-11-03'],
    ['1103', '2026-11-03'],
    ['11-03', '2026-11-03'],
    ['3', '2026-11-03'],
    ['03', '2026-11-03'],
    ['3日', '2026-11-03'],
    ['2026-11-3', '2026-11-03'],
    ['2026/11/03', '2026-11-03'],
    ['2026年11月3日', '2026-11-03'],
    ['20261103', '2026-11-03'],
    ['  2026-11-03 ', '2026-11-03'],
    ['１１－３', '2026-11-03'],
    ['２０２６／１１／３', '2026-11-03'],
    ['11–3', '2026-11-03'],
    ['2025-12-31', '2025-12-31'],
    ['今天', '2026-11-28'],
    ['昨天', '2026-11-27'],
    ['前天', '2026-11-26'],
    ['明天', '2026-11-29'],
    ['后天', '2026-11-30'],
    ['today', '2026-11-28'],
    ['Today', '2026-11-28'],
    ['2028-2-29', '2028-02-29'],
    ['2000-2-29', '2000-02-29'],
    ['', ''],
    ['   ', ''],
  ])('%s', (typed, value) => {
    expect(readDay(typed, november)).toEqual({ value })
  })

  test.each(['2-30', '13-1', '0-3', '11-0', '31', '2-29', '2027-2-29', '2100-2-29', '1230-11-3', '20261301', '3131'])(
    '%s is no day of the calendar',
    typed => {
      expect(readDay(typed, november)).toEqual({ wrong: 'noDay' })
    },
  )

  test.each([
    'abc',
    '11-3-26',
    '26-11-3',
    '3/11/2026',
    '11-',
    '-3',
    '113',
    '2026',
    '2026-11',
    '202611',
    '11--3',
    '2026-11-3-4',
    '99999999999',
    '明年',
    '11-3x',
  ])('%s is not read as a day', typed => {
    const reading = readDay(typed, november)
    expect('wrong' in reading && ['day', 'noDay']).toContain('wrong' in reading && reading.wrong)
  })

  test.each([
    ['2027-01-05', '12-31', false, '2026-12-31'],
    ['2027-01-05', '3-1', false, '2027-03-01'],
    ['2026-12-30', '1-2', false, '2026-01-02'],
    ['2026-12-30', '1-2', true, '2027-01-02'],
    ['2026-11-28', '11-28', true, '2026-11-28'],
    ['2026-11-28', '12-1', false, '2026-12-01'],
    ['2028-01-10', '2-29', false, '2028-02-29'],
  ])('on %s, %s (planned: %s) is %s', (today, typed, isAhead, value) => {
    expect(readDay(typed, on(today, { isAhead }))).toEqual({ value })
  })

  test('within the first and the last day, both included', () => {
    const bounded = on('2026-11-28', { min: '2026-11-10', max: '2026-12-10' })
    expect(readDay('11-10', bounded)).toEqual({ value: '2026-11-10' })
    expect(readDay('2026-11-9', bounded)).toEqual({ wrong: 'early' })
    expect(readDay('12-10', bounded)).toEqual({ value: '2026-12-10' })
    expect(readDay('12-11', bounded)).toEqual({ wrong: 'late' })
  })
})

test.each([
  ['9', '09:00'],
  ['9:05', '09:05'],
  ['09:05', '09:05'],
  ['9.30', '09:30'],
  ['905', '09:05'],
  ['0905', '09:05'],
  ['２１：３０', '21:30'],
  ['9点', '09:00'],
  ['9点半', '09:30'],
  ['9时5分', '09:05'],
  ['9pm', '21:00'],
  ['12:30 am', '00:30'],
  ['12 PM', '12:00'],
  ['0:00', '00:00'],
  ['23:59', '23:59'],
  ['', ''],
])('the time %s', (typed, value) => {
  expect(readTime(typed)).toEqual({ value })
})

test.each(['24:00', '9:60', '9:5', '13pm', '0am', 'noon', '99999', '-1'])('%s is no time', typed => {
  expect(readTime(typed)).toEqual({ wrong: 'time' })
})

describe('a moment', () => {
  const planned = on('2026-11-28', { isAhead: true })
  test.each([
    ['2026-11-03 14:30', '', '2026-11-03T14:30'],
    ['2026-11-03T14:30', '', '2026-11-03T14:30'],
    ['12-3 9', '', '2026-12-03T09:00'],
    ['12-3 0930', '', '2026-12-03T09:30'],
    ['1-3 9:30', '', '2027-01-03T09:30'],
    ['12月3日 9点半', '', '2026-12-03T09:30'],
    ['12月3日9点', '', '2026-12-03T09:00'],
    ['明天 18:00', '', '2026-11-29T18:00'],
    ['明天9点', '', '2026-11-29T09:00'],
    ['14:30', '2026-12-03T08:00', '2026-12-03T14:30'],
    ['14:30', '', '2026-11-28T14:30'],
    ['12-3', '2026-12-01T08:15', '2026-12-03T08:15'],
    ['12-3', '', '2026-12-03T00:00'],
    ['12 3', '', '2026-12-03T00:00'],
    ['20261203 14:30', '', '2026-12-03T14:30'],
    ['', '2026-12-01T08:15', ''],
  ])('%s, before that %s', (typed, value, moment) => {
    expect(readMoment(typed, value, planned)).toEqual({ value: moment })
  })

  test.each([
    ['12-3 25:00', 'time'],
    ['2-30 9:00', 'noDay'],
    ['soon', 'day'],
    ['soon 9:00', 'day'],
  ])('%s is none', (typed, wrong) => {
    expect(readMoment(typed, '', planned)).toEqual({ wrong })
  })
})

test.each([
  ['2026-11-28', { from: '2026-11-01', to: '2026-11-28' }, { from: '2026-10-01', to: '2026-10-31' }],
  ['2027-01-01', { from: '2027-01-01', to: '2027-01-01' }, { from: '2026-12-01', to: '2026-12-31' }],
  ['2028-03-31', { from: '2028-03-01', to: '2028-03-31' }, { from: '2028-02-01', to: '2028-02-29' }],
])('on %s, this month and the last', (today, month, lastMonth) => {
  expect(daysOfRange('month', today)).toEqual(month)
  expect(daysOfRange('lastMonth', today)).toEqual(lastMonth)
  expect(daysOfRange('week', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' })
})
