import { type RawBuilder, sql } from 'kysely'

/** The nickname of a member of staff, or else the username; `users` is the name that their table has in the query. */
export function staffName(users: string): RawBuilder<string | null> {
  return sql`coalesce(nullif(${sql.ref(`${users}.nick_name`)}, ''), ${sql.ref(`${users}.username`)})`
}
