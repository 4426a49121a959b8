import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import { beside } from '#server/kit/statements/joined.ts'
import { shopsNamed } from '#server/merchants/index.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import type { Audience } from '#server/webhooks/index.ts'

type Question = {
  order: OrderRecord
  /** Who had it before the change. */
  workerBefore?: number | null
  /** Payment apps are asked to pay back what they took. */
  isAboutMoney?: boolean
}

/** A worker of the order, and the app that speaks for them. */
export type WorkerApp = { userId: number; appId: string; externalId: string }

/**
 * The apps that hear of an order: the one that placed it, those of its shop and of its worker, now or before the change, and
 * those that have spoken for its carrier or for whoever plays against the customer.
 */
export async function orderAudience(db: Database, question: Question): Promise<Audience> {
  return (await readAudience(db, question)).audience
}

/** The same with the workers, in one statement, or none where there is nothing to ask. */
export async function readAudience(
  db: Database,
  { order, workerBefore = null, isAboutMoney = false }: Question,
): Promise<{ audience: Audience; workers: WorkerApp[] }> {
  const { id, service, app_id, city_code: cityCode, details } = order
  const workerIds = [order.worker_id, workerBefore].filter(worker => worker !== null)
  const shop = service === 'food' && details.from ? shopsNamed(db, details.from, cityCode) : null
  const speakers = service === 'express' || service === 'challenge' || isAboutMoney ? speakersFor(isAboutMoney) : []
  const place = { service, cityCode }
  if (workerIds.length === 0 && !shop && speakers.length === 0)
    return { audience: { appIds: [app_id], place }, workers: [] }
  const { rows } = await sql<{ workers: WorkerApp[]; shop_app: string | null; spoke: string[] }>`
    select coalesce((select jsonb_agg(jsonb_build_object('userId', user_id, 'appId', app_id, 'externalId', external_id))
        from workers where user_id = any(${workerIds}::bigint[])), '[]') as workers,
      ${shop ? shop.select('merchants.app_id').limit(1) : sql`null::text`} as shop_app,
      array(select distinct app_id from events where subject = 'orders' and subject_id = ${id}::bigint and app_id is not null
        and actor_kind = any(${speakers}::text[])) as spoke ${isAboutMoney ? sql`` : beside}`.execute(db)
  const { workers = [], shop_app = null, spoke = [] } = rows[0] ?? {}
  const others = [...workers.map(({ appId }) => appId), ...(shop_app === null ? [] : [shop_app]), ...spoke]
  return { audience: { appIds: [...new Set([app_id, ...others])], place }, workers }
}

/** By what they reported: an order names no carrier's app, no opponent's, and not the app that took the payment. */
function speakersFor(isAboutMoney: boolean): string[] {
  return ['carrier', 'opponent', ...(isAboutMoney ? ['payment'] : [])]
}
