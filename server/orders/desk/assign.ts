import type { CancelCode, OrderDetail } from '#contract/orders/order.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { refuseUnfit } from '#server/orders/engine/fitness.ts'
import { canUrge } from '#server/orders/engine/guards.ts'
import { viewOrder } from '#server/orders/read/detail.ts'
import { distanceM } from '#server/orders/read/view.ts'
import { moveFromDesk, type Reasoned, type Target } from './desk.ts'

/** What the desk does about who carries it, whither, and whether at all. */

export function assign(
  context: CommandContext,
  { workerId, ...target }: Target & { workerId: number },
): Promise<OrderDetail> {
  return moveFromDesk(context, target, 'assign', async order => {
    await refuseUnfit(context, order, workerId)
    return { workerId }
  })
}

export function reassign(
  context: CommandContext,
  { workerId, reason, ...target }: Reasoned & { workerId: number },
): Promise<OrderDetail> {
  return moveFromDesk(context, target, 'reassign', async order => {
    if (order.worker_id === workerId) refuse('notInThisState', { record: await viewOrder(context, order) })
    await refuseUnfit(context, order, workerId)
    return { workerId, reason }
  })
}

export function handBack(context: CommandContext, { reason, ...target }: Reasoned): Promise<OrderDetail> {
  return moveFromDesk(context, target, 'handBack', ({ worker_id }) => ({ reason, workerId: worker_id ?? undefined }))
}

export function cancel(
  context: CommandContext,
  { code, reason, ...target }: Target & { code: CancelCode; reason: string },
): Promise<OrderDetail> {
  return moveFromDesk(context, target, 'cancel', () => ({ reason, cancelCode: code }))
}

export function urge(context: CommandContext, target: Target): Promise<OrderDetail> {
  return moveFromDesk(context, target, 'urge', order => {
    if (!canUrge(order)) refuse('urgedJustNow')
    return {}
  })
}

/** Further than this is another order. */
const mostMovedM = 1000

export function changeAddress(
  context: CommandContext,
  { detail, point, reason, ...target }: Reasoned & { detail: string; point: { lng: number; lat: number } },
): Promise<OrderDetail> {
  return moveFromDesk(context, target, 'changeAddress', ({ details }) => {
    const { to } = details
    if (!to || distanceM(to, point) > mostMovedM) return refuse('addressTooFar')
    return { reason: `${to.detail} → ${detail}（${reason}）`, to: { ...to, ...point, detail } }
  })
}
