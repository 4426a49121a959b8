import { dispatch } from '#contract/orders/dispatch.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { mapsOf } from '#server/maps/index.ts'

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
  return { maps: await mapsOf(runtime.config, caller.cityCodes), shops }
})
