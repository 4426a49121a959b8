import type { OrderRow } from '#contract/order.ts'
import { useStateName } from '#web/order/names/named.ts'
import { Badge } from '#web/ui/Badge.tsx'

/** Where an order stands, in the words of the order lists; accented while somebody must move it. */
export function OrderStateName({ order: { state, dueAt } }: { order: Pick<OrderRow, 'state' | 'dueAt'> }) {
  const nameOf = useStateName()
  return <Badge tone={dueAt === null ? 'neutral' : 'accent'}>{nameOf(state)}</Badge>
}
