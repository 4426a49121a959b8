import { sql } from 'kysely'
import type { WaitReason } from '#contract/orders/autopilots.ts'
import { type AutopilotMode, mostPlanned } from '#contract/orders/board.ts'
import type { Service } from '#contract/orders/service.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import type { Database } from '#server/kit/database.ts'
import { moment } from '#server/kit/rows/moment.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { type Planned, proposalFor, waitingOrders } from '#server/orders/dispatch/index.ts'

/** How long an order is left to people after one of them dismissed what was proposed for it. */
const dismissedFor = '10 minutes'

/** What the autopilot of a city would assign now: of what has waited long enough whatever is within its limits. */
export async function plannedIn(
  { db, runtime }: { db: Database; runtime: Runtime },
  { cityCode, service }: { cityCode: string; service: Service },
): Promise<{ planned: Planned[]; left: { orderId: number; why: WaitReason }[] }> {
  const setting = runtime.settings.now
  const waitedSince = Date.now() - setting('orders.autopilotAfter') * 1000
  const orders = await waitingOrders(db, service, { cityCodes: [cityCode] })
    .where('orders.state_at', '<=', moment(waitedSince))
    // Somebody is choosing a worker for it.
    .where(row => row.or([row('leased_until', 'is', null), row('leased_until', '<', moment(Date.now()))]))
    .where(row => row.not(isDismissed))
    .limit(mostPlanned)
    .execute()
  const { planned, left } = await proposalFor({ db, runtime }, { service, orders })
  const weighed = planned.map(each => ({ each, beyond: limitBeyond(each, setting) }))
  return {
    planned: weighed.flatMap(({ each, beyond }) => (beyond ? [] : each)),
    left: [
      ...left.map(({ order, why }) => ({ orderId: order.id, why })),
      ...weighed.flatMap(({ each, beyond }) => (beyond ? { orderId: each.order.id, why: beyond } : [])),
    ],
  }
}

/** Up to so many waiting orders are told why they wait. */
const mostTold = 500

/** Why each order waits that an autopilot does not assign or propose now; `soon` is what it assigns next. */
export async function waitsIn(
  { db, runtime }: { db: Database; runtime: Runtime },
  { cityCode, service, mode }: { cityCode: string; service: Service; mode: AutopilotMode },
): Promise<{ planned: Planned[]; waits: { orderId: number; why: WaitReason }[] }> {
  const { planned, left } = await plannedIn({ db, runtime }, { cityCode, service })
  const orders = await waitingOrders(db, service, { cityCodes: [cityCode] })
    .clearSelect()
    .select(['orders.id', 'orders.state_at', 'orders.leased_until'])
    .select(isDismissed.as('is_dismissed'))
    .limit(mostTold)
    .execute()
  const now = Date.now()
  const waitedSince = now - runtime.settings.now('orders.autopilotAfter') * 1000
  const reasons = new Map<number, WaitReason>(left.map(({ orderId, why }) => [orderId, why]))
  if (mode === 'assign') for (const { order } of planned) reasons.set(order.id, 'soon')
  const proposed = new Set(mode === 'propose' ? planned.map(({ order }) => order.id) : [])
  const waits = orders.flatMap(order => {
    const { id, state_at: since, leased_until: leasedUntil, is_dismissed: wasLeft } = order
    if (proposed.has(id)) return []
    const isNew = since > waitedSince ? ('fresh' as const) : undefined
    const isChosen = leasedUntil !== null && leasedUntil >= now ? ('chosen' as const) : undefined
    const why = reasons.get(id) ?? (wasLeft ? 'dismissed' : (isChosen ?? isNew ?? 'later'))
    return { orderId: id, why }
  })
  return { planned: mode === 'propose' ? planned : [], waits }
}

const isDismissed = sql<boolean>`exists (select from autopilot_dismissals as dismissal
  where dismissal.order_id = orders.id and dismissal.dismissed_at > orders.state_at
    and dismissal.dismissed_at > now() - ${sql.lit(dismissedFor)}::interval)`

/** Whether people keep the order to themselves now. */
export async function wasDismissed(db: Database, orderId: number): Promise<boolean> {
  const row = await db.selectFrom('orders').select('id').where('id', '=', orderId).where(isDismissed).executeTakeFirst()
  return row !== undefined
}

/** What lies beyond a limit is left to people. For a meal that is not ready they would wait as well. */
function limitBeyond(
  { minutes, lateMinutes, waitMinutes }: Planned,
  setting: SettingReader,
): 'far' | 'late' | undefined {
  if (minutes !== null && minutes * 60 > setting('orders.autopilotWay')) return 'far'
  return lateMinutes !== null && (lateMinutes - waitMinutes) * 60 > setting('orders.autopilotLate') ? 'late' : undefined
}
