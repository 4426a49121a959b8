import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import type { Audience } from '#server/open/webhooks/index.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { shopOfOrder, shopsNamed } from '#server/people/index.ts'

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
 * The apps that are notified of an order: the one that placed it, those of its shop, of its carrier and of its worker, now or before the
 * change, and those that have spoken for its carrier or for whoever plays against the customer.
 */
export async function orderAudience(db: Database, question: Question): Promise<Audience> {
  return (await readAudience(db, question)).audience
}

/** The same with the workers, in one statement, or none where all of it was read with the order. */
export async function readAudience(
  db: Database,
  { order, workerBefore = null, isAboutMoney = false }: Question,
): Promise<{ audience: Audience; workers: readonly WorkerApp[] }> {
  const { id, service, app_id, city_code: cityCode } = order
  const workerIds = [order.worker_id, workerBefore].filter(worker => worker !== null)
  const known = knownOf(db, id)
  const isKnown = known && !isAboutMoney && workerIds.every(own => known.workers.some(({ userId }) => userId === own))
  const { workers, partners, spoke } = isKnown ? known : await askAudience(db, order, { workerIds, isAboutMoney })
  const concerned = workers.filter(({ userId }) => workerIds.includes(userId))
  const others = [...concerned.map(({ appId }) => appId), ...partners, ...spoke]
  return { audience: { appIds: [...new Set([app_id, ...others])], place: { service, cityCode } }, workers: concerned }
}

/** What an order's webhooks depend on besides the order itself. */
export type ReadAudience = { workers: readonly WorkerApp[]; partners: readonly string[]; spoke: readonly string[] }

/**
 * What a transaction has read of the order that it is about; no event changes its shop, its carrier or their apps. `workers`: its worker
 * before the event, and the one who reported it.
 */
const knownByTransaction = new WeakMap<Database, ReadAudience & { orderId: number }>()

export function rememberAudience(db: Database, orderId: number, read: ReadAudience): void {
  if (db.isTransaction) knownByTransaction.set(db, { orderId, ...read })
}

/** After an event of it: the app that reported it may be one that has spoken now. */
export function forgetAudience(db: Database): void {
  knownByTransaction.delete(db)
}

function knownOf(db: Database, orderId: number): ReadAudience | undefined {
  const known = knownByTransaction.get(db)
  return known?.orderId === orderId ? known : undefined
}

/** Reads it as a part of a query of `orders`, with the worker whom this app knows by this id. */
export function audienceOf(db: Database, { appId, externalId }: { appId: string; externalId: string }) {
  return sql<ReadAudience>`jsonb_build_object(
    'workers', ${workersWhere(sql`user_id = orders.worker_id or (app_id = ${appId} and external_id = ${externalId})`)},
    'partners', case when orders.service = 'food' then to_jsonb(array(${shopOfOrder(db).select('merchants.app_id').limit(1)}))
      when orders.details -> 'carrier' is not null
        then to_jsonb(array(${carrierApps(db, sql`orders.details ->> 'carrier'`, sql`orders.city_code`)})) else '[]' end,
    'spoke', case when orders.service in ('express', 'challenge')
      then to_jsonb(array(${appsThatSpoke(sql`orders.id`, speakersFor(false))})) else '[]' end)`
}

/** The app of the shop of a meal, those of the express company of a parcel, within their services and cities. */
export async function appsOfPartner(db: Database, order: OrderRecord): Promise<readonly string[]> {
  const known = knownOf(db, order.id)
  if (known) return known.partners
  const rows = (await partnerApps(db, order)?.execute()) ?? []
  return rows.map(({ app_id }) => app_id)
}

type Asked = { workerIds: readonly number[]; isAboutMoney: boolean }

async function askAudience(
  db: Database,
  order: OrderRecord,
  { workerIds, isAboutMoney }: Asked,
): Promise<ReadAudience> {
  const speaks = order.service === 'express' || order.service === 'challenge' || isAboutMoney
  const partner = partnerApps(db, order)
  if (workerIds.length === 0 && !partner && !speaks) return { workers: [], partners: [], spoke: [] }
  const { rows } = await sql<ReadAudience>`
    select ${workersWhere(sql`user_id = any(${[...workerIds]}::bigint[])`)} as workers,
      array(${partner ?? sql`select null where false`})::text[] as partners,
      array(${appsThatSpoke(sql`${order.id}::bigint`, speaks ? speakersFor(isAboutMoney) : [])}) as spoke`.execute(db)
  return rows[0] ?? { workers: [], partners: [], spoke: [] }
}

function workersWhere(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('userId', user_id, 'appId', app_id, 'externalId', external_id)), '[]')
    from workers where ${condition})`
}

function appsThatSpoke(orderId: RawBuilder<unknown>, speakers: readonly string[]): RawBuilder<unknown> {
  return sql`select distinct app_id from events where subject = 'orders' and subject_id = ${orderId} and app_id is not null
    and actor_kind = any(${[...speakers]}::text[])`
}

function partnerApps(db: Database, { service, details, city_code: cityCode }: OrderRecord) {
  if (service === 'food' && details.from)
    return shopsNamed(db, details.from, cityCode).select('merchants.app_id').limit(1)
  return 'carrier' in details ? carrierApps(db, sql`${details.carrier}`, sql`${cityCode}`) : null
}

function carrierApps(db: Database, carrier: RawBuilder<unknown>, cityCode: RawBuilder<unknown>) {
  return db
    .selectFrom('apps')
    .select('apps.id as app_id')
    .where(sql<boolean>`${carrier} = any(carriers) and 'event.carrier' = any(scopes)`)
    .where(sql<boolean>`(services is null or 'express' = any(services))`)
    .where(sql<boolean>`(city_codes is null or ${cityCode} = any(city_codes))`)
}

/** By what they reported: an order names no carrier's app, no opponent's, and not the app that took the payment. */
function speakersFor(isAboutMoney: boolean): string[] {
  return ['carrier', 'opponent', ...(isAboutMoney ? ['payment'] : [])]
}
