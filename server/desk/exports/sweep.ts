import { sql } from 'kysely'
import { removeFile } from '#server/desk/files/index.ts'
import { makeClockChange } from '#server/kit/change.ts'
import { moveRows } from '#server/kit/rows/move-record.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { isFree } from './claim.ts'
import { runQueue } from './start.ts'
import { exportStateColumn } from './table.ts'

/** Restarts exports whose server was killed, and deletes the files of expired ones. */
export async function sweepExports(runtime: Runtime): Promise<void> {
  await restartSilent(runtime)
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
