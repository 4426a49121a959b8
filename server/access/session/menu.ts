import { pinyin } from 'pinyin-pro'
import type { MenuRoute } from '#contract/access/session.ts'
import type { Language } from '#contract/base/values.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'

/** The menu as this person may see it, in their language. Groups without a visible entry are left out. */
export async function menuFor(
  db: Database,
  { permissions }: Pick<Caller, 'permissions'>,
  language: Language,
): Promise<MenuRoute[]> {
  const rows = await db.selectFrom('menus').selectAll().orderBy('sort').orderBy('id').execute()
  const visible = rows.filter(row => row.permissions === null || row.permissions.some(code => permissions.has(code)))

  function childrenOf(parentId: number | null): MenuRoute[] {
    return visible
      .filter(row => row.parent_id === parentId)
      .map(row => ({
        path: row.path,
        component: row.component,
        name: row.name,
        redirect: row.redirect ?? undefined,
        hidden: row.is_hidden,
        alwaysShow: row.always_show,
        meta: {
          title: row.titles[language] ?? row.titles.zh,
          icon: row.icon,
          roles: row.permissions ?? undefined,
          affix: row.is_affix || undefined,
          noCache: row.no_cache || undefined,
          breadcrumb: row.has_breadcrumb ? undefined : false,
          activeMenu: row.active_menu ?? undefined,
          pinyin: pinyin(row.titles.zh, { toneType: 'none', separator: '' }),
          initials: pinyin(row.titles.zh, { pattern: 'first', toneType: 'none', separator: '' }),
        },
        children: childrenOf(row.id),
      }))
      .filter(route => route.component !== 'Layout' || route.children.length > 0)
  }

  return childrenOf(null)
}
