import { dispatch } from '#contract/orders/dispatch.ts'
import type { Place } from '#contract/orders/maps/roads.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { groundOf, roadsOf, wayBetween } from '#server/orders/maps/index.ts'

const maxShops = 3000

/** Where the cities' maps are, and the shops on them. */
export const ground = handle(dispatch.ground, async ({ db, caller, runtime }) => {
  const shops = await db
    .selectFrom('merchants')
    .select(['id', 'name', 'lng', 'lat'])
    .where('status', '=', 'enabled')
    .where(inCities('merchants.city_code', caller))
    .orderBy('id')
    .limit(maxShops)
    .execute()
  return { ...(await groundOf(runtime.config, caller.cityCodes)), shops }
})

/** Ways are drawn along the streets of the caller's cities. */
export const ways = handle(dispatch.ways, async ({ caller, runtime }, { ends }) => {
  const roads = await roadsOf(runtime, caller.cityCodes)
  const found: (Place[] | null)[] = []
  for (const { from, to } of ends) {
    found.push((await wayBetween(roads.values(), from, to))?.places ?? null)
  }
  return { ways: found }
})
