import { sql } from 'kysely'
import { minuteMs } from '#contract/base/durations.ts'
import type { WaitReason } from '#contract/orders/autopilots.ts'
import { type AutopilotMode, mostPlanned } from '#contract/orders/board.ts'
import { planOf, type Service } from '#contract/orders/service.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import type { Database } from '#server/kit/database.ts'
import { moment } from '#server/kit/rows/moment.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { type Planned, proposalFor, type WaitingOrder, waitingOrders } from '#server/orders/dispatch/index.ts'

type Guess = Pick<Planned, 'minutes' | 'waitMinutes' | 'lateMinutes'>

type Left = { orderId: number; why: WaitReason }

/** Up to so many waiting orders are weighed, and told why they wait. */
const mostTold = 500

/** How long an order is left to people after one of them dismissed what was proposed for it. */
const dismissedFor = '10 minutes'

/** What the autopilot of a city would assign now: of what has waited long enough whatever is within its limits. */
export async function plannedIn(
  { db, runtime }: { db: Database; runtime: Runtime },
  { cityCode, service }: { cityCode: string; service: Service },
): Promise<{ planned: Planned[]; left: Left[] }> {
  const setting = runtime.settings.now
  const waitedSince = Date.now() - setting('orders.autopilotAfter') * 1000
  const waiting = waitingOrders(db, service, { cityCodes: [cityCode] })
    .where('orders.state_at', '<=', moment(waitedSince))
    // Somebody is choosing a worker for it.
    .where(row => row.or([row('leased_until', 'is', null), row('leased_until', '<', moment(Date.now()))]))
    .where(row => row.not(isDismissed))
    .where(row => row.not(isTooLate(service, setting)))
    .limit(mostPlanned)
  // What has no worker in sight would keep its place, and everything behind it would wait for it.
  const stuck: Left[] = []
  for (;;) {
    const passed = stuck.map(({ orderId }) => orderId)
    const orders = await waiting.where(sql<boolean>`orders.id <> all(${passed}::bigint[])`).execute()
    const { planned, left } = await weigh({ db, runtime }, service, orders)
    const next = left.filter(({ why }) => why !== 'full')
    if (orders.length < mostPlanned || next.length === 0 || stuck.length + next.length >= mostTold)
      return { planned, left: [...stuck, ...left] }
    stuck.push(...next)
  }
}

async function weigh(reader: { db: Database; runtime: Runtime }, service: Service, orders: readonly WaitingOrder[]) {
  const limit = (guess: Guess) => limitBeyond(guess, reader.runtime.settings.now)
  const { planned, left } = await proposalFor(reader, { service, orders, limit })
  // With the other orders of its worker one may be beyond a limit that it is within alone.
  const weighed = planned.map(each => ({ each, beyond: limit(each) }))
  return {
    planned: weighed.flatMap(({ each, beyond }) => (beyond ? [] : each)),
    left: [
      ...left.map(({ order, why, beyond }) => ({ orderId: order.id, why: beyond ?? why })),
      ...weighed.flatMap(({ each, beyond }) => (beyond ? { orderId: each.order.id, why: beyond } : [])),
    ] satisfies Left[],
  }
}

/** Whoever takes it, it is later than the limit already. Companions have no way, and are never late by it. */
function isTooLate(service: Service, setting: SettingReader) {
  const isServedAtPlace = planOf(service).worker !== 'companion'
  const latest = Date.now() - setting('orders.autopilotLate') * 1000 - minuteMs
  return sql<boolean>`(${sql.lit(isServedAtPlace)} and coalesce(orders.promised_at < ${moment(latest)}, false))`
}

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
    .select(isTooLate(service, runtime.settings.now).as('is_too_late'))
    .limit(mostTold)
    .execute()
  const now = Date.now()
  const waitedSince = now - runtime.settings.now('orders.autopilotAfter') * 1000
  const reasons = new Map<number, WaitReason>(left.map(({ orderId, why }) => [orderId, why]))
  if (mode === 'assign') for (const { order } of planned) reasons.set(order.id, 'soon')
  const proposed = new Set(mode === 'propose' ? planned.map(({ order }) => order.id) : [])
  const waits = orders.flatMap(order => {
    const { id, state_at: since, leased_until: leasedUntil, is_dismissed: wasLeft, is_too_late: isLate } = order
    if (proposed.has(id)) return []
    const isNew = since > waitedSince ? ('fresh' as const) : undefined
    const isChosen = leasedUntil !== null && leasedUntil >= now ? ('chosen' as const) : undefined
    const why = reasons.get(id) ?? (wasLeft ? 'dismissed' : (isChosen ?? isNew ?? (isLate ? 'late' : 'later')))
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
function limitBeyond({ minutes, lateMinutes, waitMinutes }: Guess, setting: SettingReader): 'far' | 'late' | undefined {
  if (minutes !== null && minutes * 60 > setting('orders.autopilotWay')) return 'far'
  return lateMinutes !== null && (lateMinutes - waitMinutes) * 60 > setting('orders.autopilotLate') ? 'late' : undefined
}
