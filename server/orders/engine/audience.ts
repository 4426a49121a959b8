import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
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

/**
 * The apps that hear of an order: the one that placed it, those of its shop, of its carrier and of its worker, now or before the
 * change, and those that have spoken for its carrier or for whoever plays against the customer.
 */
export async function orderAudience(
  db: Database,
  { order, workerBefore = null, isAboutMoney = false }: Question,
): Promise<Audience> {
  const workers = [order.worker_id, workerBefore].filter(id => id !== null)
  const others = [
    workers.length > 0 ? await appsOfWorkers(db, workers) : [],
    await appsOfPartner(db, order),
    order.service === 'express' || order.service === 'challenge' || isAboutMoney
      ? await appsThatSpokeFor(db, order.id, isAboutMoney)
      : [],
  ]
  const appIds = [...new Set([order.app_id, ...others.flat()])]
  return { appIds, place: { service: order.service, cityCode: order.city_code } }
}

async function appsOfWorkers(db: Database, ids: number[]): Promise<string[]> {
  const rows = await db.selectFrom('workers').select('app_id').where('user_id', 'in', ids).execute()
  return rows.map(row => row.app_id)
}

/** The app of the shop of a meal, those of the express company of a parcel, within their services and cities. */
export function appsOfPartner(db: Database, order: OrderRecord): Promise<string[]> | string[] {
  if (order.service === 'food') return appsOfShop(db, order)
  return order.service === 'express' ? appsOfCarrier(db, order) : []
}

async function appsOfCarrier(db: Database, { details, city_code }: OrderRecord): Promise<string[]> {
  if (!('carrier' in details)) return []
  const rows = await db
    .selectFrom('apps')
    .select('id')
    .where(sql<boolean>`${details.carrier} = any(carriers) and 'event.carrier' = any(scopes)`)
    .where(sql<boolean>`(services is null or 'express' = any(services))`)
    .where(sql<boolean>`(city_codes is null or ${city_code} = any(city_codes))`)
    .execute()
  return rows.map(row => row.id)
}

async function appsOfShop(db: Database, { details, city_code }: OrderRecord): Promise<string[]> {
  if (!details.from) return []
  const shop = await shopsNamed(db, details.from, city_code).select('merchants.app_id').executeTakeFirst()
  return shop ? [shop.app_id] : []
}

/** By what they reported: an order names no carrier's app, no opponent's, and not the app that took the payment. */
async function appsThatSpokeFor(db: Database, orderId: number, isAboutMoney: boolean): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('app_id')
    .distinct()
    .where('subject', '=', 'orders')
    .where('subject_id', '=', orderId)
    .where('app_id', 'is not', null)
    .where(sql<boolean>`actor_kind = any(${['carrier', 'opponent', ...(isAboutMoney ? ['payment'] : [])]}::text[])`)
    .execute()
  return rows.map(row => row.app_id ?? '')
}
