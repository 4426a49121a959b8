import type { RefundAct, RefundRow } from '#contract/money/refund.ts'
import { refunds } from '#contract/money/refunds.ts'
import { type Caller, holds } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'

/** Refunds with the names that go with them. Whoever reads them for a person narrows them to that person's cities. */
export function refundsWithOrders(db: Database) {
  return db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .innerJoin('users as customer', 'customer.id', 'orders.customer_id')
    .selectAll('refunds')
    .select(['orders.no as order_no', 'orders.service', 'orders.city_code', 'customer.nick_name as customer_name'])
}

type ListedRefund = Awaited<ReturnType<ReturnType<typeof refundsWithOrders>['executeTakeFirstOrThrow']>>

/** A refund as this reader may see it, with what this reader may do. */
export function viewRefund(row: ListedRefund, caller: Caller): RefundRow {
  return {
    id: row.id,
    no: row.no,
    order: { id: row.order_id, no: row.order_no, service: row.service },
    customerName: row.customer_name,
    origin: row.origin,
    stage: row.stage,
    amountFen: row.amount_fen,
    arrivedFen: row.arrived_fen,
    code: row.code,
    liability: row.liability,
    reason: row.reason,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    remark: row.remark,
    attempt: row.attempt,
    endedAt: row.ended_at,
    version: row.version,
    allowed: allowedActs(row, caller),
  }
}

/** Limits are not in it: whoever is above theirs is told so, and to whom to turn. */
function allowedActs({ stage, asked_by_id }: ListedRefund, caller: Caller): RefundAct[] {
  const isOwn = asked_by_id === caller.userId
  const possible: RefundAct[] =
    stage === 'review' ? (isOwn ? ['withdraw'] : ['approve', 'reject']) : stage === 'failed' ? ['retry'] : []
  return possible.filter(act => holds(caller, refunds[act].needs))
}
