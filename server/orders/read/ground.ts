import { orders } from '#contract/orders/orders.ts'
import { handle } from '#server/kit/handle.ts'
import { mapsOf } from '#server/orders/maps/index.ts'

export const ground = handle(orders.ground, async ({ caller, runtime: { config } }) => ({
  tiles: config.MAP_TILES_URL ?? null,
  maps: await mapsOf(config, caller.cityCodes),
}))
