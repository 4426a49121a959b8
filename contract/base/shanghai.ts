import { dayMs, hourMs } from './durations.ts'

/** The time zone of the business, whatever that of server and browser. */
export const timeZone = 'Asia/Shanghai'

const day = new Intl.DateTimeFormat('sv-SE', { timeZone })
const time = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'medium' })
const dateTime = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' })

/** `2026-11-21` */
export function shanghaiDay(at: number | Date): string {
  return day.format(at)
}

/** `12:30:05` */
export function shanghaiTime(at: number | Date): string {
  return time.format(at)
}

/** `2026-11-21 12:30:05` */
export function shanghaiDateTime(at: number | Date): string {
  return dateTime.format(at)
}

/** 0 to 23 */
export function shanghaiHour(at: number | Date): number {
  return Number(hour.format(at))
}

/** Since 1991 Shanghai has been eight hours ahead all year. */
const offsetMs = 8 * hourMs

/** The moment as if its clock stood in UTC, for what knows no zones: spreadsheets, weekdays. */
export function shanghaiAsUtc(at: number): Date {
  return new Date(at + offsetMs)
}

/** Days since 1970. */
export function shanghaiDayNumber(at: number): number {
  return Math.floor((at + offsetMs) / dayMs)
}

/** The first moment of the day of a moment. */
export function shanghaiMidnight(at: number): number {
  return shanghaiDayNumber(at) * dayMs - offsetMs
}

/** The first moment of a day, `2026-11-21`. */
export function startOfShanghaiDay(day: string): number {
  return Date.parse(day) - offsetMs
}

/** The moment of `2026-11-21 12:30:05`, also with a T between, without seconds or with part of one; NaN where it is none. */
export function shanghaiMoment(written: string): number {
  return Date.parse(`${written.replace(' ', 'T')}+08:00`)
}

/** The day so many days later, `2026-11-21`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}
