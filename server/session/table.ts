import type { Generated, JSONColumnType } from 'kysely'
import type { SignInRow } from '#contract/access/events.ts'
import type { Language } from '#contract/base/values.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    users: UsersTable
    roles: RolesTable
    user_roles: { user_id: number; role_id: number }
    menus: MenusTable
    sessions: SessionsTable
    sign_in_failures: SignInFailuresTable
    sign_ins: SignInsTable
    second_factors: SecondFactorsTable
    recovery_codes: { user_id: number; hash: Buffer; used_at: OptionalTime }
    known_devices: { hash: Buffer; user_id: number; last_at: Time }
  }
}

export type UserKind = 'staff' | 'customer' | 'rider' | 'chauffeur' | 'companion' | 'merchant'
/** zh is always there; another language falls back to it. */
export type Titles = Partial<Record<Language, string>> & { zh: string }

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
  status: Generated<'enabled' | 'disabled' | 'banned'>
  status_reason: Generated<string>
  /** Good for choosing one's own and nothing more. */
  password_is_temporary: Generated<boolean>
  last_sign_in_at: OptionalTime
  /** The cities a staff member may see, null being all; of others, where they ordered or worked. */
  city_codes: string[] | null
  version: Generated<number>
  created_at: Time
  updated_at: Time
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

type SessionsTable = {
  id: Generated<number>
  user_id: number
  token_hash: Buffer
  previous_hash: Buffer | null
  rotated_at: OptionalTime
  rotation_secret: Buffer
  created_at: Time
  active_at: Time
  expires_at: Time
  ends_at: Time
  revoked_at: OptionalTime
  revoked_why: string | null
  ip: string
  user_agent: string
}

type SignInFailuresTable = {
  /** Empty in the row that counts a whole address. */
  username: string
  /** An address, or what stands for a known device or a session. */
  ip: string
  failures: number
  last_at: Time
}

type SignInsTable = {
  id: Generated<number>
  at: Time
  username: string
  user_id: number | null
  why: SignInRow['why']
  ip: string
  user_agent: string
}

type SecondFactorsTable = {
  user_id: number
  /** Base32, as authenticator apps take it. */
  secret: string
  confirmed_at: OptionalTime
  /** The 30 s step of the last code taken. */
  last_step: Generated<number>
}
