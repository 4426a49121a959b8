import { type SqlBool, sql } from 'kysely'
import { removeFile, removeStored } from '#server/desk/files/index.ts'
import { makeClockChange } from '#server/kit/change.ts'
import { moveRows } from '#server/kit/rows/move-record.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { isFree, silentSeconds } from './claim.ts'
import { runQueue } from './start.ts'
import { exportStateColumn } from './table.ts'

/** Restarts exports whose server was killed or whose job was lost, and deletes the files of cancelled and expired ones. */
export async function sweepExports(runtime: Runtime): Promise<void> {
  await restartSilent(runtime)
  await restartLost(runtime)
  await removeDrafts(runtime)
  await expireOld(runtime)
}

async function restartSilent(runtime: Runtime): Promise<void> {
  const silent = await runtime.db
    .selectFrom('exports')
    .select('id')
    .where('state', '=', 'running')
    .where(isFree)
    .execute()
  if (silent.length === 0) return
  await makeClockChange(runtime, async change => {
    for (const { id } of silent) await change.later(runQueue, { id })
  })
}

/** Longer than a job that failed waits for its next try. */
const lostMinutes = 15

/** Those that wait although no job may know of them any more. One that is only late gets a second job, which finds nothing to do. */
async function restartLost(runtime: Runtime): Promise<void> {
  await makeClockChange(runtime, async change => {
    const lost = await change.db
      .updateTable('exports')
      .set({ beat_at: sql<Date>`now()` })
      .where('state', '=', 'waiting')
      .where(sql<SqlBool>`coalesce(beat_at, created_at) < now() - make_interval(mins => ${lostMinutes})`)
      .returning('id')
      .execute()
    for (const { id } of lost) await change.later(runQueue, { id })
  })
}

/** What a writer that was killed left of an export that was cancelled. */
async function removeDrafts(runtime: Runtime): Promise<void> {
  const left = await runtime.db
    .selectFrom('exports')
    .select(['id', 'draft'])
    .where('state', '=', 'cancelled')
    .where('draft', 'is not', null)
    .where('beat_at', '<', sql<number>`now() - make_interval(secs => ${silentSeconds})`)
    .execute()
  for (const { id, draft } of left) {
    if (draft !== null) await removeStored(runtime.config, draft)
    await runtime.db.updateTable('exports').set({ draft: null }).where('id', '=', id).execute()
  }
}

async function expireOld(runtime: Runtime): Promise<void> {
  await makeClockChange(runtime, async change => {
    const old = await change.db
      .selectFrom('exports')
      .select(['id', 'person_id', 'file_id'])
      .where('state', '=', 'done')
      .where('expires_at', '<', sql<number>`now()`)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, person_id, file_id } of old) {
      await moveRows(change, exportStateColumn, {
        move: 'expire',
        by: 'clock',
        where: row => row('id', '=', id),
        set: { file_id: null },
      })
      if (file_id !== null) await removeFile(change.db, runtime.config, file_id)
      change.nudge({ word: 'exports.changed', id, userId: person_id })
    }
  })
}
