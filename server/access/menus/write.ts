import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type MenuRow, menus } from '#contract/access/menus.ts'
import type { Target } from '#contract/base/values.ts'
import { expandPermissions } from '#server/access/session/index.ts'
import { type Changes, changesBetween, recordEvent } from '#server/kit/events.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import type { EventAction } from '#words/access/features.ts'
import { lockMenus, nudgeMenuChanged, refuseParent } from './arrange.ts'
import { type MenuRecord, viewMenu } from './list.ts'

type Terms = z.output<typeof menus.add.input>

/** A new entry, last among its siblings. */
export const add = handle(menus.add, async (context, terms) => {
  const { db } = context
  await lockMenus(db)
  await refuseParent(context, terms.parentId)
  refuseUnknownCodes(context, terms)
  const row = await db
    .insertInto('menus')
    .values({
      ...columnsOf(terms),
      // The router's name of the entry; nobody reads it.
      name: `Menu${randomBytes(6).toString('hex')}`,
      sort: sql`(select coalesce(max(sort), 0) + 10 from menus where parent_id is not distinct from ${terms.parentId})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return answer(context, 'menus.add', row, { titles: [null, row.titles] })
})

export const update = handle(menus.update, async (context, { id, version, ...terms }) => {
  const before = await lockMenu(context, { id, version })
  await refuseParent(context, terms.parentId, id)
  refuseUnknownCodes(context, terms)
  const row = await context.db
    .updateTable('menus')
    .set({ ...columnsOf(terms), version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return answer(context, 'menus.update', row, changesBetween(termsOf(before), termsOf(row)))
})

export const remove = handle(menus.remove, async (context, target) => {
  const row = await lockMenu(context, target)
  const child = await context.db.selectFrom('menus').select('id').where('parent_id', '=', row.id).executeTakeFirst()
  if (child) refuse('menuHasChildren')
  await context.db.deleteFrom('menus').where('id', '=', row.id).execute()
  await answer(context, 'menus.remove', row, { titles: [row.titles, null], path: [row.path, null] })
  return {}
})

/** The entry, under the lock of the whole menu; refuses who saw another version. */
async function lockMenu({ db }: CommandContext, { id, version }: Target): Promise<MenuRecord> {
  await lockMenus(db)
  const lock = () => db.selectFrom('menus').selectAll().where('id', '=', id).executeTakeFirst()
  return lockSeen(db, { subject: 'menus', id, version, lock, fresh: viewMenu })
}

function refuseUnknownCodes({ sender }: CommandContext, { permissions }: Pick<Terms, 'permissions'>): void {
  if (permissions?.every(code => expandPermissions([code]).length > 0) ?? true) return
  refuse('badInput', { fields: { permissions: fieldSentence('unknown', sender.language) } })
}

function columnsOf(terms: Terms) {
  return {
    parent_id: terms.parentId,
    path: terms.path,
    component: terms.component,
    titles: JSON.stringify(terms.titles),
    icon: terms.icon,
    permissions: terms.permissions,
    is_hidden: terms.isHidden,
    always_show: terms.alwaysShow,
    no_cache: terms.noCache,
  }
}

function termsOf(row: MenuRecord) {
  const { id, version, ...terms } = viewMenu(row)
  return terms
}

async function answer(
  context: CommandContext,
  action: EventAction,
  row: MenuRecord,
  changes: Changes,
): Promise<MenuRow> {
  await recordEvent(context, { action, subject: 'menus', subjectId: row.id, subjectNo: row.path, changes })
  nudgeMenuChanged(context, row.id)
  return viewMenu(row)
}
