import { type RawBuilder, sql } from 'kysely'
import type { Service } from '#contract/orders/service.ts'
import type { CityOutline } from '#contract/settings/cities.ts'
import { standingOf } from '#contract/settings/city-hours.ts'
import { isInPolygon } from '#contract/settings/rings.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'

type Point = { lng: number; lat: number }
type Placed = { cityCode: string; service: Service; placedAt: string }
/** `outlines`: of the zones with the service whose box holds the place where the order begins. */
type Zones = { has_zones: boolean; outlines: CityOutline[] }

type Found = Zones & { services: Service[]; hours: string; holidays: string[] }
/** What an order's city says of it; null where there is no such city. `is_any`: whether there is any city at all. */
export type CityOfOrder = { found: Found | null; is_any: boolean }

/** Reads it, as a part of another query. */
export function cityOfOrder(
  { cityCode, service }: Omit<Placed, 'placedAt'>,
  beginsAt: Point | null,
): RawBuilder<CityOfOrder> {
  const { lng, lat } = beginsAt ?? { lng: null, lat: null }
  return sql`jsonb_build_object('is_any', exists (select from cities), 'found', (
    select jsonb_build_object('services', services, 'hours', hours, 'holidays', holidays,
      'has_zones', exists (select from zones where city_id = cities.id),
      'outlines', (select coalesce(jsonb_agg(outline), '[]') from zones
        where city_id = cities.id and ${service} = any(zones.services)
          and ${lng}::float8 between west and east and ${lat}::float8 between south and north))
    from cities where code = ${cityCode}))`
}

/**
 * Refuses an order of a city or service that takes none when it was placed, or that begins outside of the zones that its city
 * has; an order without a place begins in all of them. An installation without any city takes orders from everywhere.
 */
export function refuseClosedCity(
  { found: city, is_any }: CityOfOrder,
  { cityCode, service, placedAt }: Placed,
  beginsAt: Point | null,
): void {
  if (!city) {
    if (is_any) refuse('cityUnknown', { params: { city: cityCode } })
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
