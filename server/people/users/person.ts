import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { mostOrdersCounted } from '#contract/people/counted-orders.ts'
import type { Database } from '#server/kit/database.ts'
import type { Titles } from '#server/kit/table.ts'
import { type Powers, powersOf } from './powers.ts'

export type PersonRecord = Awaited<ReturnType<ReturnType<typeof peopleQuery>['executeTakeFirstOrThrow']>>

/** People with their roles and numbers. Password hashes stay where they are. */
export function peopleQuery(db: Database) {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.kind', 'users.username', 'users.nick_name', 'users.real_name', 'users.phone'])
    .select(['users.gender', 'users.avatar', 'users.status', 'users.status_reason', 'users.city_codes'])
    .select(['users.last_sign_in_at', 'users.version', 'users.created_at'])
    .select(user => [
      jsonArrayFrom(
        user
          .selectFrom('user_roles')
          .innerJoin('roles', 'roles.id', 'user_roles.role_id')
          .select(['roles.id', 'roles.code', 'roles.names', 'roles.permissions'])
          .whereRef('user_roles.user_id', '=', 'users.id')
          .orderBy('roles.id')
          .$castTo<HeldRole>(),
      ).as('roles'),
      user
        .exists(
          user
            .selectFrom('second_factors')
            .select('second_factors.user_id')
            .whereRef('second_factors.user_id', '=', 'users.id')
            .where('second_factors.confirmed_at', 'is not', null),
        )
        .as('is_totp_on'),
      orderCount.as('order_count'),
    ])
}

export type HeldRole = { id: number; code: string; names: Titles; permissions: string[] }

/** Orders of a customer, or those that a worker finished. */
const orderCount = sql<number>`case when users.kind = 'staff' then 0 else
  (select count(*) from (
    (select 1 from orders where customer_id = users.id limit ${sql.lit(mostOrdersCounted)})
    union all (select 1 from assignments where worker_id = users.id and state = 'finished' limit ${sql.lit(mostOrdersCounted)})
    limit ${sql.lit(mostOrdersCounted)}) counted) end`

export function powersOfPerson({ roles, city_codes }: Pick<PersonRecord, 'roles' | 'city_codes'>): Powers {
  return powersOf(
    roles.flatMap(role => role.permissions),
    city_codes,
  )
}
