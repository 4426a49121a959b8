import type { Generated } from 'kysely'
import { userMachine } from '#contract/people/user-machine.ts'
import type { UserRow } from '#contract/people/users.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    users: UsersTable
    user_roles: { user_id: number; role_id: number }
    customers: { user_id: number; app_id: string; external_id: string }
    /** Written by the database. */
    former_phones: { user_id: number; phone: string; until_at: Time }
  }
}

export const userStatusColumn = stateColumn(userMachine, 'users', { column: 'status', reason: 'alreadySo' })

type UsersTable = {
  id: Generated<number>
  kind: UserRow['kind']
  username: string | null
  /** The form in which user names are compared, written by the database; null of one that another had before. */
  username_form: string | null
  /** Somebody else gave the name, so it vouches for its owner at the company's provider. */
  is_username_given: Generated<boolean>
  password_hash: string | null
  nick_name: Generated<string>
  real_name: Generated<string>
  phone: Generated<string>
  /** 1 male, 0 female. */
  gender: Generated<0 | 1>
  avatar: Generated<string>
  introduction: Generated<string>
  status: Generated<UserRow['status']>
  status_reason: Generated<string>
  /** The password is good for choosing another one and for nothing else. */
  password_is_temporary: Generated<boolean>
  /** When a temporary password ends; null for one's own. */
  password_ends_at: OptionalTime
  last_sign_in_at: OptionalTime
  first_sign_in_at: OptionalTime
  /** The cities that a staff member may see, null being all; of others, where they ordered, wrote or worked. */
  city_codes: string[] | null
  version: Generated<number>
  created_at: Time
  updated_at: Time
}
