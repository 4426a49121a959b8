import { canMove, type MoveBy } from '#contract/base/machine.ts'
import { workerMachine } from '#contract/people/worker-machine.ts'
import type { Change } from '#server/kit/change.ts'
import { moveRecord } from '#server/kit/rows/move-record.ts'
import { workerStatusColumn } from '../table.ts'

/** No new orders for the worker, if the person is one and could get any. */
export function banWorker(change: Change, userId: number): Promise<void> {
  return moveByPlatform(change, userId, 'ban', {})
}

export function unbanWorker(change: Change, userId: number): Promise<void> {
  return moveByPlatform(change, userId, 'unban', { status_reason: '' })
}

/** The event is that of the person, `users.ban` or `users.unban`. What staff may do with the worker changes in any status. */
async function moveByPlatform(
  change: Change,
  userId: number,
  move: MoveBy<typeof workerMachine, 'platform'>,
  set: { status_reason?: string },
): Promise<void> {
  const worker = await change.db
    .selectFrom('workers')
    .select(['status', 'city_code'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!worker) return
  change.nudge({ word: 'workers.changed', id: userId, cityCode: worker.city_code })
  const standing = { state: worker.status }
  if (!canMove(workerMachine, standing, move, 'platform')) return
  await moveRecord(change, workerStatusColumn, {
    id: userId,
    standing,
    move,
    by: 'platform',
    set: { ...set, frozen_until: null },
    isNewVersion: false,
  })
}
