import { orders } from '#contract/orders/orders.ts'
import { handle } from '#server/kit/handle.ts'
import { viewOrder } from '#server/orders/read/detail.ts'
import { clearClaim, recordClaim, setClaim } from './claim-expiry.ts'
import { refuseFollowUp } from './follow-up.ts'
import { lockSeenOrder } from './lock-order.ts'

/**
 * Shows colleagues who takes care of an order. A claim locks nobody out and makes no new version of the order: nobody who
 * is about to move it needs to look again.
 */
export const claim = handle(orders.claim, async (context, { takeOver, ...target }) => {
  const { userId } = context.caller
  const order = await lockSeenOrder(context, target)
  const { id, claimed_by_id: ownerId } = order
  // Whoever claims their own order again renews the claim.
  if (ownerId !== userId) {
    await refuseFollowUp(context, order, takeOver && ownerId !== null ? 'takeOver' : 'claim')
  }
  await setClaim(context, id, userId)
  if (ownerId !== userId) await recordClaim(context, order, 'claim', ownerId)
  return viewOrder(context, { id })
})

export const release = handle(orders.release, async (context, target) => {
  const order = await lockSeenOrder(context, target)
  await refuseFollowUp(context, order, 'release')
  await clearClaim(context, order)
  return viewOrder(context, { id: order.id })
})
