import type { Generated, JSONColumnType } from 'kysely'
import type { Titles } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    roles: RolesTable
  }
}

type RolesTable = {
  id: Generated<number>
  code: string
  names: JSONColumnType<Titles>
  is_builtin: Generated<boolean>
  /** `*` stands for all there are. */
  permissions: string[]
  needs_totp: Generated<boolean>
  version: Generated<number>
}
