import type { BoardWorker, dispatch } from '#contract/dispatch.ts'
import type { WorkerKind } from '#contract/moves.ts'
import type { OutputOf } from '#contract/operation.ts'
import { planOf, type Service } from '#contract/service.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { inHandStates, inScope, ordersWithPeople, viewRow } from '#server/orders/index.ts'
import { silentAfterMs } from '#server/workers/index.ts'

const mostOrders = 200
const mostWorkers = 500
/** Not heard of for this long: perhaps in a lift, perhaps gone. */
const weakAfterMs = 60_000

/** What waits for a worker, the most urgent first, and everybody of the trade who is out there. */
export async function board(
  { db, caller }: QueryContext,
  { service }: { service: Service },
): Promise<OutputOf<typeof dispatch.board>> {
  const { worker: kind, moves } = planOf(service)
  if (!kind) return { orders: [], workers: [] }
  const orders = await ordersWithPeople(db)
    .where('orders.service', '=', service)
    .where('orders.finished_at', 'is', null)
    .where('orders.state', 'in', (moves.assign?.from ?? []) as never)
    .where(inScope(caller))
    .orderBy('orders.due_at')
    .orderBy('orders.id')
    .limit(mostOrders)
    .execute()
  const workers = await workersOf(db, kind, caller)
  return {
    orders: orders.map(order => viewRow(order, caller)),
    workers: workers.map(worker => ({
      id: worker.user_id,
      name: worker.real_name,
      kind,
      lng: worker.lng ?? 0,
      lat: worker.lat ?? 0,
      locatedAt: worker.located_at ?? 0,
      load: worker.load,
      capacity: worker.capacity,
      presence: presenceOf(worker),
    })),
  }
}

function workersOf(db: Database, kind: WorkerKind, { cityCodes }: Caller) {
  return db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .leftJoin('orders', join =>
      join
        .onRef('orders.worker_id', '=', 'workers.user_id')
        .on('orders.finished_at', 'is', null)
        .on('orders.state', 'in', inHandStates as never),
    )
    .select(['workers.user_id', 'workers.is_online', 'workers.lng', 'workers.lat', 'workers.located_at'])
    .select(['workers.capacity', 'users.real_name'])
    .select(row => row.fn.count<number>('orders.id').as('load'))
    .where('workers.kind', '=', kind)
    .where('workers.status', '=', 'enabled')
    .where('workers.lng', 'is not', null)
    .groupBy(['workers.user_id', 'users.id'])
    .orderBy('workers.user_id')
    .limit(mostWorkers)
    .$if(cityCodes !== null, query => query.where('workers.city_code', 'in', [...(cityCodes ?? []), '']))
    .execute()
}

type Heard = { is_online: boolean; located_at: number | null; load: number }

function presenceOf({ is_online, located_at, load }: Heard): BoardWorker['presence'] {
  const silentMs = Date.now() - (located_at ?? 0)
  if (!is_online || silentMs > silentAfterMs) return 'offline'
  if (silentMs > weakAfterMs) return 'weak'
  return load > 0 ? 'busy' : 'idle'
}
