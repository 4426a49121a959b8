import { dayMs, hourMs, minuteMs } from '#contract/base/durations.ts'
import { addDays, shanghaiDay, startOfShanghaiDay } from '#contract/base/shanghai.ts'
import { firstHour } from '#contract/dashboard/question.ts'
import type { Span } from '#contract/dashboard/span.ts'
import { type Service, services } from '#contract/orders/service.ts'
import type { TaggedSlice } from '#server/dashboard/figures/index.ts'

export type Asked = { service?: Service | null | undefined; cityCode: string; from: string; to: string }

/** Days of services, both included: business days, or days of the calendar. */
export type Days = {
  services: readonly Service[]
  /** The hour that each begins at, Asia/Shanghai. */
  firstHour: number
  first: string
  last: string
  /** The last one is not over, or has not begun: earlier days are compared until the same time. */
  isRunning: boolean
}

export function servicesOf({ service }: Pick<Asked, 'service'>): readonly Service[] {
  return service ? [service] : services
}

/** The business day of a service at a moment. */
export function businessDay(service: Service, at: number): string {
  return shanghaiDay(at - firstHour[service] * hourMs)
}

export function startOfDay(service: Service, day: string): number {
  return startOfShanghaiDay(day) + firstHour[service] * hourMs
}

/** The business days that a question is about; services with different days apart. */
export function daysOf(asked: Asked, now: number): Days[] {
  const each = servicesOf(asked).map(service => ({
    service,
    firstHour: firstHour[service],
    ...daysFrom(asked, businessDay(service, now)),
  }))
  const groups = Object.values(
    Object.groupBy(each, ({ firstHour: hour, last, isRunning }) => [hour, last, isRunning].join(' ')),
  )
  return groups.flatMap(group => {
    const [one] = group ?? []
    return one && group ? [{ ...one, services: group.map(({ service }) => service) }] : []
  })
}

/** The same of the calendar, whatever the service: money is booked by them, and customers come in them. */
export function calendarDaysOf(asked: Asked, now: number): Days {
  return { services: servicesOf(asked), firstHour: 0, ...daysFrom(asked, shanghaiDay(now)) }
}

/** What is asked for, or today where no days are. */
function daysFrom({ from, to }: Asked, today: string): Pick<Days, 'first' | 'last' | 'isRunning'> {
  const [first, last] = from === '' ? [today, today] : [from, to]
  return { first, last, isRunning: last >= today }
}

/** From the first start of a day to the last end of one, at most now. */
export function spanOf(days: readonly Days[], now: number): Span {
  const ranges = days.map(rangeOf)
  const [starts, ends] = [ranges.map(({ since }) => since), ranges.map(({ until }) => until)]
  return { since: Math.min(...starts), until: Math.min(now, Math.max(...ends)) }
}

/** Whole days. Their rows begin at midnight or when the business day does. */
export function wholeDays<Tag extends string>(tag: Tag, { services: of, first, last }: Days): TaggedSlice<Tag> {
  return {
    tag,
    table: 'order_days',
    services: of,
    since: startOfShanghaiDay(first),
    until: startOfShanghaiDay(last) + dayMs,
  }
}

/** The same days so many days earlier; of those until the one that is running, until the same minute of it. */
export function earlierDays<Tag extends string>(
  tag: Tag,
  days: Days,
  earlier: number,
  now: number,
): TaggedSlice<Tag>[] {
  if (!days.isRunning) {
    const [first, last] = [addDays(days.first, -earlier), addDays(days.last, -earlier)]
    return [wholeDays(tag, { ...days, first, last })]
  }
  // Days that have not begun are no days to compare with.
  const running = shanghaiDay(now - days.firstHour * hourMs)
  if (days.first > running) return []
  const [first, last] = [addDays(days.first, -earlier), addDays(running, -earlier)]
  const of = { tag, services: days.services }
  const { since: start } = rangeOf({ ...days, first: last })
  const until = now - earlier * dayMs
  const hour = Math.floor(until / hourMs) * hourMs
  return [
    { ...of, table: 'order_days', since: startOfShanghaiDay(first), until: startOfShanghaiDay(last) },
    { ...of, table: 'order_hours', since: start, until: hour },
    { ...of, table: 'order_minutes', since: Math.max(start, hour), until: Math.floor(until / minuteMs) * minuteMs },
  ]
}

/** When the first of these days begins and the last one ends, whether they are over or not. */
export function rangeOf({ firstHour: hour, first, last }: Pick<Days, 'firstHour' | 'first' | 'last'>): Span {
  return {
    since: startOfShanghaiDay(first) + hour * hourMs,
    until: startOfShanghaiDay(last) + hour * hourMs + dayMs,
  }
}

/** The hours from the first beginning of these days until their last end. An hour may be of the day of some services only. */
export function hoursOf(ranges: readonly Span[]): Span[] {
  const since = Math.min(...ranges.map(range => range.since))
  const until = Math.max(...ranges.map(range => range.until))
  return Array.from({ length: (until - since) / hourMs }, (_, hour) => ({
    since: since + hour * hourMs,
    until: since + (hour + 1) * hourMs,
  }))
}
