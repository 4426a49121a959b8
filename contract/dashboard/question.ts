import { dayMs, hourMs } from '#contract/base/durations.ts'
import { shanghaiAsUtc } from '#contract/base/shanghai.ts'
import type { ListLink, Span } from '#contract/dashboard/span.ts'
import { forecastWeeks, type ServiceKey, serviceDefinitions } from './names.ts'

/** The longest range that is shown by hours, and the longest by days. */
export const mostDays = { hour: 31, day: 400 } as const
type Grain = keyof typeof mostDays

export function daysOf(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1
}

type Days = { from: string; to: string }

/** Both days or neither, in order, and not more of them than can be shown. */
export function isRange({ from, to }: Days, most: number): boolean {
  if (from === '' && to === '') return true
  return from !== '' && to !== '' && from <= to && daysOf(from, to) <= most
}

/**
 * When the business day begins, Asia/Shanghai: a night's rides belong to the day before. Whoever asks for all services gets
 * each service's own day.
 */
export const firstHour = { chauffeur: 6, food: 0, errand: 0, express: 0, companion: 0, challenge: 0 } as const

/**
 * The lists of a point of a chart: those of its block, narrowed to its hour or day. A point of all services that is a day has
 * the days of the calendar; the rides of that day begin later.
 */
export function listsOfPoint(lists: readonly ListLink[], { since, until }: Span, by: Grain): ListLink[] {
  return lists.flatMap(list => {
    const first = list.service === null ? 0 : firstHour[list.service]
    const isShifted = by === 'day' && shanghaiAsUtc(since).getUTCHours() !== first
    const later = isShifted ? first * hourMs : 0
    const input = { since: since + later, until: until + later }
    return isWithin(input, list.input) ? listsWith([list], input) : []
  })
}

/** Of a service whose day has not begun then, or is over, a list of all services has nothing. */
function isWithin(one: { since: number; until: number }, { since, until }: ListLink['input']): boolean {
  return !(Number(until) <= one.since || Number(since) >= one.until)
}

/** The lists of a cell of the grid. */
export function listsOfCell(lists: readonly ListLink[], { x, y }: { x: number; y: number }): ListLink[] {
  return listsWith(lists, { cell: `${x}.${y}` })
}

/** The same lists with these filters as well, which addresses call as questions do. */
export function listsWith(lists: readonly ListLink[], filters: ListLink['input']): ListLink[] {
  return lists.map(list => {
    const [screen, asked = ''] = list.link.split('?')
    const others = asked.split('&').filter(pair => pair && !((pair.split('=')[0] ?? '') in filters))
    const link = `${screen}?${[...others, ...pairsOf(filters)].join('&')}`
    return { ...list, input: { ...list.input, ...filters }, link }
  })
}

/** A link with the address that follows from its filters. */
export function linkTo(screen: string, { operation, service, input }: Omit<ListLink, 'link'>): ListLink {
  const pairs = pairsOf(input)
  return { operation, service, input, link: pairs.length > 0 ? `${screen}?${pairs.join('&')}` : screen }
}

function pairsOf(filters: ListLink['input']): string[] {
  return Object.entries(filters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
}

/** Of lists of conversations, the conversations that a figure is about. */
export function listsOfService(lists: readonly ListLink[], key: ServiceKey): ListLink[] {
  const { outcome } = serviceDefinitions[key]
  return listsWith(lists, outcome ? { outcome } : {})
}

/** The orders of the same hour in each of those weeks, the last week first. */
export function listsOfForecast(lists: readonly ListLink[], { since, until }: Span): (Span & { lists: ListLink[] })[] {
  return Array.from({ length: forecastWeeks }, (_, week) => {
    const span = { since: since - (week + 1) * 7 * dayMs, until: until - (week + 1) * 7 * dayMs }
    return { ...span, lists: listsWith(lists, span) }
  })
}

/** Everybody who was on duty in that hour. */
export function listsOnDuty(lists: readonly ListLink[], { since }: Pick<Span, 'since'>): ListLink[] {
  return listsWith(lists, { onDutyAt: since })
}
