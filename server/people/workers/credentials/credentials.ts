import { sql } from 'kysely'
import { canMove } from '#contract/base/machine.ts'
import type { CredentialKind } from '#contract/people/fitness.ts'
import { workerMachine } from '#contract/people/worker-machine.ts'
import { notify } from '#server/desk/notifications/index.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { enqueueWorkerWebhook, lockWorkerRecord, moveWorker } from '#server/people/workers/desk/move.ts'
import type { WorkerRecord } from '#server/people/workers/read/worker-query.ts'
import { workerAppWords } from '#words/people/workers.ts'
import { daysUntil, nextReminder, reminderDue } from './days.ts'

/** Hourly, so that a server that was down at one time is an hour late and not a day. */
const everyHour = '0 * * * *'

export async function startWatchingCredentials(runtime: Runtime): Promise<void> {
  await runtime.jobs.repeat('workers.credentials', everyHour, () => remindOfCredentials(runtime))
}

/** Notifies staff 30, 7 and 1 days before a credential ends, each once; when it has ended, its holder goes offline. */
export async function remindOfCredentials(runtime: Runtime): Promise<void> {
  const due = await runtime.db
    .selectFrom('worker_credentials')
    .innerJoin('workers', 'workers.user_id', 'worker_credentials.worker_id')
    .select(['worker_id', 'worker_credentials.kind'])
    .where('workers.status', '<>', 'resigned')
    .where(sql<boolean>`${daysUntil('expires_on')} <= ${nextReminder}`)
    .orderBy('worker_id')
    .execute()
  for (const { worker_id, kind } of due) {
    await makeClockChange(runtime, change => remind(change, worker_id, kind))
  }
}

/** Reads again under the lock of the worker; so it may run late, or twice. */
export async function remind(change: Change, workerId: number, kind: CredentialKind): Promise<void> {
  const worker = await lockWorkerRecord(change, workerId)
  const days = worker?.credentials.find(credential => credential.kind === kind)?.daysLeft ?? null
  const step = days === null ? undefined : reminderDue(days)
  if (!worker || days === null || step === undefined) return
  const marked = await change.db
    .updateTable('worker_credentials')
    .set({ reminded_days: step })
    .where('worker_id', '=', workerId)
    .where('kind', '=', kind)
    .where(row => row.or([row('reminded_days', 'is', null), row('reminded_days', '>', step)]))
    .returning('kind')
    .executeTakeFirst()
  if (!marked) return
  const to = { permission: 'workers.forceOffline', cityCode: worker.city_code } as const
  const link = `/list?tab=expiring&open=${workerId}`
  const name = step === 0 ? (`credential.${kind}.ended` as const) : (`credential.${kind}` as const)
  await notify(change, { type: 10, kind: name, params: { no: worker.no, days }, to, link })
  if (step === 0) await sendOffline(change, worker)
  change.nudge({ word: 'workers.changed', id: workerId, cityCode: worker.city_code })
}

/** A worker whose credential has ended gets no more orders, and goes offline; orders in hand may be finished. Whoever resigned gets none anyway. */
async function sendOffline(change: Change, worker: WorkerRecord): Promise<void> {
  if (worker.work_status === 'offline' || !canMove(workerMachine, { state: worker.status }, 'expire', 'clock')) return
  await moveWorker(change, worker, 'expire', {
    by: 'clock',
    set: { work_status: 'offline', forced_offline_at: new Date() },
    changes: { workStatus: [worker.work_status, 'offline'] },
  })
  const reason = workerAppWords.credentialEnded.zh
  await enqueueWorkerWebhook(change, worker, { type: 'worker.force_offline', status: worker.status, reason })
}
