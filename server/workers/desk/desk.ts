import { sql } from 'kysely'
import type { z } from 'zod'
import { isServiceOf } from '#contract/people/fitness.ts'
import type { WorkerDetail } from '#contract/people/worker.ts'
import { identityFields, type WorkerTerms, type workers } from '#contract/people/workers.ts'
import { recordEvent } from '#server/kit/events.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import type { WorkerRecord } from '#server/workers/read/worker-query.ts'
import { answerWorker, holdWorker, type Reasoned, tellWorkersApp } from './guards.ts'

/** Contract field → column. */
const columns = {
  serviceTypes: 'service_types',
  capacity: 'capacity',
  level: 'level',
  vehicle: 'vehicle',
  licenceClass: 'licence_class',
  remark: 'remark',
} as const satisfies Record<keyof WorkerTerms, keyof WorkerRecord>

/** Changes what the desk settles. Who somebody is, is not among it. */
export async function pcUpSend(
  context: CommandContext,
  asked: z.output<typeof workers.pcUpSend.input>,
): Promise<WorkerDetail> {
  if (identityFields.some(field => asked[field] !== undefined)) refuse('identityElsewhere')
  const worker = await holdWorker(context, asked, 'pcUpSend')
  refuseWrongServices(context, worker, asked.serviceTypes)
  const { set, changes } = changesOf(worker, asked)
  if (Object.keys(set).length === 0) return answerWorker(context, worker)
  await context.db
    .updateTable('workers')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('user_id', '=', worker.id)
    .execute()
  await record(context, worker, { action: 'workers.pcUpSend', changes })
  return answerWorker(context, worker)
}

function refuseWrongServices({ sender }: CommandContext, { kind }: WorkerRecord, types: WorkerTerms['serviceTypes']) {
  if (!types || types.every(type => isServiceOf(kind, type))) return
  refuse('badInput', { fields: { serviceTypes: fieldSentence('choice', sender.language) } })
}

type Changes = Record<string, [before: unknown, after: unknown]>

function changesOf(worker: WorkerRecord, asked: WorkerTerms): { set: Record<string, unknown>; changes: Changes } {
  const set: Record<string, unknown> = {}
  const changes: Changes = {}
  for (const field of Object.keys(columns) as (keyof WorkerTerms)[]) {
    const [before, after] = [worker[columns[field]], asked[field]]
    if (after === undefined || JSON.stringify(before) === JSON.stringify(after)) continue
    set[columns[field]] = field === 'vehicle' && after !== null ? JSON.stringify(after) : after
    changes[field] = [before, after]
  }
  return { set, changes }
}

/** Until their app has said itself that they are offline, they are. */
export async function forceOffline(context: CommandContext, asked: Reasoned): Promise<WorkerDetail> {
  const worker = await holdWorker(context, asked, 'forceOffline')
  await context.db
    .updateTable('workers')
    .set({ work_status: 'offline', forced_offline_at: new Date(), version: sql<number>`version + 1` })
    .where('user_id', '=', worker.id)
    .execute()
  const { reason } = asked
  await record(context, worker, {
    action: 'workers.forceOffline',
    changes: { workStatus: [worker.work_status, 'offline'] },
    reason,
  })
  await tellWorkersApp(context, worker, {
    type: 'worker.force_offline',
    status: worker.status,
    reason,
    version: worker.version + 1,
  })
  return answerWorker(context, worker)
}

export async function changeScore(
  context: CommandContext,
  { points, reason, orderNo, ...asked }: z.output<typeof workers.changeScore.input>,
): Promise<WorkerDetail> {
  const worker = await holdWorker(context, asked, 'changeScore')
  const score = worker.score + points
  refuseOutside(context, worker.score, score)
  if (orderNo) await refuseUnknownOrder(context, orderNo)
  const { db, actor } = context
  await db
    .updateTable('workers')
    .set({ score, version: sql<number>`version + 1` })
    .where('user_id', '=', worker.id)
    .execute()
  await db
    .insertInto('worker_scores')
    .values({ worker_id: worker.id, points, score, reason, order_no: orderNo, by_id: actor.id, by_name: actor.name })
    .execute()
  await record(context, worker, { action: 'workers.changeScore', changes: { score: [worker.score, score] }, reason })
  return answerWorker(context, worker)
}

function refuseOutside({ sender }: CommandContext, before: number, after: number): void {
  if (after < 0) refuse('badInput', { fields: { points: fieldSentence('tooSmall', sender.language, -before) } })
  if (after > 100) refuse('badInput', { fields: { points: fieldSentence('tooBig', sender.language, 100 - before) } })
}

async function refuseUnknownOrder({ db, sender }: CommandContext, no: string): Promise<void> {
  const order = await db.selectFrom('orders').select('id').where('no', '=', no).executeTakeFirst()
  if (!order) refuse('badInput', { fields: { orderNo: fieldSentence('unknown', sender.language) } })
}

type Facts = { action: string; changes: Changes; reason?: string }

async function record(context: CommandContext, worker: WorkerRecord, facts: Facts): Promise<void> {
  await recordEvent(context, { ...facts, subject: 'workers', subjectId: worker.id, subjectNo: worker.no })
}
