import { dayMs } from '#contract/base/durations.ts'
import { canMove, type MoveIn, stateAfter } from '#contract/base/machine.ts'
import type { ReasonedTarget } from '#contract/base/values.ts'
import type { WorkerDetail } from '#contract/people/worker.ts'
import { workerMachine } from '#contract/people/worker-machine.ts'
import { workers } from '#contract/people/workers.ts'
import { notify } from '#server/desk/notifications/index.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { findDetail } from '#server/people/workers/read/detail.ts'
import { type HandBackJob, handBackQueue } from '#server/people/workers/read/orders-in-hand.ts'
import type { WorkerRecord } from '#server/people/workers/read/worker-query.ts'
import { workerAppWords } from '#words/people/workers.ts'
import type { Phrase } from '#words/words.ts'
import { answerWorker, enqueueWorkerWebhook, lockForMove, lockWorkerRecord, moveWorker } from './move.ts'

const freezeEndQueue = 'workers.endFreeze'
const longestFreezeMs = 366 * dayMs

export const enable = handle(workers.enable, withReason('enable'))
/** No new orders; those under way go on. */
export const disable = handle(workers.disable, withReason('disable'))
export const unfreeze = handle(workers.unfreeze, withReason('unfreeze'))
export const resign = handle(workers.resign, withReason('resign'))

function withReason(move: 'enable' | 'disable' | 'unfreeze' | 'resign') {
  return async (context: CommandContext, { reason, ...target }: ReasonedTarget): Promise<WorkerDetail> => {
    const worker = await lockForMove(context, target, move)
    await changeStatus(context, worker, move, { reason })
    return answerWorker(context, worker)
  }
}

export const freeze = handle(workers.freeze, async (context, { until, liveOrders, reason, ...target }) => {
  refuseWrongEnd(context, until)
  const worker = await lockForMove(context, target, 'freeze')
  if (worker.load > 0 && liveOrders === undefined) {
    refuse('workerHasOrders', { params: { count: worker.load }, record: await findDetail(context, worker.id) })
  }
  await freezeUntil(context, worker, { reason, until })
  if (worker.load > 0 && liveOrders === 'giveBack') {
    const { id, name } = context.actor
    const job: HandBackJob = { workerId: worker.id, reason, by: { id, name } }
    await context.later(handBackQueue, job)
  }
  return answerWorker(context, worker)
})

/** Freezes a locked worker; with an end, the freeze ends by itself. */
export async function freezeUntil(
  change: Change,
  worker: WorkerRecord,
  { reason, until }: { reason: string; until: number | null },
): Promise<void> {
  await changeStatus(change, worker, 'freeze', { reason, until })
  if (until === null) return
  await change.later(freezeEndQueue, { id: worker.id, until }, Math.max(0, Math.ceil((until - Date.now()) / 1000)))
}

function refuseWrongEnd({ sender }: CommandContext, until: number | null): void {
  if (until === null) return
  const left = until - Date.now()
  if (left > 0 && left <= longestFreezeMs) return
  refuse('badInput', { fields: { until: fieldSentence('endAhead', sender.language) } })
}

/** `said` is a reason of ours, which the worker gets in their language. */
type Terms = { by?: 'staff' | 'clock'; reason: string; said?: Phrase; until?: number | null }

/** Makes a move that changes the status, and sends the worker's app a webhook. */
export async function changeStatus(
  change: Change,
  worker: WorkerRecord,
  move: MoveIn<typeof workerMachine>,
  { by = 'staff', reason, said, until = null }: Terms,
): Promise<void> {
  const status = stateAfter(workerMachine, worker.status, move)
  await moveWorker(change, worker, move, {
    by,
    set: {
      status_reason: status === 'enabled' ? '' : reason,
      frozen_until: until === null ? null : new Date(until),
      ...(status === 'resigned' && { work_status: 'offline' }),
    },
    reason,
    ...(until !== worker.frozen_until && { changes: { frozenUntil: [worker.frozen_until, until] } }),
  })
  await enqueueWorkerWebhook(change, worker, { type: `worker.${status}`, status, until, reason, said })
}

/** Freezes a worker who showed a forged paper, if they could get orders. Orders in hand may be finished. */
export async function freezeForForgery(change: Change, workerId: number): Promise<void> {
  const worker = await lockWorkerRecord(change, workerId)
  if (!worker || !canMove(workerMachine, { state: worker.status }, 'freeze', 'clock')) return
  const said = workerAppWords.forgedPaper
  await changeStatus(change, worker, 'freeze', { by: 'clock', reason: said.zh, said })
  change.nudge({ word: 'workers.changed', id: workerId, cityCode: worker.city_code })
}

/** Starts ending freezes at their date. */
export async function startEndingFreezes(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<{ id: number; until: number }>(freezeEndQueue, due => endDueFreeze(runtime, due))
}

/** Does nothing unless that freeze is still in force; so the job may run late, or twice. */
async function endDueFreeze(runtime: Runtime, { id, until }: { id: number; until: number }): Promise<void> {
  await makeClockChange(runtime, async change => {
    const worker = await lockWorkerRecord(change, id)
    if (worker?.status !== 'frozen' || worker.frozen_until !== until) return
    await changeStatus(change, worker, 'endFreeze', { by: 'clock', reason: '' })
    const to = { permission: 'workers.forceOffline', cityCode: worker.city_code } as const
    const link = `/list?open=${worker.id}`
    await notify(change, { type: 10, kind: 'workers.freezeEnded', params: { no: worker.no }, to, link })
    change.nudge({ word: 'workers.changed', id, cityCode: worker.city_code })
  })
}
