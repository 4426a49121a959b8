import { expect, test } from 'vitest'
import { type CityStanding, standingOf } from './city-hours.ts'

const at = (time: string) => new Date(`2026-10-01T${time}+08:00`)
const city = (hours: string, holidays: string[] = []) => ({ services: ['food' as const], hours, holidays })

const cases: [hours: string, time: string, standing: CityStanding][] = [
  ['', '03:00:00', 'open'],
  ['9-22', '08:59:59', 'resting'],
  ['9-22', '09:00:00', 'open'],
  ['9-22', '21:59:59', 'open'],
  ['9-22', '22:00:00', 'resting'],
  ['9-24', '23:59:59', 'open'],
  ['20-6', '19:59:59', 'resting'],
  ['20-6', '23:30:00', 'open'],
  ['20-6', '05:59:59', 'open'],
  ['20-6', '06:00:00', 'resting'],
]

test.each(cases)('a city with the hours “%s” is at %s %s', (hours, time, standing) => {
  expect(standingOf(city(hours), at(time))).toBe(standing)
})

test('a holiday is a day of Shanghai, and without services a city is closed', () => {
  const holiday = city('', ['2026-10-01'])
  expect(standingOf(holiday, new Date('2026-09-30T15:59:59Z'))).toBe('open')
  expect(standingOf(holiday, new Date('2026-09-30T16:00:00Z'))).toBe('holiday')
  expect(standingOf(holiday, new Date('2026-10-01T16:00:00Z'))).toBe('open')
  expect(standingOf({ ...holiday, services: [] }, at('12:00:00'))).toBe('closed')
})
