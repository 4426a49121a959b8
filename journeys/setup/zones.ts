import type { CityOutline } from '#contract/settings/cities.ts'
import { placedServices, type Zone, type ZoneTerms, zones } from '#contract/settings/zones.ts'
import type { Desk } from './orders/desk.ts'
import type { TestServer } from './process/server.ts'

/** Around the points where the orders of the journeys begin. */
const everywhere = { lng: 113.65, lat: 34.75 }

/** A square of `2 × half` degrees. */
export function squareAround({ lng, lat }: { lng: number; lat: number }, half: number): CityOutline {
  const [west, east, south, north] = [lng - half, lng + half, lat - half, lat + half]
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  }
}

/** A zone that serves everything everywhere. */
export function zoneTerms(terms: Partial<ZoneTerms> = {}): ZoneTerms {
  return {
    code: 'ALL',
    names: { zh: '全域', en: 'Everywhere', es: 'Todo', ja: '全域' },
    services: [...placedServices],
    outline: squareAround(everywhere, 1),
    ...terms,
  }
}

export async function cityIdOf({ db }: Pick<TestServer, 'db'>, code: string): Promise<number> {
  const city = db.selectFrom('cities').select('id').where('code', '=', code)
  return (await city.executeTakeFirstOrThrow()).id
}

export async function addZone(
  server: TestServer,
  cityCode: string,
  terms: Partial<ZoneTerms> = {},
  { by }: { by?: Desk } = {},
): Promise<Zone> {
  const desk = by ?? (await server.signIn('ops'))
  return desk.call(zones.add, { ...zoneTerms(terms), cityId: await cityIdOf(server, cityCode) })
}
