import type { WorkerKind } from '#contract/base/machine.ts'
import { type BoardWorker, dispatch } from '#contract/orders/dispatch.ts'
import { planOf } from '#contract/orders/service.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { isReachable, unfitnessOf, workersInScope, workersWithLoad } from '#server/people/workers/index.ts'
import { viewWaiting, waitingOrders } from './waiting.ts'

const maxOrders = 500
const maxWorkers = 500
/** A position older than this is shown as weak. */
const weakAfterMs = 60_000

/** Orders that wait for a worker, the most urgent first, and the workers of the service whose position is known. */
export const board = handle(dispatch.board, async (context, { service }) => {
  const { db, caller } = context
  const { worker: kind } = planOf(service)
  if (!kind) return { orders: [], workers: [] }
  const orders = await waitingOrders(db, service, caller).limit(maxOrders).execute()
  const workers = await workersOf(db, kind, caller)
  return {
    orders: orders.map(order => viewWaiting(order, context)),
    workers: workers.map(worker => ({
      id: worker.user_id,
      name: worker.name,
      kind,
      lng: worker.lng ?? 0,
      lat: worker.lat ?? 0,
      heading: worker.heading,
      locatedAt: worker.located_at ?? 0,
      score: worker.score,
      load: worker.load,
      capacity: worker.capacity,
      presence: presenceOf(worker),
      obstacle: unfitnessOf(worker, {
        kind,
        cityCode: worker.city_code,
        ...(service === 'food' && { serviceType: 'food' }),
      }),
    })),
  }
})

function workersOf(db: Database, kind: WorkerKind, caller: Caller) {
  return (
    workersWithLoad(db)
      .select('workers.heading')
      .where('workers.kind', '=', kind)
      // Who is frozen may be looked for; who is disabled or has left is not.
      .where('workers.status', 'in', ['enabled', 'frozen'])
      .where('workers.lng', 'is not', null)
      .where(workersInScope(caller))
      .orderBy('workers.status')
      .orderBy('workers.user_id')
      .limit(maxWorkers)
      .execute()
  )
}

type Position = { is_online: boolean; located_at: number | null; load: number }

function presenceOf(worker: Position): BoardWorker['presence'] {
  if (!isReachable(worker)) return 'offline'
  if (Date.now() - (worker.located_at ?? 0) > weakAfterMs) return 'weak'
  return worker.load > 0 ? 'busy' : 'idle'
}
