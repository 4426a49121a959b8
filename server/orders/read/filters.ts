import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { typedPlate } from '#contract/base/texts/plate.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import type { CancelCode } from '#contract/orders/order-names.ts'
import type { OrderQuestion } from '#contract/orders/order-question.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import { containing, contains, endsWith, numberEnd } from '#server/desk/searches/index.ts'
import { may } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import { withinDays } from '#server/kit/rows/shanghai.ts'
import type { Scope, ScopedCaller } from '#server/kit/rows/shared-reads.ts'
import { phoneMatches, type SearchedWord } from '#server/people/index.ts'
import { progressFilters } from './progress-filters.ts'
import { queueConditions } from './queues.ts'
import { areOrders, areUnfinished, hasDays, idsOfUnfinished } from './standings.ts'

type Question = z.output<typeof OrderQuestion>
/** A question whose search was read as words by `readSearch`. */
type Asked = Omit<Question, 'service' | 'queue' | 'sort' | 'search' | 'ids' | 'after' | 'limit'> &
  Partial<Pick<Question, 'ids'>> & { words: readonly SearchedWord[] }
type Days = Pick<Question, 'firstDay' | 'lastDay' | 'since' | 'until' | 'dayOf'>

const row = expressionBuilder<Tables, 'orders'>()

/** Who asks, as far as rows depend on it. */
export type ListReader = Pick<Scope, 'caller' | 'setting'>

/** The conditions of a question `withStandings`, for the list, the numbers of its tabs and its export alike. */
export function filters(asked: Asked, { caller, setting }: ListReader) {
  const { words, kind, state, refund, cancelCode, shop, cityCode, leastFen, mostFen, customerId, workerId } = asked
  return [
    ...(hasDays(asked) ? [between(asked)] : []),
    matchesSearch(words),
    ...(kind ? [row('orders.kind', '=', kind)] : []),
    ...(state ? [sql<SqlBool>`order_standings.state = ${state}`] : []),
    ...(refund ? [row('orders.refund', '=', refund as OrderRow['refund'])] : []),
    ...(cancelCode ? [row('orders.cancel_code', '=', cancelCode as CancelCode)] : []),
    ...(shop ? [sql<SqlBool>`orders.details #>> '{from,name}' = ${shop}`] : []),
    ...(cityCode ? [row('orders.city_code', '=', cityCode)] : []),
    ...(leastFen == null ? [] : [sql<SqlBool>`orders.pay_fen >= ${leastFen}`]),
    ...(mostFen == null ? [] : [sql<SqlBool>`orders.pay_fen <= ${mostFen}`]),
    ...(customerId ? [row('orders.customer_id', '=', customerId)] : []),
    ...(asked.ids ? [row('orders.id', 'in', [...asked.ids, 0])] : []),
    ...(workerId ? [sql<SqlBool>`order_standings.worker_id = ${workerId}`] : []),
    ...followFilters(asked, caller),
    ...rideFilters(asked, setting),
    ...progressFilters(asked),
  ]
}

const dayColumns = {
  placed: 'orders.placed_at',
  paid: 'order_standings.paid_at',
  finished: 'order_standings.finished_at',
  served: 'order_standings.served_at',
} as const

export function dayColumnOf({ dayOf }: Pick<Days, 'dayOf'>): (typeof dayColumns)[Days['dayOf']] {
  return dayColumns[dayOf]
}

function between(days: Days): Expression<SqlBool> {
  const name = dayColumnOf(days)
  const column = sql.ref(name)
  const { firstDay, lastDay, since, until } = days
  return row.and([
    ...withinDays(name, firstDay, lastDay),
    ...(since == null ? [] : [sql<SqlBool>`${column} >= ${new Date(since)}`]),
    ...(until == null ? [] : [sql<SqlBool>`${column} < ${new Date(until)}`]),
  ])
}

type FollowQuestion = Pick<z.output<typeof OrderQuestion>, 'urged' | 'complained' | 'noted' | 'claimed' | 'liability'>

/** Filters by what people did about an order besides moving it. */
function followFilters(asked: FollowQuestion, caller: ScopedCaller): Expression<SqlBool>[] {
  const { urged, complained, noted, claimed, liability } = asked
  const row = expressionBuilder<Tables, 'orders'>()
  return [
    ...(urged ? [row('orders.urges', '>', 0)] : []),
    ...(complained ? [may(caller, 'complaints.view') ? row('orders.complaints', '>', 0) : row.lit(false)] : []),
    ...(noted ? [row('orders.notes', '>', 0)] : []),
    ...(claimed ? [row('orders.claimed_by_id', '=', caller.userId)] : []),
    ...(liability ? [isLiable(liability)] : []),
  ]
}

/** Same predicate as the index `refunds_liability`. */
function isLiable(liability: string): Expression<SqlBool> {
  return sql<SqlBool>`orders.id in (select order_id from refunds
    where liability = ${liability} and stage not in ('withdrawn', 'rejected'))`
}

type RideQuestion = Pick<z.output<typeof OrderQuestion>, 'plate' | 'booking' | 'waitedMinutes' | 'help' | 'unpaidHours'>

/** Filters that only rides have. With one of them set no other service is listed. */
function rideFilters(
  { plate, booking, waitedMinutes, help, unpaidHours }: RideQuestion,
  setting: SettingReader,
): Expression<SqlBool>[] {
  const asked = [
    ...(plate ? [hasPlate(plate)] : []),
    ...(booking ? [sql<SqlBool>`orders.promised_at is ${sql.raw(booking === 'later' ? 'not null' : 'null')}`] : []),
    ...(waitedMinutes == null ? [] : [waitsFor(waitedMinutes)]),
    ...(help === 'open' ? [queueConditions.help] : []),
    ...(help === 'settled'
      ? [sql<SqlBool>`orders.facts ->> 'helpAt' is not null and not (${queueConditions.help})`]
      : []),
    ...(unpaidHours == null ? [] : [isUnpaidFor(unpaidHours, setting('orders.timeouts.chauffeur').pending_pay ?? 0)]),
  ]
  return asked.length > 0 ? [sql<SqlBool>`orders.service = 'chauffeur'`, ...asked] : []
}

/** The index of `search` narrows it down, since the plate is one of its words; the details decide. */
function hasPlate(asked: string): Expression<SqlBool> {
  const plate = typedPlate(asked)
  const written = sql`(orders.details ->> 'plate')`
  return sql<SqlBool>`bigrams(orders.search) @> bigrams(compared_form(${plate})) and ${contains(written, plate)}`
}

/** Before the chauffeur has arrived. */
const waitingStates = ['pending_dispatch', 'no_driver', 'offered', 'accepted'] as const

function waitsFor(minutes: number): Expression<SqlBool> {
  return sql<SqlBool>`${areUnfinished(sql`state in (${sql.join(waitingStates)})`)}
    and coalesce(orders.promised_at, orders.placed_at) <= now() - make_interval(mins => ${minutes}::int)`
}

/** Since payment was due. A ride that was left unpaid came to its state `secondsToPay` later. */
function isUnpaidFor(hours: number, secondsToPay: number): Expression<SqlBool> {
  const latest = sql`now() - make_interval(hours => ${hours}::int)`
  const unpaid = sql`select id from orders where facts ->> 'isUnpaid' = 'true'`
  const found = areOrders(sql`${idsOfUnfinished(sql`state = 'pending_pay'`)} union all ${unpaid}`)
  return sql<SqlBool>`${found} and (orders.finished_at is null and orders.state = 'pending_pay' and orders.state_at <= ${latest}
    or orders.facts ->> 'isUnpaid' = 'true'
      and orders.state_at <= ${latest} + make_interval(secs => ${secondsToPay}::int))`
}

/**
 * One box for everything: an order number or the end of one, a phone number or its last four, a name of two characters
 * or more. Of several words each must match.
 */
function matchesSearch(words: readonly SearchedWord[]): Expression<SqlBool> {
  return expressionBuilder<Tables, 'orders'>().and(words.map(matchesWord))
}

function matchesWord(word: SearchedWord): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'orders'>()
  const { words } = word
  const ways = [byName(words)]
  const end = numberEnd(words)
  if (end) ways.push(endsWith('orders.no', end))
  for (const isPhone of phoneMatches('users.phone', word)) ways.push(ofCustomer(isPhone))
  return row.or(ways)
}

function ofCustomer(isPhone: Expression<SqlBool>): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'orders'>()
  const customers = row.selectFrom('users').select('users.id').where(isPhone).where('users.kind', '=', 'customer')
  return row('orders.customer_id', 'in', customers)
}

/**
 * The bigram index narrows it down, the text itself decides; it is stored in the form in which texts are compared. The text stands first:
 * where the index is not asked, each row is looked at in this order, and pairs cost thirty times as much as the text.
 */
function byName(words: string): Expression<SqlBool> {
  const pattern = containing(words)
  return sql<SqlBool>`(orders.search ilike ${pattern} and bigrams(orders.search) @> bigrams(${words}))`
}
