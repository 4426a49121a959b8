import type { Generated, JSONColumnType } from 'kysely'
import type { Titles } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    menus: MenusTable
  }
}

type MenusTable = {
  id: Generated<number>
  parent_id: number | null
  path: string
  component: string
  name: string
  redirect: string | null
  titles: JSONColumnType<Titles>
  icon: Generated<string>
  permissions: string[] | null
  is_hidden: Generated<boolean>
  always_show: Generated<boolean>
  is_affix: Generated<boolean>
  no_cache: Generated<boolean>
  has_breadcrumb: Generated<boolean>
  active_menu: string | null
  sort: Generated<number>
  version: Generated<number>
}
