import { sql } from 'kysely'
import { mostPlanned } from '#contract/orders/dispatch.ts'
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
): Promise<Planned[]> {
  const setting = runtime.settings.now
  const waitedSince = Date.now() - setting('orders.autopilotAfter') * 1000
  const orders = await waitingOrders(db, service, { cityCodes: [cityCode] })
    .where('orders.state_at', '<=', moment(waitedSince))
    // Somebody is choosing a worker for it.
    .where(row => row.or([row('leased_until', 'is', null), row('leased_until', '<', moment(Date.now()))]))
    .where(row => row.not(isDismissed))
    .limit(mostPlanned)
    .execute()
  const planned = await proposalFor({ db, runtime }, { service, orders })
  return planned.filter(each => isWithinLimits(each, setting))
}

const isDismissed = sql<boolean>`exists (select from autopilot_dismissals as dismissal
  where dismissal.order_id = orders.id and dismissal.dismissed_at > orders.state_at
    and dismissal.dismissed_at > now() - ${sql.lit(dismissedFor)}::interval)`

/** Whether people keep the order to themselves now. */
export async function wasDismissed(db: Database, orderId: number): Promise<boolean> {
  const row = await db.selectFrom('orders').select('id').where('id', '=', orderId).where(isDismissed).executeTakeFirst()
  return row !== undefined
}

/** What lies beyond is left to people. */
function isWithinLimits({ minutes, lateMinutes }: Planned, setting: SettingReader): boolean {
  const isNear = minutes === null || minutes * 60 <= setting('orders.autopilotWay')
  return isNear && (lateMinutes === null || lateMinutes * 60 <= setting('orders.autopilotLate'))
}
