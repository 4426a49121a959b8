import { sql } from 'kysely'
import type { z } from 'zod'
import type { OpenMerchants } from '#contract/open/open-merchants.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { asWritten, maskNumber } from '#server/people/index.ts'
import { lockNamed } from '#server/process/locks/index.ts'

type Reported = z.output<typeof OpenMerchants>['merchants'][number]

/** Reports of one app run one after the other, so that two never block each other. */
async function lockReports(db: Database, appId: string): Promise<void> {
  await lockNamed(db, 'merchants.report', appId)
}

/** Adds a shop that was admitted, closed for now; null if the app has reported one with this id. */
export async function addShop(
  change: Change,
  appId: string,
  shop: Reported,
): Promise<{ id: number; no: string } | null> {
  await lockReports(change.db, appId)
  const found = change.db
    .selectFrom('merchants')
    .select(['id', 'no'])
    .where('app_id', '=', appId)
    .where('external_id', '=', shop.externalId)
  if (await found.executeTakeFirst()) return null
  await reportMerchants(change, appId, [shop])
  return found.executeTakeFirstOrThrow()
}

/** Stores what an app reports of its shops: new ones are added, known ones brought up to date. */
export async function reportMerchants(change: Change, appId: string, merchants: Reported[]): Promise<void> {
  await lockReports(change.db, appId)
  const cities = await citiesBefore(change.db, appId, merchants)
  for (const merchant of merchants) {
    const id = await write(change.db, appId, merchant)
    if (id === undefined) continue
    // In the city that a shop has left, lists look again as well.
    for (const cityCode of new Set([cities.get(merchant.externalId) ?? merchant.cityCode, merchant.cityCode])) {
      change.nudge({ word: 'merchants.changed', id, cityCode })
    }
  }
}

/** Where the shops are that the app has reported before. */
async function citiesBefore(db: Database, appId: string, merchants: Reported[]): Promise<Map<string, string>> {
  const known = await db
    .selectFrom('merchants')
    .select(['external_id', 'city_code'])
    .where('app_id', '=', appId)
    .where('external_id', '=', sql<string>`any (${merchants.map(({ externalId }) => externalId)})`)
    .execute()
  return new Map(known.map(({ external_id, city_code }) => [external_id, city_code]))
}

/** The id if anything changed. What staff decide stays as it is, and so does a licence that is not reported. */
async function write(db: Database, appId: string, merchant: Reported): Promise<number | undefined> {
  const { externalId, category, businessLicence, foodLicence } = merchant
  const set = {
    name: asWritten(merchant.name),
    phone: merchant.phone,
    city_code: merchant.cityCode,
    address: asWritten(merchant.address),
    lng: merchant.position.lng,
    lat: merchant.position.lat,
    is_open: merchant.open,
    prep_minutes: merchant.prepMinutes,
    ...(businessLicence && {
      business_no: maskNumber(businessLicence.number),
      business_expires_on: businessLicence.expiresOn,
    }),
    ...(foodLicence && { food_no: maskNumber(foodLicence.number), food_expires_on: foodLicence.expiresOn }),
  }
  const names = Object.keys(set)
  const kept = { ...(businessLicence && keptOf('business')), ...(foodLicence && keptOf('food')) }
  const stored = sql.join(names.map(name => sql.ref(`merchants.${name}`)))
  const reported = sql.join(
    names.map(name => Object.entries(kept).find(([column]) => column === name)?.[1] ?? sql.ref(`excluded.${name}`)),
  )
  const written = await db
    .insertInto('merchants')
    .values({ app_id: appId, external_id: externalId, category: category ?? '', ...set })
    .onConflict(conflict =>
      conflict
        .columns(['app_id', 'external_id'])
        .doUpdateSet({ ...set, ...kept, reported_at: new Date(), reminded_days: remindersKept })
        .where(sql<boolean>`(${stored}) is distinct from (${reported})`),
    )
    .returning('id')
    .executeTakeFirst()
  return written?.id
}

/** A licence whose paper was revoked does not come back by being reported again; another number is another paper. */
const isRevoked = (kind: 'business' | 'food') =>
  sql<boolean>`(merchants.${sql.raw(kind)}_revoked_at is not null and merchants.${sql.raw(kind)}_no = excluded.${sql.raw(kind)}_no)`

/** The last day after the report. */
const lastDay = (kind: 'business' | 'food') => sql<string | null>`case when ${isRevoked(kind)}
  then merchants.${sql.raw(kind)}_expires_on else excluded.${sql.raw(kind)}_expires_on end`

/** What a report of that licence leaves of it. */
function keptOf(kind: 'business' | 'food') {
  const revokedAt = sql<Date | null>`case when ${isRevoked(kind)} then merchants.${sql.raw(kind)}_revoked_at end`
  return { [`${kind}_expires_on`]: lastDay(kind), [`${kind}_revoked_at`]: revokedAt }
}

/** Reminders of a licence with a new last day start again. */
const remindersKept = sql<number | null>`case
  when least(merchants.business_expires_on, merchants.food_expires_on)
    is distinct from least(coalesce(${lastDay('business')}, merchants.business_expires_on),
      coalesce(${lastDay('food')}, merchants.food_expires_on)) then null
  else merchants.reminded_days end`
