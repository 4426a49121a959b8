import { type ExpressionBuilder, sql } from 'kysely'
import { newFileName, removeStored } from '#server/desk/files/index.ts'
import type { Tables } from '#server/kit/database.ts'
import { moveRows } from '#server/kit/rows/move-record.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { exportStateColumn } from './table.ts'
import type { ExportRecord } from './view.ts'

/** A writer without a heartbeat for this long has died; one comes every half second. */
export const silentSeconds = 15
const mostTries = 5

/** An export that this node writes, under a file name of its own. */
export type Claim = ExportRecord & { draft: string }

/** Exports that no node writes: new ones, and those whose writer was killed. */
export function isFree(row: ExpressionBuilder<Tables, 'exports'>) {
  return row.or([
    row('state', '=', 'waiting'),
    row.and([
      row('state', '=', 'running'),
      row('beat_at', '<', sql<number>`now() - make_interval(secs => ${silentSeconds})`),
    ]),
  ])
}

/** Takes an export over from its beginning; null if another node writes it, or it was cancelled. */
export async function claimExport({ db, config, nudgeChannel }: Runtime, id: number): Promise<Claim | null> {
  const claim = await db.transaction().execute(async transaction => {
    const row = await transaction
      .selectFrom('exports')
      .selectAll()
      .where('id', '=', id)
      .where(isFree)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return null
    // The draft of a killed writer has no row in `files`.
    if (row.draft !== null) await removeStored(config, row.draft)
    const isGivenUp = row.tries >= mostTries
    const draft = newFileName('xlsx')
    const begun = row.state === 'waiting' ? 'start' : 'restart'
    await moveRows({ db: transaction }, exportStateColumn, {
      move: isGivenUp ? 'giveUp' : begun,
      by: 'clock',
      where: of => of('id', '=', id),
      set: isGivenUp
        ? { why: 'internal', draft: null, finished_at: new Date() }
        : { draft, tries: row.tries + 1, rows_done: 0, beat_at: sql<Date>`now()` },
    })
    return { ...row, draft: isGivenUp ? null : draft }
  })
  if (!claim) return null
  nudgeChannel.publish([{ word: 'exports.changed', id, userId: claim.person_id }])
  return claim.draft === null ? null : { ...claim, draft: claim.draft }
}

/** The heartbeat, with the progress. False: it was cancelled, or another node writes it by now. */
export async function isStillOurs(
  { db, nudgeChannel }: Runtime,
  { id, draft, person_id }: Claim,
  rows: number,
): Promise<boolean> {
  const updated = await db
    .updateTable('exports')
    .set({ rows_done: rows, beat_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('draft', '=', draft)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  if (updated) nudgeChannel.publish([{ word: 'exports.changed', id, userId: person_id }])
  return updated !== undefined
}
