import type { OutputOf } from '#contract/base/operation.ts'
import { mostPlanned } from '#contract/orders/board.ts'
import { dispatch, type Proposal } from '#contract/orders/dispatch.ts'
import { handle } from '#server/kit/handle.ts'
import { viewWaiting, waitingOrders } from '#server/orders/dispatch/waiting.ts'
import type { OrderReader } from '#server/orders/index.ts'
import { type Planned, proposalFor } from './proposal.ts'

/** What could be assigned now, and to whom. Assigns nothing. */
export const propose = handle(dispatch.propose, async (context, { service, ids, workerId }) => {
  const { db, caller } = context
  const waiting = waitingOrders(db, service, caller).limit(mostPlanned)
  const orders = await (ids ? waiting.where('orders.id', 'in', ids.length > 0 ? ids : [0]) : waiting).execute()
  const { planned, left, lateNearest } = await proposalFor(context, { service, orders, firstWorkerId: workerId })
  return {
    proposals: planned.map(each => viewProposal(each, context)),
    left: left.map(({ order, why }) => ({ ...viewWaiting(order, context), why })),
    lateNearest: lateNearest(),
  } satisfies OutputOf<typeof dispatch.propose>
})

export function viewProposal({ order, ...planned }: Planned, reader: OrderReader): Proposal {
  return { ...planned, order: viewWaiting(order, reader) }
}
