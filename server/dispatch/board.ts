import type { WorkerKind } from '#contract/base/machine.ts'
import type { OutputOf } from '#contract/base/operation.ts'
import type { BoardWorker, dispatch } from '#contract/orders/dispatch.ts'
import { planOf, type Service } from '#contract/orders/service.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { inScope, ordersWithPeople, viewRow } from '#server/orders/index.ts'
import { isReachable, workersInScope, workersWithLoad } from '#server/workers/index.ts'

const mostOrders = 200
const mostWorkers = 500
/** Not heard of for this long: perhaps in a lift, perhaps gone. */
const weakAfterMs = 60_000

/** What waits for a worker, the most urgent first, and everybody of the trade who is out there. */
export async function board(
  { db, caller, runtime }: QueryContext,
  { service }: { service: Service },
): Promise<OutputOf<typeof dispatch.board>> {
  const { worker: kind, moves } = planOf(service)
  const tiles = runtime.config.MAP_TILES_URL ?? null
  if (!kind) return { orders: [], workers: [], tiles }
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
    tiles,
    orders: orders.map(order => viewRow(order, caller)),
    workers: workers.map(worker => ({
      id: worker.user_id,
      name: worker.name,
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

function workersOf(db: Database, kind: WorkerKind, caller: Caller) {
  return workersWithLoad(db)
    .where('workers.kind', '=', kind)
    .where('workers.status', '=', 'enabled')
    .where('workers.lng', 'is not', null)
    .where(workersInScope(caller))
    .orderBy('workers.user_id')
    .limit(mostWorkers)
    .execute()
}

type Heard = { is_online: boolean; located_at: number | null; load: number }

function presenceOf(worker: Heard): BoardWorker['presence'] {
  if (!isReachable(worker)) return 'offline'
  if (Date.now() - (worker.located_at ?? 0) > weakAfterMs) return 'weak'
  return worker.load > 0 ? 'busy' : 'idle'
}
