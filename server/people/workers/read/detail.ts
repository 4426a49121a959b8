import type { WorkerDetail } from '#contract/people/worker.ts'
import { workers } from '#contract/people/workers.ts'
import { may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { asWritten, type Revealed } from '#server/people/index.ts'
import { inScope } from '#server/people/workers/scope.ts'
import { ordersInHand } from './orders-in-hand.ts'
import { viewWorker } from './view.ts'
import { workersQuery } from './worker-query.ts'

/** Entries of the score's history that are shown. */
const mostScores = 50

export const get = handle(workers.get, async (context, { id }) => findDetail(context, id))

/** One worker whom this person may see, with their orders in hand and the history of their score. */
export async function findDetail(
  { db, caller }: Pick<QueryContext, 'db' | 'caller'>,
  id: number,
): Promise<WorkerDetail> {
  const worker = await workersQuery(db).where('workers.user_id', '=', id).where(inScope(caller)).executeTakeFirst()
  if (!worker) return refuse('notFound')
  return {
    ...viewWorker(worker, caller),
    remark: asWritten(worker.remark),
    externalId: worker.external_id,
    licensedOn: worker.licensed_on,
    liveOrders: await ordersInHand(db, id),
    scores: await scoresOf(db, id),
  }
}

async function scoresOf(db: Database, id: number): Promise<WorkerDetail['scores']> {
  const rows = await db
    .selectFrom('worker_scores')
    .select(['id', 'at', 'points', 'score', 'reason', 'order_no as orderNo', 'by_name as by'])
    .where('worker_id', '=', id)
    .orderBy('id', 'desc')
    .limit(mostScores)
    .execute()
  return rows.map(({ reason, ...row }) => ({ ...row, reason: asWritten(reason) }))
}

/** The phone number of a worker whom this person may see. */
export async function phoneOfWorker(
  { db, caller }: Pick<QueryContext, 'db' | 'caller'>,
  id: number,
): Promise<Revealed> {
  if (!may(caller, workers.get.needs)) refuse('noPermission')
  const row = await db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .select(['users.phone', 'workers.no'])
    .where('workers.user_id', '=', id)
    .where(inScope(caller))
    .executeTakeFirst()
  return row ? { value: row.phone, subjectNo: row.no } : refuse('notFound')
}
