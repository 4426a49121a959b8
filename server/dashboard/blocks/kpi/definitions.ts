import type { figureUnits, Kpi } from '#contract/dashboard/names.ts'
import { figureTables, type Sum } from '#server/dashboard/figures/index.ts'
import type { ordersOfDays } from '#server/dashboard/lists.ts'
import { quickOf, waitOf } from '#server/dashboard/percentile.ts'
import { rounded, shareOf } from '#server/dashboard/shares.ts'

/** Money counts by the day of the calendar that it was booked on, everything else by the business day. */
export const bookedSums = ['settled', 'income_fen', 'settled_fen'] as const
export type Booked = Record<(typeof bookedSums)[number], number>

type OrderSum = Exclude<Sum, keyof Booked>
export type Sums = Record<OrderSum, number>
export const orderSums = Object.keys(figureTables.order_hours.measures).filter(
  (name): name is OrderSum => !bookedSums.some(booked => booked === name),
)

type Filters = Parameters<typeof ordersOfDays>[2]

type Definition = {
  key: Kpi
  unit: (typeof figureUnits)[number]
  of: (sums: Sums) => number | null
  /** How many rows its list has. */
  rows: (sums: Sums) => number
  list: Filters
  /** Of how many rows it is a share; `rows` where left out. */
  base?: (sums: Sums) => number
  /** Orders under way may still be cancelled, refunded or complained about. */
  changes?: true
}

const completed = { dayOf: 'paid', queue: 'completed' }
const cancelled = { dayOf: 'paid', queue: 'cancelled' }

/** Paid orders that reached an end. */
const ended = (sums: Sums) => sums.paid_completed + sums.paid_cancelled

/** Orders that waited for somebody and were taken. */
const waited = { rows: (sums: Sums) => sums.dispatched, list: { dispatch: 'taken' } }

/** What sums of orders say. Each number stands for the rows of its list. */
export const definitions: readonly Definition[] = [
  { key: 'gmvFen', unit: 'fen', of: sums => sums.gmv_fen, rows: sums => sums.paid, list: { dayOf: 'paid' } },
  {
    key: 'netFen',
    unit: 'fen',
    of: sums => sums.gmv_fen - sums.refunded_fen,
    rows: sums => sums.paid,
    list: { dayOf: 'paid' },
    changes: true,
  },
  { key: 'placed', unit: 'count', of: sums => sums.placed, rows: sums => sums.placed, list: {} },
  {
    key: 'valid',
    unit: 'count',
    of: sums => sums.valid,
    rows: sums => sums.valid,
    list: { dayOf: 'paid', valid: true },
    changes: true,
  },
  {
    key: 'completedShare',
    unit: 'share',
    of: sums => shareOf(sums.paid_completed, ended(sums)),
    rows: sums => sums.paid_completed,
    list: completed,
    base: ended,
  },
  {
    key: 'cancelledShare',
    unit: 'share',
    of: sums => shareOf(sums.paid_cancelled, ended(sums)),
    rows: sums => sums.paid_cancelled,
    list: cancelled,
    base: ended,
  },
  {
    key: 'lostFen',
    unit: 'fen',
    of: sums => sums.lost_fen,
    rows: sums => sums.paid_cancelled,
    list: cancelled,
    changes: true,
  },
  {
    key: 'dispatchSeconds',
    unit: 'seconds',
    of: sums => rounded(shareOf(sums.dispatch_seconds, sums.dispatched)),
    ...waited,
  },
  { key: 'dispatchMedian', unit: 'seconds', of: sums => waitOf(sums, 0.5), ...waited },
  { key: 'dispatchNinetieth', unit: 'seconds', of: sums => waitOf(sums, 0.9), ...waited },
  {
    key: 'quickShare',
    unit: 'share',
    of: sums => shareOf(quickOf(sums), sums.dispatchable),
    rows: quickOf,
    list: { dispatch: 'quick' },
    base: sums => sums.dispatchable,
  },
  {
    key: 'beginSeconds',
    unit: 'seconds',
    of: sums => rounded(shareOf(sums.begin_seconds, sums.begin_count)),
    rows: sums => sums.begin_count,
    list: { timed: 'begun' },
  },
  {
    key: 'serveSeconds',
    unit: 'seconds',
    of: sums => rounded(shareOf(sums.serve_seconds, sums.serve_count)),
    rows: sums => sums.serve_count,
    list: { timed: 'served' },
  },
  {
    key: 'onTimeShare',
    unit: 'share',
    of: sums => shareOf(sums.served - sums.late, sums.served),
    rows: sums => sums.served,
    list: { dayOf: 'served', lateness: 'any' },
  },
  {
    key: 'perOrderFen',
    unit: 'fen',
    of: sums => rounded(shareOf(sums.gmv_fen - sums.refunded_fen, sums.valid)),
    rows: sums => sums.valid,
    list: { dayOf: 'paid', valid: true },
  },
  {
    key: 'refundShare',
    unit: 'share',
    of: sums => shareOf(sums.refunded_fen, sums.gmv_fen),
    rows: sums => sums.refunded,
    list: { dayOf: 'paid', refunded: true },
    base: sums => sums.paid,
    changes: true,
  },
]

/** For those who see complaints. */
export const complaintRate: Definition = {
  key: 'complaintRate',
  unit: 'perThousand',
  of: sums => shareOf(sums.complained * 1000, sums.completed),
  rows: sums => sums.complained,
  list: { complained: true },
  base: sums => sums.completed,
  changes: true,
}
