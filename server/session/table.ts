import type { Generated, JSONColumnType } from 'kysely'
import type { Language } from '#contract/values.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    users: UsersTable
    roles: RolesTable
    user_roles: { user_id: number; role_id: number }
    menus: MenusTable
    sessions: SessionsTable
    sign_in_failures: { username: string; ip: string; failures: number; last_at: Time }
  }
}

export type UserKind = 'staff' | 'customer' | 'rider' | 'chauffeur' | 'companion' | 'merchant'
export type Words = Record<Language, string>

type UsersTable = {
  id: Generated<number>
  kind: UserKind
  username: string | null
  password_hash: string | null
  nick_name: Generated<string>
  real_name: Generated<string>
  phone: Generated<string>
  /** 1 male, 0 female. */
  gender: Generated<0 | 1>
  avatar: Generated<string>
  introduction: Generated<string>
  status: Generated<'enabled' | 'disabled'>
  /** The cities a staff member may see; null means all. */
  city_codes: string[] | null
  version: Generated<number>
  created_at: Time
  updated_at: Time
}

type RolesTable = {
  id: Generated<number>
  code: string
  names: JSONColumnType<Words>
  is_builtin: Generated<boolean>
  /** `*` stands for all there are. */
  permissions: string[]
}

type MenusTable = {
  id: Generated<number>
  parent_id: number | null
  path: string
  component: string
  name: string
  redirect: string | null
  titles: JSONColumnType<Words>
  icon: Generated<string>
  permissions: string[] | null
  is_hidden: Generated<boolean>
  always_show: Generated<boolean>
  is_affix: Generated<boolean>
  no_cache: Generated<boolean>
  has_breadcrumb: Generated<boolean>
  active_menu: string | null
  sort: Generated<number>
}

type SessionsTable = {
  id: Generated<number>
  user_id: number
  token_hash: Buffer
  previous_hash: Buffer | null
  rotated_at: OptionalTime
  rotation_secret: Buffer
  created_at: Time
  expires_at: Time
  ends_at: Time
  revoked_at: OptionalTime
  revoked_why: string | null
  ip: string
  user_agent: string
}
