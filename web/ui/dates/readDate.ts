import { addDays } from '#contract/base/shanghai.ts'

/** What was typed: a day, `2026-11-03`, a moment, `2026-11-03T14:30`, a time, `14:30`, or none; or why it is none of these. */
export type Reading = { value: string } | { wrong: 'day' | 'noDay' | 'time' | 'early' | 'late' }

export type Terms = {
  today: string
  /** The first and the last day that may be given; empty for any. */
  min?: string | undefined
  max?: string | undefined
  /** Without a year a day that has passed is that of the next year, where something is planned; otherwise the past is meant. */
  isAhead?: boolean | undefined
  /** What people say for the days around today. */
  spoken: Readonly<Record<keyof typeof around, readonly string[]>>
}

const around = { dayBefore: -2, yesterday: -1, today: 0, tomorrow: 1, dayAfter: 2 } as const

/** Further ahead than this, a day without a year is that of the year before: 12-31 typed in January. */
const mostAheadDays = 183

/** Month and day in this order in every language, because 3-11 cannot be guessed; after them no year. */
export function readDay(typed: string, terms: Terms): Reading {
  const text = plain(typed)
  if (text === '') return { value: '' }
  const near = Object.entries(terms.spoken).find(([, names]) => names.includes(text))?.[0]
  if (near) return within(addDays(terms.today, around[near as keyof typeof around]), terms)
  const parts = partsOf(text)
  if (!parts) return { wrong: 'day' }
  const day = dayOf(parts, terms)
  return day === undefined ? { wrong: 'noDay' } : within(day, terms)
}

/** `9`, `9:05`, `905`, `9点半`, `9:05 pm`. */
export function readTime(typed: string): Reading {
  const text = plain(typed)
  if (text === '') return { value: '' }
  const found =
    /^(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))? ?(?<half>am|pm)?$/.exec(text) ??
    /^(?<hour>\d{1,2})(?<minute>\d{2})$/.exec(text) ??
    /^(?<hour>\d{1,2})[点點时時](?:(?<minute>\d{1,2})分?|(?<thirty>半))?$/.exec(text)
  if (!found?.groups) return { wrong: 'time' }
  const { hour = '', minute = '0', half, thirty } = found.groups
  const hours = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour)
  const minutes = thirty ? 30 : Number(minute)
  if (hours > 23 || minutes > 59 || (half && (Number(hour) > 12 || Number(hour) < 1))) return { wrong: 'time' }
  return { value: `${two(hours)}:${two(minutes)}` }
}

/** A day, a time of the day that `value` has or of today, or both. A day alone keeps the time of `value`; without one it begins. */
export function readMoment(typed: string, value: string, terms: Terms): Reading {
  const text = plain(typed).replace(/(?<=\d)t(?=\d)/, ' ')
  if (text === '') return { value: '' }
  const [dayText, timeText] = isDay(text, terms) ? [text, ''] : apart(text)
  const time = timeText ? readTime(timeText) : { value: value.slice(11, 16) || '00:00' }
  const day = dayText ? readDay(dayText, terms) : within(value.slice(0, 10) || terms.today, terms)
  if ('wrong' in day) return day
  return 'wrong' in time ? time : { value: `${day.value}T${time.value}` }
}

function isDay(text: string, terms: Terms): boolean {
  const reading = readDay(text, terms)
  return !('wrong' in reading && reading.wrong === 'day')
}

/** What stands before a time at the end, and the time. */
function apart(text: string): [day: string, time: string] {
  const time = /(?:\d{1,2}[:点點时時].*|(?<= )\d{1,4}(?: ?[ap]m)?)$/.exec(text)
  return time ? [text.slice(0, time.index).trim(), time[0]] : [text, '']
}

/** Full-width digits and signs as the usual ones, one space at most. */
function plain(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ')
}

type Parts = { year?: number; month?: number; day: number }

/** `3`, `11-3`, `2026-11-3`, with any of `- / . 年 月 日` or a space between, `1103`, `20261103`. */
function partsOf(text: string): Parts | undefined {
  const together = /^(\d{4})?(\d{2})(\d{2})$/.exec(text)
  const separate = /^(?:(\d{4})(?: ?[-/.,年–—] ?| ))?(?:(\d{1,2})(?: ?[-/.,月–—] ?| ))?(\d{1,2}) ?[日号號]?$/.exec(text)
  const [, year, month, day] = together ?? separate ?? []
  if (day === undefined || (year !== undefined && month === undefined)) return undefined
  return {
    ...(year !== undefined && { year: Number(year) }),
    ...(month !== undefined && { month: Number(month) }),
    day: Number(day),
  }
}

function dayOf({ year, month, day }: Parts, { today, min, isAhead }: Terms): string | undefined {
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  if (year !== undefined || month === undefined) return existing(year ?? thisYear, month ?? thisMonth, day)
  const near = existing(thisYear, month, day)
  if (near === undefined) return undefined
  if (near < (isAhead ? today : (min ?? ''))) return existing(thisYear + 1, month, day)
  return !isAhead && near > addDays(today, mostAheadDays) ? existing(thisYear - 1, month, day) : near
}

/** Undefined where the calendar has no such day, or nothing that we keep happened or will happen in that year. */
function existing(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 2000 && year <= 2100
  return isThere ? date.toISOString().slice(0, 10) : undefined
}

function within(day: string, { min, max }: Terms): Reading {
  if (min && day < min) return { wrong: 'early' }
  return max && day > max ? { wrong: 'late' } : { value: day }
}

function two(count: number): string {
  return String(count).padStart(2, '0')
}
