import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'

/**
 * The people whom this person may see: staff who see no more cities than they do, and of everybody else those who ordered
 * or worked in one of their cities. Every read of people for a person goes through it.
 */
export function inScope({ cityCodes, userId }: Caller): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'users'>()
  if (cityCodes === null) return row.lit(true)
  const own = sql`${cityCodes}::text[]`
  return row.or([
    row('users.id', '=', userId),
    row.and([row('users.kind', '=', 'staff'), sql<SqlBool>`users.city_codes <@ ${own}`]),
    row.and([row('users.kind', '<>', 'staff'), sql<SqlBool>`users.city_codes && ${own}`]),
  ])
}

/** Of those, staff for who may see staff, the people of the platform for who may see them, and always oneself. */
export function visibleTo(caller: Caller): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'users'>()
  return row.and([
    inScope(caller),
    row.or([
      row('users.id', '=', caller.userId),
      ...(caller.permissions.has('staff.view') ? [row('users.kind', '=', 'staff')] : []),
      ...(caller.permissions.has('users.view') ? [row('users.kind', '<>', 'staff')] : []),
    ]),
  ])
}

/** A member of staff whom this person may look at; refuses otherwise. */
export async function findStaff(db: Database, caller: Caller, id: number): Promise<{ id: number; username: string }> {
  const row = await db
    .selectFrom('users')
    .select(['users.id', 'users.username'])
    .where('users.id', '=', id)
    .where('users.kind', '=', 'staff')
    .where(inScope(caller))
    .executeTakeFirst()
  return row ? { id: row.id, username: row.username ?? '' } : refuse('notFound')
}
