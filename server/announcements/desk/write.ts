import { sql, type Updateable } from 'kysely'
import type { AnnouncementText } from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import type { Tables } from '#server/kit/database.ts'
import { changesBetween, recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { countAudience } from '../audience.ts'
import { checkText, refuseBeyondCities } from '../check-text.ts'
import { detailOf } from '../read/detail.ts'
import { announcementRecords, newestRevision } from '../records.ts'
import { columnsOf, loggedFieldsOf } from '../text.ts'
import { type Locked, lockForAction } from './lock.ts'

export const add = handle(announcements.add, async (context, text) => {
  const checked = await checkText(context, text)
  return detailOf(context, await insert(context, 'announcements.add', checked))
})

/** The newest text as a draft of its own, without the hours that it had. */
export const copy = handle(announcements.copy, async (context, { id }) => {
  await detailOf(context, id)
  const { text } = await newestRevision(context.db, id)
  await refuseBeyondCities(context, text.audience)
  const images = await imagesOf(context, id)
  const copied = { ...text, publishAt: null, expireAt: null }
  return detailOf(context, await insert(context, 'announcements.copy', { text: copied, images }))
})

type Written = { text: AnnouncementText; images: readonly string[] }

async function insert(
  context: CommandContext,
  action: 'announcements.add' | 'announcements.copy',
  { text, images }: Written,
): Promise<number> {
  const { db, caller } = context
  const { total } = await countAudience(db, text.audience)
  const { id, no } = await db
    .insertInto('announcements')
    .values({ ...columnsOf(text), author_id: caller.userId, counted: total })
    .returning(['id', 'no'])
    .executeTakeFirstOrThrow()
  await writeRevision(context, { id, number: 1, writers: [] }, { text, images })
  const changes = changesBetween({}, loggedFieldsOf(text))
  await recordEvent(context, { action, subject: 'announcements', subjectId: id, subjectNo: no, changes })
  announcementRecords.nudge(context, { id })
  return id
}

/** Of a draft its text; of a published one a newer text, which waits. */
export const update = handle(announcements.update, async (context, { text, ...target }) => {
  const { row, newest } = await lockForAction(context, target, 'update')
  const isPublished = row.state === 'published'
  const checked = await checkText(context, text, { path: 'text.', before: newest.text, isPublished })
  await replace(context, { row, newest }, checked)
  return detailOf(context, row.id)
})

async function replace(context: CommandContext, { row, newest }: Locked, written: Written): Promise<void> {
  const { text } = written
  const isPublished = row.state === 'published'
  const isNew = isPublished && !row.has_pending
  await writeRevision(
    context,
    { id: row.id, number: newest.number + Number(isNew), writers: isNew ? [] : newest.writers },
    written,
  )
  const { total } = await countAudience(context.db, text.audience)
  await writeColumns(context, row.id, {
    counted: total,
    ...(isPublished ? { has_pending: true } : { ...columnsOf(text), reason: null }),
  })
  await recordEvent(context, {
    action: 'announcements.update',
    subject: 'announcements',
    subjectId: row.id,
    subjectNo: row.no,
    changes: changesBetween(loggedFieldsOf(newest.text), loggedFieldsOf(text)),
  })
  announcementRecords.nudge(context, row)
}

/** Columns that change without a move, as a new version. */
export async function writeColumns(
  { db }: Pick<CommandContext, 'db'>,
  id: number,
  set: Updateable<Tables['announcements']>,
): Promise<void> {
  await db
    .updateTable('announcements')
    .set({ ...set, updated_at: new Date(), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

type Place = { id: number; number: number; writers: readonly number[] }

async function writeRevision(
  { db, caller }: CommandContext,
  { id, number, writers }: Place,
  { text, images }: Written,
): Promise<void> {
  const values = {
    text: JSON.stringify(text),
    author_id: caller.userId,
    writers: JSON.stringify([...new Set([...writers, caller.userId])]),
    written_at: new Date(),
  }
  await db
    .insertInto('announcement_revisions')
    .values({ announcement_id: id, number, ...values })
    .onConflict(conflict => conflict.columns(['announcement_id', 'number']).doUpdateSet(values))
    .execute()
  if (images.length === 0) return
  await db
    .insertInto('announcement_images')
    .values(images.map(name => ({ announcement_id: id, name })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

async function imagesOf({ db }: CommandContext, id: number): Promise<string[]> {
  const rows = await db.selectFrom('announcement_images').select('name').where('announcement_id', '=', id).execute()
  return rows.map(({ name }) => name)
}

export const remove = handle(announcements.remove, async (context, target) => {
  const { row } = await lockForAction(context, target, 'remove')
  await context.db.deleteFrom('announcements').where('id', '=', row.id).execute()
  await recordEvent(context, {
    action: 'announcements.remove',
    subject: 'announcements',
    subjectId: row.id,
    subjectNo: row.no,
    changes: changesBetween({ announcement_title: row.title }, { announcement_title: null }),
  })
  announcementRecords.nudge(context, row)
  return {}
})
