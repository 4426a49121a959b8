import { dayMs } from '#contract/base/durations.ts'
import { firstHour, linkTo } from '#contract/dashboard/question.ts'
import type { ListLink } from '#contract/dashboard/span.ts'
import { type Service, screenOfService, services } from '#contract/orders/service.ts'
import { type Asked, type Days, startOfDay } from './period.ts'

type Filters = Record<string, string | number | boolean | undefined>

/** Screens of the lists that explain figures. */
const screens = {
  'refunds.list': '/finance/refund',
  'workers.list': '/list',
  'users.list': '/user/list',
  'settlements.list': '/finance/settlements',
  'chats.list': '/kefumsg',
  'complaints.list': '/tousu',
  'feedback.list': '/fankui',
  'withdrawals.list': '/tixian',
  'reconDifferences.list': '/finance/recon',
  'ledger.accounts': '/finance/ledger',
  'verifications.list': '/user/renzheng',
  'applications.list': '/shenqing',
  'posts.list': '/user/dongtailist',
  'announcements.list': '/gonggao',
  'merchants.list': '/list',
} as const

/** How the address of a screen calls a filter, where it is not called as in its question. */
const addressNames: Record<string, string> = { queue: 'tab', cityCode: 'city', workStatus: 'work', expiresIn: 'expiry' }
/** Where the rows are under another tab than the first. */
const tabs: Partial<Record<keyof typeof screens, Filters>> = { 'ledger.accounts': { tab: 'accounts' } }
const asInQuestion: readonly string[] = ['chats.list', 'users.list']

export function listOf(operation: keyof typeof screens, input: Filters): ListLink {
  const asked = { operation, service: null, input: without(input) }
  if (asInQuestion.includes(operation)) return linkTo(screens[operation], asked)
  const named = [...Object.entries(tabs[operation] ?? {}), ...Object.entries(asked.input)].map(([name, value]) => [
    addressNames[name] ?? name,
    value,
  ])
  const { link } = linkTo(screens[operation], { ...asked, input: Object.fromEntries(named) })
  return { ...asked, link }
}

/** The list of a service's orders with these filters. */
export function ordersOf(service: Service, { cityCode }: Pick<Asked, 'cityCode'>, input: Filters): ListLink {
  const filters = without({ service, ...input, cityCode: cityCode || undefined })
  const screen = screenOfService[service]
  const isShared = services.some(other => other !== service && screenOfService[other] === screen)
  const { link } = linkTo(screen, {
    operation: 'orders.list',
    service,
    input: isShared ? filters : without({ ...filters, service: undefined }),
  })
  return { operation: 'orders.list', service, input: filters, link }
}

/** Lists of the orders of these days, one for each service. */
export function ordersOfDays(asked: Asked, days: readonly Days[], input: Filters): ListLink[] {
  return days.flatMap(each =>
    each.services.map(service => ordersOf(service, asked, { ...input, ...dayFilters(service, each) })),
  )
}

/** Days of the calendar as such; others as the moments that they begin and end at. */
export function dayFilters(service: Service, { first, last }: Pick<Days, 'first' | 'last'>): Filters {
  if (firstHour[service] === 0) return { firstDay: first, lastDay: last }
  return { since: startOfDay(service, first), until: startOfDay(service, last) + dayMs }
}

function without(input: Filters): Record<string, string | number | boolean> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Record<string, string>
}
