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
 * The apps that hear of an order: the one that placed it, those of its shop, of its carrier and of its worker, now or before the
 * change, and those that have spoken for its carrier or for whoever plays against the customer.
 */
export async function orderAudience(db: Database, question: Question): Promise<Audience> {
  return (await readAudience(db, question)).audience
}

/** The same with the workers, in one statement, or none where there is nothing to ask. */
export async function readAudience(
  db: Database,
  { order, workerBefore = null, isAboutMoney = false }: Question,
): Promise<{ audience: Audience; workers: WorkerApp[] }> {
  const { id, service, app_id, city_code: cityCode } = order
  const workerIds = [order.worker_id, workerBefore].filter(worker => worker !== null)
  const read = knownPartners.get(db)
  const known = read?.orderId === id ? read.appIds : undefined
  const partner = known ? null : partnerApps(db, order)
  const speakers = service === 'express' || service === 'challenge' || isAboutMoney ? speakersFor(isAboutMoney) : []
  const place = { service, cityCode }
  if (workerIds.length === 0 && !partner && speakers.length === 0)
    return { audience: { appIds: [...new Set([app_id, ...(known ?? [])])], place }, workers: [] }
  const { rows } = await sql<{ workers: WorkerApp[]; partners: string[]; spoke: string[] }>`
    select coalesce((select jsonb_agg(jsonb_build_object('userId', user_id, 'appId', app_id, 'externalId', external_id))
        from workers where user_id = any(${workerIds}::bigint[])), '[]') as workers,
      array(${partner ?? sql`select null where false`})::text[] as partners,
      array(select distinct app_id from events where subject = 'orders' and subject_id = ${id}::bigint and app_id is not null
        and actor_kind = any(${speakers}::text[])) as spoke ${isAboutMoney ? sql`` : beside}`.execute(db)
  const { workers = [], partners = [], spoke = [] } = rows[0] ?? {}
  const others = [...workers.map(({ appId }) => appId), ...partners, ...(known ?? []), ...spoke]
  return { audience: { appIds: [...new Set([app_id, ...others])], place }, workers }
}

/** The app of the shop of a meal, those of the express company of a parcel, within their services and cities. */
export async function appsOfPartner(db: Database, order: OrderRecord): Promise<readonly string[]> {
  const rows = (await partnerApps(db, order)?.modifyEnd(beside).execute()) ?? []
  const appIds = rows.map(({ app_id }) => app_id)
  if (db.isTransaction) knownPartners.set(db, { orderId: order.id, appIds })
  return appIds
}

/** What a transaction has read of the order that it is about; no event changes its shop, its carrier or their apps. */
const knownPartners = new WeakMap<Database, { orderId: number; appIds: readonly string[] }>()

function partnerApps(db: Database, { service, details, city_code: cityCode }: OrderRecord) {
  if (service === 'food' && details.from)
    return shopsNamed(db, details.from, cityCode).select('merchants.app_id').limit(1)
  if (!('carrier' in details)) return null
  return db
    .selectFrom('apps')
    .select('apps.id as app_id')
    .where(sql<boolean>`${details.carrier} = any(carriers) and 'event.carrier' = any(scopes)`)
    .where(sql<boolean>`(services is null or 'express' = any(services))`)
    .where(sql<boolean>`(city_codes is null or ${cityCode} = any(city_codes))`)
}

/** By what they reported: an order names no carrier's app, no opponent's, and not the app that took the payment. */
function speakersFor(isAboutMoney: boolean): string[] {
  return ['carrier', 'opponent', ...(isAboutMoney ? ['payment'] : [])]
}
