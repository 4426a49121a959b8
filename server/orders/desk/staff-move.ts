import type { ReasonedTarget, Target } from '#contract/base/values.ts'
import type { OrderDetail, StaffMove } from '#contract/orders/order.ts'
import { refuseMove } from '#server/kit/rows/move-record.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import type { MoveInput } from '#server/orders/engine/effects.ts'
import { refusalOfMove } from '#server/orders/engine/guards.ts'
import { moveOrder } from '#server/orders/engine/moves.ts'
import { wakeInbox } from '#server/orders/engine/wake-inbox.ts'
import { viewOrder } from '#server/orders/read/detail.ts'
import { type OrderRecord, orderStateColumns } from '#server/orders/table.ts'
import { lockSeenOrder } from './lock-order.ts'

type StaffInput = Omit<MoveInput, 'by'>

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
  await moveOrder(context, order, move, {
    byName: caller.name,
    byId: caller.userId,
    ...(await inputOf(order)),
    by: 'staff',
  })
  await wakeInbox(context, id)
  return viewOrder(context, { id })
}

/** Runs a move that needs a reason and nothing else. */
export function withReason(move: StaffMove) {
  return (context: CommandContext, { reason, ...target }: ReasonedTarget): Promise<OrderDetail> =>
    moveByStaff(context, target, move, () => ({ reason }))
}
