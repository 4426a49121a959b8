import type { Service } from '#contract/orders/service.ts'
import { standingOf } from '#contract/settings/city-hours.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'

type Placed = { cityCode: string; service: Service; placedAt: string }

/**
 * Refuses an order of a city or service that takes none when it was placed. An installation without any city takes
 * orders from everywhere.
 */
export async function refuseClosedCity(db: Database, { cityCode, service, placedAt }: Placed): Promise<void> {
  const city = await db
    .selectFrom('cities')
    .select(['services', 'hours', 'holidays'])
    .where('code', '=', cityCode)
    .executeTakeFirst()
  if (!city) {
    if (await hasCities(db)) refuse('cityUnknown', { params: { city: cityCode } })
    return
  }
  if (!city.services.includes(service)) refuse('serviceNotOpen', { params: { city: cityCode, service } })
  const standing = standingOf(city, new Date(placedAt))
  if (standing === 'holiday') refuse('cityHoliday', { params: { city: cityCode } })
  if (standing === 'resting') refuse('cityResting', { params: { city: cityCode, hours: city.hours } })
}

/** Whether somebody named a city of the platform already. */
export async function hasCities(db: Database): Promise<boolean> {
  return (await db.selectFrom('cities').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Those of these codes that are cities of the platform. */
export async function knownCities(db: Database, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set()
  const rows = await db.selectFrom('cities').select('code').where('code', 'in', codes).execute()
  return new Set(rows.map(({ code }) => code))
}
