import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Service } from '#contract/orders/service.ts'
import type { CityNames, CityOutline } from '#contract/settings/cities.ts'
import type { placedServices } from '#contract/settings/zones.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    cities: CitiesTable
    zones: ZonesTable
  }
}

type CitiesTable = {
  id: Generated<number>
  /** Of GB/T 2260, six digits. */
  code: string
  names: JSONColumnType<CityNames>
  /** Those that take orders. */
  services: Service[]
  /** In Shanghai's time, `9-22`, over midnight `20-6`; empty is all day. */
  hours: Generated<string>
  /** Days in Shanghai without orders, `2026-10-01`. */
  holidays: Generated<string[]>
  /** Both or none. */
  lng: ColumnType<number | null, number | null | undefined, number | null>
  lat: ColumnType<number | null, number | null | undefined, number | null>
  outline: ColumnType<CityOutline | null, string | null | undefined, string | null>
  version: Generated<number>
}

type ZonesTable = {
  id: Generated<number>
  city_id: number
  /** Unique in its city. */
  code: string
  names: JSONColumnType<CityNames>
  /** Those that take orders there. */
  services: (typeof placedServices)[number][]
  outline: JSONColumnType<CityOutline>
  /** The smallest box around the outline, in degrees. */
  west: number
  east: number
  south: number
  north: number
  /** The outline as polygons; the database generates them. */
  shapes: ColumnType<string, never, never>
  version: Generated<number>
}
