import { canMove } from '#contract/base/machine.ts'
import type { Target } from '#contract/base/values.ts'
import { orders } from '#contract/orders/orders.ts'
import { planOf } from '#contract/orders/service.ts'
import { refuseUntilAcknowledged } from '#server/announcements/index.ts'
import type { Change } from '#server/kit/change.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { firstDestinationOf } from '#server/orders/engine/details.ts'
import { refuseUnfit } from '#server/orders/engine/fitness.ts'
import { reasonAgainst } from '#server/orders/engine/guards.ts'
import { moveOrder, wakeInboxes } from '#server/orders/engine/moves.ts'
import { viewOrder } from '#server/orders/read/detail.ts'
import { distanceM } from '#server/orders/read/view.ts'
import { withStoredNumbers } from '#server/people/index.ts'
import { moveByStaff } from './staff-move.ts'

/** Moves of staff that change the worker or the destination, cancel an order or urge it on. */

/** What is published about safety is acknowledged before somebody dispatches. */
const dispatchByStaff: typeof moveByStaff = async (context, ...move) => {
  await refuseUntilAcknowledged(context)
  return moveByStaff(context, ...move)
}

export const assign = handle(orders.assign, async (context, { workerId, ...target }) =>
  dispatchByStaff(context, target, 'assign', async order => {
    await refuseUnfit(context, order, workerId)
    return { workerId }
  }),
)

type Alone = Target & { workerId: number; reason: string }

/** Assigns without a member of staff, where the order is still as it was seen. Refuses an unfit worker; false if it has changed, or somebody is choosing a worker for it by now. */
export async function assignAlone(change: Change, { id, version, workerId, reason }: Alone): Promise<boolean> {
  const order = await change.db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (order?.version !== version || (order.leased_until ?? 0) > Date.now()) return false
  if (!canMove(planOf(order.service), order, 'assign', 'staff')) return false
  if (reasonAgainst(order, 'assign', { setting: change.setting, userId: null }) !== null) return false
  await refuseUnfit(change, order, workerId)
  // The plan has no mover of its own for what the system does in the desk's stead.
  await moveOrder(change, order, 'assign', { by: 'staff', workerId, reason })
  await wakeInboxes(change, [id])
  return true
}

export const reassign = handle(orders.reassign, async (context, { workerId, reason, ...target }) =>
  dispatchByStaff(context, target, 'reassign', async order => {
    if (order.worker_id === workerId) refuse('notInThisState', { record: await viewOrder(context, order) })
    await refuseUnfit(context, order, workerId)
    return { workerId, reason }
  }),
)

export const handBack = handle(orders.handBack, async (context, { reason, ...target }) =>
  moveByStaff(context, target, 'handBack', ({ worker_id }) => ({ reason, workerId: worker_id ?? undefined })),
)

export const cancel = handle(orders.cancel, async (context, { code, reason, ...target }) =>
  moveByStaff(context, target, 'cancel', () => ({ reason, cancelCode: code })),
)

export const urge = handle(orders.urge, async (context, target) => moveByStaff(context, target, 'urge', () => ({})))

/** Metres from the first destination, in however many steps. One further away is another order. */
const maxAddressChangeM = 1000

export const changeAddress = handle(
  orders.changeAddress,
  async (context, { detail: asked, point, reason, ...target }) =>
    moveByStaff(context, target, 'changeAddress', order => {
      const { to } = order.details
      const first = firstDestinationOf(order)
      if (!to || !first || distanceM(first, point) > maxAddressChangeM) return refuse('addressTooFar')
      const detail = withStoredNumbers(asked, to.detail)
      return { reason: `${to.detail} → ${detail}（${reason}）`, to: { ...to, ...point, detail } }
    }),
)
