import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, PageLimit, pageOf } from '#contract/base/page.ts'
import { Id, ReasonedTarget } from '#contract/base/values.ts'
import { services } from '#contract/orders/service.ts'
import { OrderSettlement, SettlementRow } from './settlement.ts'

/** `stopped`: not divided or not released, for whatever reason; `onHold`: of those, the ones that a member of staff stopped. */
export const settlementQueues = ['stopped', 'onHold', 'held', 'released', 'all'] as const
export type SettlementQueue = (typeof settlementQueues)[number]

export const SettlementQuestion = z.object({
  queue: z.enum(settlementQueues).default('stopped'),
  service: z.enum(services).nullish(),
  /** An order's number, or the last 6 or more of it. */
  search: z.string().trim().max(32).default(''),
  after: AfterId,
  limit: PageLimit,
})

export const settlements = {
  /** The money of one order; null while nothing was paid. */
  ofOrder: query('settlements.ofOrder', {
    needs: 'orders.view',
    input: z.object({ id: Id }),
    output: z.object({ settlement: OrderSettlement.nullable() }),
  }),
  /** The newest first. */
  list: query('settlements.list', {
    needs: 'settlements.view',
    input: SettlementQuestion,
    output: pageOf(SettlementRow),
  }),
  /** `id` is the order's, `version` the settlement's. Nothing of the order is divided or released until it is taken back. */
  hold: command('settlements.hold', { needs: 'settlements.hold', input: ReasonedTarget, output: OrderSettlement }),
  unhold: command('settlements.unhold', { needs: 'settlements.hold', input: ReasonedTarget, output: OrderSettlement }),
}
