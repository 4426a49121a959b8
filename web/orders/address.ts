import * as z from 'zod/mini'
import { cancelCodes, liabilities, refundStates } from '#contract/orders/order-names.ts'
import { bookings, calls, dayKinds, orderQueues, orderSorts } from '#contract/orders/order-queues.ts'
import { dispatchStages, endedBys, latenesses, steps, timedStages } from '#contract/orders/progress.ts'
import { orderStates } from '#contract/orders/service.ts'
import { drawerTabs } from '#web/shared/order/drawerTabs.ts'

/*
 * The address of a list of orders, in the small build of zod, as this is the page that most people open first. The server checks with
 * `OrderQuestion`, and `address.test.ts` compares the two.
 */

const text = (most: number, least = 0) =>
  z._default(z.union([z.string().check(z.trim(), z.minLength(least), z.maxLength(most)), z.literal('')]), '')
const matching = (pattern: RegExp) => z._default(z.union([z.string().check(z.regex(pattern)), z.literal('')]), '')
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z._default(z.union([z.enum(names), z.literal('')]), '')
const isSet = z._default(z.boolean(), false)
const number = (least: number, most: number) =>
  z.nullish(z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most)))

const day = z._default(z.union([z.iso.date().check(z.refine(day => day >= '2000' && day < '2101')), z.literal('')]), '')
const id = number(1, 999_999_999_999_999)
const moment = number(Date.UTC(2000, 0), Date.UTC(2101, 0) - 1)
const amount = number(0, 1_000_000_000)

export const OrderAddress = z.object({
  queue: z._default(z.enum(orderQueues), 'all'),
  sort: oneOf(orderSorts),
  search: text(64),
  firstDay: day,
  lastDay: day,
  dayOf: z._default(z.enum(dayKinds), 'placed'),
  kind: z._default(z.string().check(z.maxLength(16)), ''),
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
  part: z._default(z.enum(drawerTabs), 'overview'),
  view: z._default(z.enum(['list', 'board']), 'list'),
})
