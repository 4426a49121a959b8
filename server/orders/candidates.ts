import { sql } from 'kysely'
import type { Candidate } from '#contract/orders.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { isReachable, maskPhone } from '#server/workers/index.ts'
import { inScope } from './scope.ts'
import { distanceM } from './view.ts'

const mostShown = 60
/** Straight lines are shorter than streets. */
const roadFactor = 1.3

/** The riders of the order's city, the best first; who cannot take it stands below, with the reason. */
export async function candidates({ db, caller }: QueryContext, { id }: { id: number }): Promise<Candidate[]> {
  const order = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.customer_id')
    .select(['orders.city_code', 'orders.details', 'users.phone'])
    .where('orders.id', '=', id)
    .where(inScope(caller))
    .executeTakeFirst()
  if (!order) return refuse('notFound')
  const riders = await ridersIn(db, order.city_code)
  const { merchant } = order.details
  return riders
    .map((rider): Candidate => {
      const { lng, lat } = rider
      return {
        id: rider.user_id,
        name: rider.real_name,
        phone: maskPhone(rider.phone),
        distanceM: lng === null || lat === null ? null : Math.round(distanceM({ lng, lat }, merchant) * roadFactor),
        load: rider.load,
        capacity: rider.capacity,
        obstacle: obstacleOf(rider, order.phone),
      }
    })
    .toSorted((one, other) => costOf(one) - costOf(other))
    .slice(0, mostShown)
}

/** The city's riders, each with how many orders are in hand. */
function ridersIn(db: Database, cityCode: string) {
  return db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .leftJoin('orders', join =>
      join
        .onRef('orders.worker_id', '=', 'workers.user_id')
        .on(sql<boolean>`orders.state not in ('completed', 'cancelled', 'closed', 'delivered')`),
    )
    .select(['workers.user_id', 'workers.status', 'workers.is_online', 'workers.lng', 'workers.lat'])
    .select(['workers.located_at', 'workers.capacity', 'users.real_name', 'users.phone'])
    .select(row => row.fn.count<number>('orders.id').as('load'))
    .where('workers.kind', '=', 'rider')
    .where('workers.city_code', '=', cityCode)
    .groupBy(['workers.user_id', 'users.id'])
    .execute()
}

type Rider = {
  status: string
  is_online: boolean
  located_at: number | null
  load: number
  capacity: number
  phone: string
}

function obstacleOf(rider: Rider, customerPhone: string): Candidate['obstacle'] {
  if (rider.status !== 'enabled') return 'frozen'
  if (rider.is_online && rider.located_at === null) return 'noPosition'
  if (!isReachable(rider)) return 'offline'
  if (rider.load >= rider.capacity) return 'full'
  return rider.phone === customerPhone ? 'isCustomer' : null
}

/** An order in hand counts like 600 m of way; who cannot come at all comes last. */
function costOf({ distanceM, load, obstacle }: Candidate): number {
  return (distanceM ?? 50_000) + load * 600 + (obstacle ? 1_000_000 : 0)
}
