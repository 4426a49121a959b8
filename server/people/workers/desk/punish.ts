import { canMove } from '#contract/base/machine.ts'
import { workerMachine } from '#contract/people/worker-machine.ts'
import type { Change } from '#server/kit/change.ts'
import type { WorkerRecord } from '#server/people/workers/read/worker-query.ts'
import { writeScore } from './edit.ts'
import { lockWorkerRecord } from './move.ts'
import { changeStatus, freezeUntil } from './status.ts'

type Terms = { reason: string; orderNo: string }

/** What another feature does to a worker, and takes back. Each locks the worker's row first. */

/** Takes points, as many as there are; answers how many. */
export async function takePoints(change: Change, id: number, { points, ...terms }: Terms & { points: number }) {
  const worker = await lockWorkerRecord(change, id)
  if (!worker || !canMove(workerMachine, { state: worker.status }, 'changeScore', 'staff')) return 0
  const taken = Math.min(points, worker.score)
  if (taken > 0) await writeScore(change, worker, { points: -taken, ...terms })
  nudge(change, worker)
  return taken
}

/** Gives points back; a score is never above 100. */
export async function returnPoints(change: Change, id: number, { points, ...terms }: Terms & { points: number }) {
  const worker = await lockWorkerRecord(change, id)
  if (!worker || !canMove(workerMachine, { state: worker.status }, 'changeScore', 'staff')) return
  const given = Math.min(points, 100 - worker.score)
  if (given > 0) await writeScore(change, worker, { points: given, ...terms })
  nudge(change, worker)
}

/** Whether the worker could be frozen; orders in hand may be finished. */
export async function freezeWorker(change: Change, id: number, terms: { reason: string; until: number }) {
  const worker = await lockWorkerRecord(change, id)
  if (!worker || !canMove(workerMachine, { state: worker.status }, 'freeze', 'staff')) return false
  await freezeUntil(change, worker, terms)
  nudge(change, worker)
  return true
}

/** Ends that freeze and no other. */
export async function endFreeze(change: Change, id: number, { reason, until }: { reason: string; until: number }) {
  const worker = await lockWorkerRecord(change, id)
  if (worker?.status !== 'frozen' || worker.frozen_until !== until || worker.user_status === 'banned') return
  await changeStatus(change, worker, 'unfreeze', { reason })
  nudge(change, worker)
}

function nudge(change: Change, { id, city_code }: WorkerRecord): void {
  change.nudge({ word: 'workers.changed', id, cityCode: city_code })
}
