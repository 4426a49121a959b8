import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { WorkerDetail, WorkerRow } from '#contract/people/worker.ts'
import type { workers } from '#contract/people/workers.ts'
import { type Change, clock, makeChange } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { notify } from '#server/notifications/index.ts'
import { get } from '#server/workers/read/detail.ts'
import { type GiveBack, giveBackQueue } from '#server/workers/read/orders-in-hand.ts'
import type { WorkerRecord } from '#server/workers/read/worker-query.ts'
import { answerWorker, holdWorker, lockRecord, type Reasoned, tellWorkersApp } from './guards.ts'

const thawQueue = 'workers.thaw'
const longestFreezeMs = 366 * 86_400_000

export async function enable(context: CommandContext, asked: Reasoned): Promise<WorkerDetail> {
  const worker = await holdWorker(context, asked, 'enable')
  await refuseBanned(context, worker)
  await stand(context, worker, { status: 'enabled', reason: asked.reason, action: 'workers.enable' })
  return answerWorker(context, worker)
}

/** No new orders; what is under way goes on. */
export async function disable(context: CommandContext, asked: Reasoned): Promise<WorkerDetail> {
  const worker = await holdWorker(context, asked, 'disable')
  await stand(context, worker, { status: 'disabled', reason: asked.reason, action: 'workers.disable' })
  return answerWorker(context, worker)
}

export async function freeze(
  context: CommandContext,
  { until, liveOrders, ...asked }: z.output<typeof workers.freeze.input>,
): Promise<WorkerDetail> {
  refuseWrongEnd(context, until)
  const worker = await holdWorker(context, asked, 'freeze')
  if (worker.load > 0 && liveOrders === undefined) await refuseBusy(context, worker)
  await stand(context, worker, { status: 'frozen', reason: asked.reason, until, action: 'workers.freeze' })
  if (until !== null) {
    await context.later(thawQueue, { id: worker.id, until }, Math.max(0, Math.ceil((until - Date.now()) / 1000)))
  }
  if (worker.load > 0 && liveOrders === 'giveBack') {
    const { id, name } = context.actor
    const job: GiveBack = { workerId: worker.id, reason: asked.reason, by: { id, name } }
    await context.later(giveBackQueue, job)
  }
  return answerWorker(context, worker)
}

export async function unfreeze(context: CommandContext, asked: Reasoned): Promise<WorkerDetail> {
  const worker = await holdWorker(context, asked, 'unfreeze')
  await refuseBanned(context, worker)
  await stand(context, worker, { status: 'enabled', reason: asked.reason, action: 'workers.unfreeze' })
  return answerWorker(context, worker)
}

export async function resign(context: CommandContext, asked: Reasoned): Promise<WorkerDetail> {
  const worker = await holdWorker(context, asked, 'resign')
  if (worker.load > 0) await refuseBusy(context, worker)
  await stand(context, worker, { status: 'resigned', reason: asked.reason, action: 'workers.resign' })
  return answerWorker(context, worker)
}

function refuseWrongEnd({ sender }: CommandContext, until: number | null): void {
  if (until === null) return
  const left = until - Date.now()
  if (left > 0 && left <= longestFreezeMs) return
  refuse('badInput', { fields: { until: fieldSentence('endAhead', sender.language) } })
}

async function refuseBusy(context: CommandContext, { id, load }: WorkerRecord): Promise<never> {
  return refuse('workerHasOrders', { params: { count: load }, record: await get(context, { id }) })
}

/** Whom the platform banned, the desk cannot let work; that is lifted where it was laid down. */
async function refuseBanned(context: CommandContext, worker: WorkerRecord): Promise<void> {
  if (worker.user_status === 'banned') refuse('workerBanned', { record: await get(context, { id: worker.id }) })
}

type Stand = { status: WorkerRow['status']; reason: string; until?: number | null; action: string }

/** Changes where a worker stands, and tells their app. */
async function stand(change: Change, worker: WorkerRecord, { status, reason, until = null, action }: Stand) {
  await change.db
    .updateTable('workers')
    .set({
      status,
      status_reason: status === 'enabled' ? '' : reason,
      frozen_until: until === null ? null : new Date(until),
      version: sql<number>`version + 1`,
    })
    .where('user_id', '=', worker.id)
    .execute()
  await recordEvent(change, {
    action,
    subject: 'workers',
    subjectId: worker.id,
    subjectNo: worker.no,
    from: worker.status,
    to: status,
    ...(until !== worker.frozen_until && { changes: { frozenUntil: [worker.frozen_until, until] } }),
    reason,
  })
  await tellWorkersApp(change, worker, { type: `worker.${status}`, status, until, reason, version: worker.version + 1 })
}

/** Starts ending freezes at their date. */
export async function startThawing(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<{ id: number; until: number }>(thawQueue, due => thaw(runtime, due))
}

/** Acts only if that freeze still holds; so it may run late, or twice. */
async function thaw(runtime: Runtime, { id, until }: { id: number; until: number }): Promise<void> {
  await makeChange(runtime, { actor: clock, traceId: randomUUID() }, async change => {
    const worker = await lockRecord(change, id)
    if (worker?.status !== 'frozen' || worker.frozen_until !== until) return
    await stand(change, worker, { status: 'enabled', reason: '', action: 'workers.thaw' })
    const to = { permission: 'workers.forceOffline', cityCode: worker.city_code } as const
    const link = `/list?open=${worker.id}`
    await notify(change, { type: 10, kind: 'workers.thawed', params: { no: worker.no }, to, link })
    change.tell({ word: 'workers.changed', id, cityCode: worker.city_code })
  })
}
