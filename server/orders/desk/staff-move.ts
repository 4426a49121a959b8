import type { ReasonedTarget, Target } from '#contract/base/values.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import type { StaffMove } from '#contract/orders/order-names.ts'
import { refuse } from '#server/kit/refusal.ts'
import { refuseMove } from '#server/kit/rows/move-record.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import type { MoveInput } from '#server/orders/engine/effects.ts'
import { refusalOfMove } from '#server/orders/engine/guards.ts'
import { moveOrder, wakeInboxes } from '#server/orders/engine/moves.ts'
import { viewOrder } from '#server/orders/read/detail.ts'
import { type OrderRecord, orderStateColumns } from '#server/orders/table.ts'
import { isOwnCase } from '#server/people/index.ts'
import { lockSeenOrder } from './lock-order.ts'

type StaffInput = Omit<MoveInput, 'by'>

/** What decides where the money of an order goes: nobody does that with an order of their own. */
const movesOfMoney: readonly StaffMove[] = [
  'end',
  'adjustFee',
  'settleHelp',
  'arbitrate',
  'awardCustomer',
  'split',
  'awardCompanion',
  'judge',
  'judgeAgain',
  'annul',
  'complete',
  'cancel',
]

/** Every move of staff: lock, compare with what the person saw, ask plan and guard, move, answer the order as it is now. */
export async function moveByStaff(
  context: CommandContext,
  { id, version }: Target,
  move: StaffMove,
  inputOf: (order: OrderRecord) => StaffInput | Promise<StaffInput>,
): Promise<OrderDetail> {
  const order = await lockSeenOrder(context, { id, version })
  const { caller } = context
  await refuseMove(orderStateColumns[order.service], {
    row: order,
    standing: order,
    move,
    by: 'staff',
    caller,
    guard: row => refusalOfMove(row, move, caller, context.setting),
    fresh: () => viewOrder(context, { id }),
  })
  const input = await inputOf(order)
  const { customer_id, worker_id } = order
  if (movesOfMoney.includes(move) && (await isOwnCase(context.db, caller.userId, [customer_id, worker_id])))
    refuse('ownCase')
  await moveOrder(context, order, move, { byName: caller.name, byId: caller.userId, ...input, by: 'staff' })
  await wakeInboxes(context, [id])
  return viewOrder(context, { id })
}

/** Runs a move that needs a reason and nothing else. */
export function withReason(move: StaffMove) {
  return (context: CommandContext, { reason, ...target }: ReasonedTarget): Promise<OrderDetail> =>
    moveByStaff(context, target, move, () => ({ reason }))
}
