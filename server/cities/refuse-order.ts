import { sql } from 'kysely'
import { isInPolygon } from '#contract/base/rings.ts'
import type { Service } from '#contract/orders/service.ts'
import type { CityOutline } from '#contract/settings/cities.ts'
import { standingOf } from '#contract/settings/city-hours.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'

type Point = { lng: number; lat: number }
type Placed = { cityCode: string; service: Service; placedAt: string }
/** `outlines`: of the zones with the service whose box holds the place where the order begins. */
type Zones = { has_zones: boolean; outlines: CityOutline[] }

/**
 * Refuses an order of a city or service that takes none when it was placed, or that begins outside of the zones that its city
 * has; an order without a place begins in all of them. An installation without any city takes orders from everywhere.
 */
export async function refuseClosedCity(
  db: Database,
  { cityCode, service, placedAt }: Placed,
  beginsAt: Point | null,
): Promise<void> {
  const city = await db
    .selectFrom('cities')
    .select(['services', 'hours', 'holidays', ...zonesAt(service, beginsAt)])
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
  if (beginsAt && isOutside(city, beginsAt)) {
    const place = `${beginsAt.lng}, ${beginsAt.lat}`
    refuse('outsideZones', { params: { city: cityCode, service, place } })
  }
}

function zonesAt(service: Service, beginsAt: Point | null) {
  const { lng, lat } = beginsAt ?? { lng: null, lat: null }
  return [
    sql<boolean>`exists (select from zones where city_id = cities.id)`.as('has_zones'),
    sql<CityOutline[]>`(select coalesce(jsonb_agg(outline), '[]') from zones
      where city_id = cities.id and ${service} = any(zones.services)
        and ${lng}::float8 between west and east and ${lat}::float8 between south and north)`.as('outlines'),
  ] as const
}

function isOutside({ has_zones, outlines }: Zones, { lng, lat }: Point): boolean {
  return has_zones && !outlines.some(({ coordinates }) => isInPolygon([lng, lat], coordinates))
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
