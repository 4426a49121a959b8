import { expect, test } from 'vitest'
import { opensAtOf } from './payout-hours.ts'

const day = { from: 9, to: 22 }
const at = (time: string) => Date.parse(`2026-11-23T${time}+08:00`)

test('Within the hours money is paid out: from the first second of one to the last of the other', () => {
  for (const time of ['09:00:00', '12:30:00', '21:59:59']) expect(opensAtOf(day, at(time))).toBeNull()
  for (const time of ['00:00:00', '23:59:59']) expect(opensAtOf({ from: 0, to: 24 }, at(time))).toBeNull()
})

test('Outside of them it is said when: this morning or tomorrow’s', () => {
  expect(opensAtOf(day, at('08:59:59'))).toBe(at('09:00:00'))
  expect(opensAtOf(day, at('00:10:00'))).toBe(at('09:00:00'))
  expect(opensAtOf(day, at('22:00:00'))).toBe(at('09:00:00') + 86_400_000)
})

test('Hours that go on after midnight', () => {
  const night = { from: 20, to: 2 }
  for (const time of ['20:00:00', '01:59:59']) expect(opensAtOf(night, at(time))).toBeNull()
  expect(opensAtOf(night, at('02:00:00'))).toBe(at('20:00:00'))
})
