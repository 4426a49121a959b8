import type { AppMover } from '#contract/base/machine.ts'
import type { Database } from '#server/kit/database.ts'
import { appsOfPartner } from '#server/orders/engine/audience.ts'
import type { OrderRecord } from '#server/orders/table.ts'

/**
 * Its customers are people of the app that placed it, a shop is one of the app that reported it, and an express company one of the
 * apps that are for it: no other app speaks for them. A shop or company that no app has named may be anybody's.
 */
export async function maySpeakFor(db: Database, appId: string, order: OrderRecord, by: AppMover): Promise<boolean> {
  if (by === 'customer') return order.app_id === appId
  if (by !== 'merchant' && by !== 'carrier') return true
  const own = await appsOfPartner(db, order)
  return own.length === 0 || own.includes(appId)
}
