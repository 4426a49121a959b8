import * as v from 'valibot'
import { cancelCodes, liabilities, refundStates } from '#contract/orders/order-names.ts'
import { bookings, calls, dayKinds, orderQueues, orderSorts } from '#contract/orders/order-queues.ts'
import { dispatchStages, endedBys, latenesses, steps, timedStages } from '#contract/orders/progress.ts'
import { orderStates } from '#contract/orders/service.ts'
import { drawerTabs } from '#web/shared/order/drawerTabs.ts'

/*
 * The address of a list of orders. This is the page that most people open first, and valibot is a tenth of zod. The server checks
 * with `OrderQuestion`, and `address.test.ts` compares the two.
 */

const text = (most: number, least = 0) =>
  v.optional(v.union([v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(most)), v.literal('')]), '')
const matching = (pattern: RegExp) => v.optional(v.union([v.pipe(v.string(), v.regex(pattern)), v.literal('')]), '')
const oneOf = <const Names extends readonly string[]>(names: Names) => v.optional(v.picklist([...names, '']), '')
const isSet = v.optional(v.boolean(), false)
const number = (least: number, most: number) =>
  v.nullish(v.pipe(v.unknown(), v.transform(Number), v.number(), v.integer(), v.minValue(least), v.maxValue(most)))

const isDay = (day: string) => new Date(day).toJSON()?.startsWith(day) ?? false
const day = v.optional(
  v.union([
    v.pipe(v.string(), v.isoDate(), v.check(isDay), v.minValue('2000'), v.maxValue('2100-12-31')),
    v.literal(''),
  ]),
  '',
)
const id = number(1, 999_999_999_999_999)
const moment = number(Date.UTC(2000, 0), Date.UTC(2101, 0) - 1)
const amount = number(0, 1_000_000_000)

export const OrderAddress = v.object({
  queue: v.optional(v.picklist(orderQueues), 'all'),
  sort: oneOf(orderSorts),
  search: text(64),
  firstDay: day,
  lastDay: day,
  dayOf: v.optional(v.picklist(dayKinds), 'placed'),
  kind: v.optional(v.pipe(v.string(), v.maxLength(16)), ''),
  state: oneOf(orderStates),
  refund: oneOf(refundStates),
  cancelCode: oneOf(cancelCodes),
  liability: oneOf(liabilities),
  urged: isSet,
  complained: isSet,
  noted: isSet,
  claimed: isSet,
  plate: text(12, 2),
  booking: oneOf(bookings),
  waitedMinutes: number(0, 100_000),
  help: oneOf(calls),
  unpaidHours: number(0, 100_000),
  since: moment,
  until: moment,
  reached: oneOf(steps),
  furthest: oneOf(steps),
  stillAt: oneOf(steps),
  lateness: oneOf(latenesses),
  valid: isSet,
  refunded: isSet,
  endedBy: oneOf(endedBys),
  cancelFault: oneOf(liabilities),
  dispatch: oneOf(dispatchStages),
  timed: oneOf(timedStages),
  zone: id,
  cell: matching(/^\d{1,6}\.\d{1,6}$/),
  shop: text(64),
  cityCode: matching(/^\d{6}$/),
  leastFen: amount,
  mostFen: amount,
  customerId: id,
  workerId: id,
  /** The order whose drawer is open, at the tab `part`. */
  no: text(32),
  part: v.optional(v.picklist(drawerTabs), 'overview'),
  view: v.optional(v.picklist(['list', 'board']), 'list'),
})
