import type { WaitReason } from '#contract/orders/autopilots.ts'
import type { BoardOrder, Proposal } from '#contract/orders/dispatch.ts'
import type { Service } from '#contract/orders/service.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useInterval } from '#web/shared/time/useInterval.ts'

/** As often as the autopilot would assign. */
const everyMs = 5000

export type Reasons = ReadonlyMap<number, WaitReason>
type Standing = { proposals: readonly Proposal[]; reasons: Reasons }

/** What the autopilots propose of the orders that wait, and why the others wait; nothing where none is on. */
export function useStanding(service: Service, orders: readonly BoardOrder[]): Standing {
  const pilots = useRead(api.autopilots.list, {})
  const enabled = pilots.data?.rows.some(({ mode, heldBy }) => mode !== 'off' && heldBy === null) ?? false
  const { data, refetch } = useRead(api.autopilots.proposals, { service }, { enabled })
  useInterval(everyMs, () => void (enabled && refetch()))
  const answer = enabled ? data : undefined
  // Without those whose order is gone or changed since.
  const versions = new Map(orders.map(({ id, version }) => [id, version]))
  return {
    proposals: (answer?.proposals ?? []).filter(({ order }) => versions.get(order.id) === order.version),
    reasons: new Map(
      (answer?.waits ?? []).flatMap(({ orderId, why }) => (versions.has(orderId) ? [[orderId, why]] : [])),
    ),
  }
}
