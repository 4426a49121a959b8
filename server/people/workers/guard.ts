import type { WorkerMove } from '#contract/people/worker-machine.ts'
import { workers } from '#contract/people/workers.ts'
import { may } from '#server/kit/caller.ts'
import type { Guard } from '#server/kit/rows/move-record.ts'
import type { WorkerRecord } from './read/worker-query.ts'

/** Why this caller may not make a move that the worker's status allows; null if they may. */
export const workerGuard: Guard<Pick<WorkerRecord, 'work_status' | 'user_status' | 'load'>, WorkerMove> = (
  worker,
  move,
  caller,
) => {
  if (!may(caller, workers[move].needs)) return 'noPermission'
  if (move === 'forceOffline' && worker.work_status === 'offline') return 'workerStandsElsewhere'
  // A ban of the person is lifted by `users.unban`, which unfreezes the worker as well.
  if ((move === 'enable' || move === 'unfreeze') && worker.user_status === 'banned') return 'workerBanned'
  if (move === 'resign' && worker.load > 0) return 'workerHasOrders'
  return null
}
