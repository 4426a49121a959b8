import { hourMs } from '#contract/base/durations.ts'
import type { Span } from '#contract/dashboard/span.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { htmlLanguage, useLanguage } from '#web/kit/words.ts'

const weekdays = new Map<string, Intl.DateTimeFormat>()

/** Making one takes long, and every chart needs it. */
function weekdayOf(language: string): Intl.DateTimeFormat {
  const format =
    weekdays.get(language) ?? new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'Asia/Shanghai' })
  weekdays.set(language, format)
  return format
}

/** Names of the hours or days of a chart, Asia/Shanghai. Hours of several days have their day in front. */
export function useSpanNames(by: 'hour' | 'day', points: readonly Span[] = []) {
  const time = useTimeFormat('time')
  const day = useTimeFormat('day')
  const weekday = weekdayOf(htmlLanguage(useLanguage()))
  if (by === 'day')
    return {
      full: ({ since }: Span) => `${day(since)} ${weekday.format(since)}`,
      short: ({ since }: Span) => day(since),
    }
  const isLong = points.length > 24
  return {
    // The hour that is not over ends now; its name is that of the whole hour.
    full: ({ since }: Span) => `${isLong ? `${day(since)} ` : ''}${time(since)}–${time(since + hourMs - 1)}`,
    short: ({ since }: Span) => (isLong ? day(since) : time(since).replace(/:00$/, '')),
  }
}
