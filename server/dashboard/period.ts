import { dayMs, hourMs, minuteMs } from '#contract/base/durations.ts'
import { addDays, shanghaiDay, startOfShanghaiDay } from '#contract/base/shanghai.ts'
import { firstHour } from '#contract/dashboard/question.ts'
import type { Span } from '#contract/dashboard/span.ts'
import { type Service, services } from '#contract/orders/service.ts'
import type { TaggedSlice } from '#server/dashboard/figures/index.ts'

export type Asked = { service?: Service | null | undefined; cityCode: string; from: string; to: string }

/** Business days of services, both included. */
export type Days = {
  services: readonly Service[]
  first: string
  last: string
  /** The last one is not over: earlier days are compared until the same time. */
  isRunning: boolean
}

export function servicesOf({ service }: Pick<Asked, 'service'>): readonly Service[] {
  return service ? [service] : services
}

/** The business day of a service at a moment. */
function businessDay(service: Service, at: number): string {
  return shanghaiDay(at - firstHour[service] * hourMs)
}

export function startOfDay(service: Service, day: string): number {
  return startOfShanghaiDay(day) + firstHour[service] * hourMs
}

/** The days that a question is about; services with different days apart. */
export function daysOf(asked: Asked, now: number): Days[] {
  const each = servicesOf(asked).map(service => {
    const today = businessDay(service, now)
    const [first, last] = asked.from === '' ? [today, today] : [asked.from, asked.to]
    return { service, first, last, isRunning: last === today }
  })
  const groups = Object.values(
    Object.groupBy(each, ({ service, last, isRunning }) => [firstHour[service], last, isRunning].join(' ')),
  )
  return groups.flatMap(group => {
    const [one] = group ?? []
    return one && group ? [{ ...one, services: group.map(({ service }) => service) }] : []
  })
}

/** From the first start of a day to the last end of one, at most now. */
export function spanOf(days: readonly Days[], now: number): Span {
  const starts = days.map(({ services: [one], first }) => startOfDay(one ?? 'food', first))
  const ends = days.map(({ services: [one], last }) => startOfDay(one ?? 'food', last) + dayMs)
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

/** The same days so many days earlier; of a day that is running, until the same minute. */
export function earlierDays<Tag extends string>(
  tag: Tag,
  days: Days,
  earlier: number,
  now: number,
): TaggedSlice<Tag>[] {
  const [first, last] = [addDays(days.first, -earlier), addDays(days.last, -earlier)]
  if (!days.isRunning) return [wholeDays(tag, { ...days, first, last })]
  const of = { tag, services: days.services }
  const start = startOfDay(days.services[0] ?? 'food', last)
  const until = now - earlier * dayMs
  const hour = Math.floor(until / hourMs) * hourMs
  return [
    { ...of, table: 'order_days', since: startOfShanghaiDay(first), until: startOfShanghaiDay(last) },
    { ...of, table: 'order_hours', since: start, until: hour },
    { ...of, table: 'order_minutes', since: Math.max(start, hour), until: Math.floor(until / minuteMs) * minuteMs },
  ]
}

/** When the business days of services begin and end, whether they are over or not. */
export function rangeOf({ services: [one], first, last }: Days): Span {
  return { since: startOfDay(one ?? 'food', first), until: startOfDay(one ?? 'food', last) + dayMs }
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
