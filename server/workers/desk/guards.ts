import type { WorkerWebhookBody } from '#contract/open/open-workers.ts'
import type { WorkerAct, WorkerDetail } from '#contract/people/worker.ts'
import type { Change } from '#server/kit/change.ts'
import { lastActorOf } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { tellApp } from '#server/webhooks/index.ts'
import { get } from '#server/workers/read/detail.ts'
import { isPossible } from '#server/workers/read/view.ts'
import { type WorkerRecord, workersQuery } from '#server/workers/read/worker-query.ts'
import { inScope } from '#server/workers/scope.ts'

export type Target = { id: number; version: number }
export type Reasoned = Target & { reason: string }

/** The worker, locked for this act; refuses who may not see them, saw another version, or comes when it cannot be. */
export async function holdWorker(context: CommandContext, { id, version }: Target, act: WorkerAct) {
  const worker = await lockRecord(context, id, context)
  if (!worker) return refuse('notFound')
  if (worker.version !== version) {
    const by = await lastActorOf(context.db, 'workers', id)
    refuse('changedByOther', { params: { by }, record: await get(context, { id }) })
  }
  if (!isPossible(worker, act)) refuse('workerStandsElsewhere', { record: await get(context, { id }) })
  return worker
}

/** Locks the row first and reads after: what is read is what holds until the end. */
export async function lockRecord(
  { db }: Pick<Change, 'db'>,
  id: number,
  context?: CommandContext,
): Promise<WorkerRecord | undefined> {
  const locked = await db
    .selectFrom('workers')
    .select('user_id')
    .where('user_id', '=', id)
    .$if(context !== undefined, row => (context ? row.where(inScope(context.caller)) : row))
    .forUpdate()
    .executeTakeFirst()
  return locked && workersQuery(db).where('workers.user_id', '=', id).executeTakeFirst()
}

/** The worker after a command, as its answer; lists of others look again. */
export function answerWorker(context: CommandContext, { id, city_code }: WorkerRecord): Promise<WorkerDetail> {
  context.tell({ word: 'workers.changed', id, cityCode: city_code })
  return get(context, { id })
}

type News = { type: WorkerWebhookBody['type']; status: string; until?: number | null; reason: string; version: number }

/** Lets the worker's own app know; no other is concerned. */
export async function tellWorkersApp(change: Change, worker: WorkerRecord, news: News): Promise<void> {
  const { type, status, until = null, reason, version } = news
  await tellApp(change, worker.app_id, type, {
    workerId: worker.external_id,
    no: worker.no,
    status,
    until,
    reason,
    version,
  })
}
