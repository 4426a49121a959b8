import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { isServiceOf } from '#contract/people/fitness.ts'
import { identityFields, readOnlyFields, type WorkerTerms, workers } from '#contract/people/workers.ts'
import type { Change } from '#server/kit/change.ts'
import type { Changes } from '#server/kit/events.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { withStoredNumbers } from '#server/people/index.ts'
import { findDetail } from '#server/people/workers/read/detail.ts'
import type { WorkerRecord } from '#server/people/workers/read/worker-query.ts'
import { answerWorker, enqueueWorkerWebhook, lockForMove, moveWorker } from './move.ts'

/** Contract field → column. */
const columns = {
  serviceTypes: 'service_types',
  capacity: 'capacity',
  level: 'level',
  vehicle: 'vehicle',
  licenceClass: 'licence_class',
  remark: 'remark',
} as const satisfies Record<keyof WorkerTerms, keyof WorkerRecord>

/** Changes what staff decide about a worker. Name, phone and credentials are the app's. */
export const pcUpSend = handle(workers.pcUpSend, async (context, asked) => {
  const worker = await lockForMove(context, asked, 'pcUpSend')
  await refuseOtherFields(context, asked)
  refuseWrongServices(context, worker, asked.serviceTypes)
  const { remark } = asked
  const next = remark === undefined ? asked : { ...asked, remark: withStoredNumbers(remark, worker.remark) }
  const { set, changes } = changesOf(worker, next)
  if (Object.keys(set).length > 0) await moveWorker(context, worker, 'pcUpSend', { set, changes })
  return answerWorker(context, worker)
})

/** What staff do not decide may be sent as it was read, and not otherwise. */
async function refuseOtherFields(
  context: CommandContext,
  asked: z.output<typeof workers.pcUpSend.input>,
): Promise<void> {
  const seen: Record<string, unknown> = await findDetail(context, asked.id)
  const differs = (field: keyof typeof asked) =>
    asked[field] !== undefined && !isDeepStrictEqual(asked[field], seen[field])
  if (identityFields.some(differs)) refuse('identityElsewhere')
  const wrong = readOnlyFields.filter(differs)
  const sentence = fieldSentence('unknown', context.sender.language)
  if (wrong.length > 0) refuse('badInput', { fields: Object.fromEntries(wrong.map(field => [field, sentence])) })
}

function refuseWrongServices({ sender }: CommandContext, { kind }: WorkerRecord, types: WorkerTerms['serviceTypes']) {
  if (!types || types.every(type => isServiceOf(kind, type))) return
  refuse('badInput', { fields: { serviceTypes: fieldSentence('choice', sender.language) } })
}

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

/** The worker stays offline until their app has reported them offline and then online again. */
export const forceOffline = handle(workers.forceOffline, async (context, { reason, ...target }) => {
  const worker = await lockForMove(context, target, 'forceOffline')
  await moveWorker(context, worker, 'forceOffline', {
    set: { work_status: 'offline', forced_offline_at: new Date() },
    changes: { workStatus: [worker.work_status, 'offline'] },
    reason,
  })
  await enqueueWorkerWebhook(context, worker, { type: 'worker.force_offline', status: worker.status, reason })
  return answerWorker(context, worker)
})

export const changeScore = handle(workers.changeScore, async (context, { points, reason, orderNo, ...target }) => {
  const worker = await lockForMove(context, target, 'changeScore')
  const score = worker.score + points
  refuseOutside(context, worker.score, score)
  if (orderNo) await refuseUnknownOrder(context, orderNo)
  await writeScore(context, worker, { points, reason, orderNo })
  return answerWorker(context, worker)
})

type Score = { points: number; reason: string; orderNo: string }

/** Adds points to a locked worker's score, or takes them, with the entry in its history. */
export async function writeScore(change: Change, worker: WorkerRecord, { points, reason, orderNo }: Score) {
  const { db, actor } = change
  const score = worker.score + points
  await moveWorker(change, worker, 'changeScore', {
    set: { score },
    changes: { score: [worker.score, score] },
    reason,
  })
  await db
    .insertInto('worker_scores')
    .values({ worker_id: worker.id, points, score, reason, order_no: orderNo, by_id: actor.id, by_name: actor.name })
    .execute()
}

function refuseOutside({ sender }: CommandContext, before: number, after: number): void {
  if (after < 0) refuse('badInput', { fields: { points: fieldSentence('tooSmall', sender.language, -before) } })
  if (after > 100) refuse('badInput', { fields: { points: fieldSentence('tooBig', sender.language, 100 - before) } })
}

async function refuseUnknownOrder({ db, sender }: CommandContext, no: string): Promise<void> {
  const order = await db.selectFrom('orders').select('id').where('no', '=', no).executeTakeFirst()
  if (!order) refuse('badInput', { fields: { orderNo: fieldSentence('unknown', sender.language) } })
}
