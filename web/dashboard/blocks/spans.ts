import { dayMs, hourMs } from '#contract/base/durations.ts'
import type { Span } from '#contract/dashboard/span.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { htmlLanguage, useLanguage, useWords } from '#web/kit/words.ts'
import { dashboardChartWords } from '#words/dashboard/dashboard.ts'

const weekdays = new Map<string, Intl.DateTimeFormat>()

/** Making one takes long, and every chart needs it. */
function weekdayOf(language: string): Intl.DateTimeFormat {
  const format =
    weekdays.get(language) ?? new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'Asia/Shanghai' })
  weekdays.set(language, format)
  return format
}

/** The hour or day that is not over: its number is still growing, and less than a whole one of before says nothing. */
export function isRunning({ since }: Span, by: 'hour' | 'day', asOf: number): boolean {
  return since <= asOf && asOf < since + (by === 'day' ? dayMs : hourMs)
}

type Drawn = { points?: readonly Span[]; asOf?: number }

/**
 * Names of the hours or days of a chart, Asia/Shanghai. Hours of several days have their day in front, and the one that is not over
 * at `asOf` says so.
 */
export function useSpanNames(by: 'hour' | 'day', { points = [], asOf = 0 }: Drawn = {}) {
  const { unfinished } = useWords(dashboardChartWords)
  const named = (span: Span, name: string) => (isRunning(span, by, asOf) ? unfinished(name) : name)
  const time = useTimeFormat('time')
  const day = useTimeFormat('day')
  const weekday = weekdayOf(htmlLanguage(useLanguage()))
  if (by === 'day')
    return {
      full: (span: Span) => named(span, `${day(span.since)} ${weekday.format(span.since)}`),
      short: ({ since }: Span) => day(since),
    }
  const isLong = points.length > 24
  return {
    // The hour that is not over ends now; its name is that of the whole hour.
    full: (span: Span) => {
      const { since } = span
      return named(span, `${isLong ? `${day(since)} ` : ''}${time(since)}–${time(since + hourMs - 1)}`)
    },
    short: ({ since }: Span) => (points.length > 48 ? day(since) : time(since).replace(/:00$/, '')),
  }
}
