import type { OrderRow } from '#contract/orders/order.ts'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { useClaim } from './useClaim.ts'

/** Claims an order from the list. */
export function ClaimButton({ order }: { order: OrderRow }) {
  const { action, label, press } = useClaim(order)
  return action === 'claim' && <RowButton onPress={press}>{label}</RowButton>
}
