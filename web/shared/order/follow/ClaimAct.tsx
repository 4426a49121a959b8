import type { OrderRow } from '#contract/orders/order.ts'
import { RowAct } from '#web/ui/controls/RowAct.tsx'
import { useClaim } from './useClaim.ts'

/** Takes care of an order out of the list. */
export function ClaimAct({ order }: { order: OrderRow }) {
  const { act, label, press } = useClaim(order)
  return act === 'claim' && <RowAct onPress={press}>{label}</RowAct>
}
