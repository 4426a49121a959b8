import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Service } from '#contract/orders/service.ts'
import type { CityNames, CityOutline } from '#contract/settings/cities.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    cities: CitiesTable
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
