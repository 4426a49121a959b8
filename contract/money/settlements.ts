import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { AfterIdOrRank, byAge, PageLimit, pageOf, sortInput } from '#contract/base/page.ts'
import { DayLimit, FenTotal, Id, ReasonedTarget, reasonText, Target } from '#contract/base/values.ts'
import { exportCommand } from '#contract/desk/exports.ts'
import { services } from '#contract/orders/service.ts'
import { ListedSettlement, OrderSettlement, parties, SettlementDetail, stopReasons } from './settlement.ts'

/**
 * Tabs of `/finance/settlements`. `held`: released when its time comes. `stopped`: not divided or not released, for whatever
 * reason. `owing`: a refund took back what was divided, and who got it owes the platform now.
 */
export const settlementQueues = ['held', 'stopped', 'owing', 'released', 'all'] as const
export type SettlementQueue = (typeof settlementQueues)[number]
/** Those that are counted. */
export const openSettlementQueues = ['held', 'stopped', 'owing'] as const

const filters = {
  queue: z.enum(settlementQueues).default('held'),
  service: z.enum(services).optional(),
  cityCode: z.string().max(6).optional(),
  reason: z.enum(stopReasons).optional(),
  /** An order's number, or the last 6 or more of it; the number or a part of the name of a worker or shop. */
  search: z.string().trim().max(32).default(''),
  /** The days on which it was divided, both included. */
  from: DayLimit,
  to: DayLimit,
}

/** By when the order was placed; `due` by what is released next. */
export const settlementSorts = [...byAge, 'due'] as const
export type SettlementSort = (typeof settlementSorts)[number]

export const SettlementQuestion = z.object({
  ...filters,
  sort: sortInput(settlementSorts),
  after: AfterIdOrRank,
  limit: PageLimit,
})

/** As many are counted and added up. */
export const mostSummed = 1000
/** As many are released at once. */
export const mostReleased = 50

export const settlements = {
  /** The money of one order; null while nothing was paid. */
  ofOrder: query('settlements.ofOrder', {
    needs: 'orders.view',
    input: z.object({ id: Id }),
    output: z.object({ settlement: OrderSettlement.nullable() }),
  }),
  list: query('settlements.list', {
    needs: 'settlements.view',
    input: SettlementQuestion,
    output: pageOf(ListedSettlement),
  }),
  /** `id` is the order's. */
  get: query('settlements.get', { needs: 'settlements.view', input: z.object({ id: Id }), output: SettlementDetail }),
  export: exportCommand('settlements.export', SettlementQuestion),
  /** Rows of each queue, at most 1,000. */
  counts: query('settlements.counts', {
    needs: 'settlements.view',
    input: z.object({}),
    output: z.record(z.enum(openSettlementQueues), z.int()),
  }),
  /** What the newest 1,000 of a list come to. */
  sums: query('settlements.sums', {
    needs: 'settlements.view',
    input: z.object(filters),
    output: z.object({
      count: z.int(),
      /** Whether there are more than were added up. */
      isPart: z.boolean(),
      paidFen: FenTotal,
      /** What of it is still held, to be released later. */
      heldFen: FenTotal,
      parts: z.array(z.object({ party: z.enum(parties), amountFen: z.int() })),
    }),
  }),
  /** `id` is the order's, `version` the settlement's. Nothing of the order is divided or released until it is taken back. */
  hold: command('settlements.hold', { needs: 'settlements.hold', input: ReasonedTarget, output: OrderSettlement }),
  unhold: command('settlements.unhold', {
    needs: 'settlements.release',
    input: ReasonedTarget,
    output: OrderSettlement,
  }),
  /** Each as `unhold` would; what cannot be resumed changes nothing of the others. */
  unholdMany: command('settlements.unholdMany', {
    needs: 'settlements.release',
    input: z.object({ settlements: z.array(Target).min(1).max(mostReleased), reason: reasonText }),
    output: z.object({
      resumed: z.int(),
      refused: z.array(z.object({ id: Id, no: z.string(), refusal: z.string() })),
    }),
  }),
}
