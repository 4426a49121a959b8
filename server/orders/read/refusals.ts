import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import type { FollowUp, StaffMove } from '#contract/orders/order-names.ts'
import { orders } from '#contract/orders/orders.ts'
import { planOf } from '#contract/orders/service.ts'
import { may } from '#server/kit/caller.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { refusalOfFollowUp, refusalOfMove } from '#server/orders/engine/guards.ts'
import { ordersWithPeople } from './orders-with-people.ts'

type Refusals = { move(move: StaffMove): Reason | null; followUp(followUp: FollowUp): Reason | null }

/** Why this reader may not do something about an order now, by the guards that its drawer asks; undefined where they do not see it. */
export async function refusalsAbout({ db, caller, setting }: QueryContext, no: string): Promise<Refusals | undefined> {
  const order = await ordersWithPeople(db)
    .where('orders.no', '=', no)
    .where(inCities('orders.city_code', caller))
    .executeTakeFirst()
  if (!order) return undefined
  return {
    move(move) {
      if (!may(caller, orders[move].needs)) return 'noPermission'
      const isPossible = canMove(planOf(order.service), order, move, 'staff')
      return isPossible ? refusalOfMove(order, move, caller, setting) : 'notInThisState'
    },
    followUp: followUp => refusalOfFollowUp(order, followUp, caller),
  }
}
