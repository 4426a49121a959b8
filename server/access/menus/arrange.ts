import { sql } from 'kysely'
import { menus } from '#contract/access/menus.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { lockNamed } from '#server/process/locks/index.ts'

/** Between the sort numbers of siblings. */
const gap = 10

/** The menu is one tree, changed by one person at a time. */
export async function lockMenus(db: Database): Promise<void> {
  await lockNamed(db, 'menus.arrange')
}

/** Puts entries below one parent, in this order. */
export const arrange = handle(menus.arrange, async (context, { parentId, ids }) => {
  const { db } = context
  await lockMenus(db)
  for (const id of ids) await refuseParent(context, parentId, id)
  const known = await db.selectFrom('menus').select('id').where('id', 'in', ids).execute()
  if (known.length !== new Set(ids).size) refuse('notFound')
  for (const [place, id] of ids.entries()) {
    await db
      .updateTable('menus')
      .set({ parent_id: parentId, sort: (place + 1) * gap, version: sql`version + 1` })
      .where('id', '=', id)
      .execute()
  }
  await recordEvent(context, {
    action: 'menus.arrange',
    subject: 'menus',
    subjectId: parentId ?? 0,
    changes: { order: [null, ids] },
  })
  nudgeMenuChanged(context, parentId ?? 0)
  return {}
})

/** Refuses a parent that does not exist, and one that would stand below itself. */
export async function refuseParent(
  { db, sender }: CommandContext,
  parentId: number | null,
  ownId?: number,
): Promise<void> {
  if (parentId === null) return
  const { rows } = await sql<{ id: number }>`
    with recursive above as (
      select id, parent_id from menus where id = ${parentId}
      union select menus.id, menus.parent_id from menus join above on menus.id = above.parent_id
    ) select id from above`.execute(db)
  const isUnder = rows.some(row => row.id === ownId)
  if (rows.length > 0 && !isUnder) return
  refuse('badInput', { fields: { parentId: fieldSentence('unknown', sender.language) } })
}

/** The menu of everybody signed in is made of these rows, so all of them read theirs again. */
export function nudgeMenuChanged(context: CommandContext, id: number): void {
  context.nudge({ word: 'menus.changed', id })
  context.nudge({ word: 'session.changed', id })
}
