import { orders } from '#contract/orders/orders.ts'
import { handle } from '#server/kit/handle.ts'
import { groundOf } from '#server/orders/maps/index.ts'

export const ground = handle(orders.ground, ({ caller, runtime: { config } }) => groundOf(config, caller.cityCodes))
