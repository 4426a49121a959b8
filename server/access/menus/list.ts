import type { Selectable } from 'kysely'
import { type MenuRow, menus } from '#contract/access/menus.ts'
import type { Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'

export type MenuRecord = Selectable<Tables['menus']>

/** Every entry, siblings in their order. */
export const list = handle(menus.list, async ({ db }) => {
  const rows = await db.selectFrom('menus').selectAll().orderBy('sort').orderBy('id').execute()
  return rows.map(viewMenu)
})

export function viewMenu(row: MenuRecord): MenuRow {
  return {
    id: row.id,
    parentId: row.parent_id,
    path: row.path,
    component: row.component,
    name: row.name,
    titles: row.titles,
    icon: row.icon,
    permissions: row.permissions,
    isHidden: row.is_hidden,
    alwaysShow: row.always_show,
    isAffix: row.is_affix,
    noCache: row.no_cache,
    sort: row.sort,
    version: row.version,
  }
}
