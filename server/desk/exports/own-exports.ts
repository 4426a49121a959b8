import { sql } from 'kysely'
import type { Needs } from '#contract/base/operation.ts'
import { exports } from '#contract/desk/exports.ts'
import { needsOfList } from '#contract/desk/nudges.ts'
import { linkTo } from '#server/desk/files/index.ts'
import { may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { moment } from '#server/kit/rows/moment.ts'
import { moveRows } from '#server/kit/rows/move-record.ts'
import { exportStateColumn } from './table.ts'
import { viewExport } from './view.ts'

/** The latest exports that the list shows. */
const mostShown = 20

export const list = handle(exports.list, async ({ db, caller }) => {
  const rows = await db
    .selectFrom('exports')
    .selectAll()
    .where('person_id', '=', caller.userId)
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map(viewExport)
})

/** The node that writes the file notices within a second and deletes its draft. */
export const cancel = handle(exports.cancel, async (context, { id }) => {
  const { caller } = context
  const [cancelled] = await moveRows(context, exportStateColumn, {
    move: 'cancel',
    by: 'staff',
    where: row => row.and([row('id', '=', id), row('person_id', '=', caller.userId)]),
    set: { finished_at: new Date() },
  })
  if (!cancelled) refuse('exportNotThere')
  await recordEvent(context, { action: 'exports.cancel', subject: 'exports', subjectId: id })
  context.nudge({ word: 'exports.changed', id, userId: caller.userId })
  return {}
})

export const download = handle(exports.download, async (context, { id }) => {
  const { db, caller } = context
  const file = await db
    .selectFrom('exports')
    .innerJoin('files', 'files.id', 'exports.file_id')
    .select(['files.name', 'exports.list', 'exports.expires_at', 'exports.created_at'])
    .where('exports.id', '=', id)
    .where('exports.person_id', '=', caller.userId)
    .where('exports.state', '=', 'done')
    .executeTakeFirst()
  if (!file || Date.now() > (file.expires_at ?? 0)) return refuse('exportNotThere')
  const needs: Needs[] = [needsOfList(file.list) ?? `${file.list}.export`, `${file.list}.export`]
  if (!needs.every(each => may(caller, each))) refuse('noPermission')
  if (await hasOtherCities(db, caller.userId, file.created_at)) refuse('exportNotThere')
  await recordEvent(context, { action: 'exports.download', subject: 'exports', subjectId: id })
  return { url: await linkTo(db, file.name) }
})

/** Whether this person's cities changed since then: the file may hold rows that they may no longer see. */
async function hasOtherCities(db: Database, userId: number, since: number): Promise<boolean> {
  const changed = await db
    .selectFrom('events')
    .select('id')
    .where('subject', '=', 'users')
    .where('subject_id', '=', userId)
    .where('action', '=', 'users.update')
    .where('at', '>=', moment(since))
    .where(sql<boolean>`changes ? 'cityCodes'`)
    .executeTakeFirst()
  return changed !== undefined
}
