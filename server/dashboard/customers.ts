import { sql } from 'kysely'
import type { Span } from '#contract/dashboard/span.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { visibleTo } from '#server/people/users/index.ts'

/** Customers that were added in a span and whom this person may see. */
export async function customersAdded(
  { db, caller }: Pick<QueryContext, 'db' | 'caller'>,
  cityCode: string,
  { since, until }: Span,
): Promise<number> {
  const { added } = await db
    .selectFrom('users')
    .select(row => row.fn.countAll<number>().as('added'))
    .where('kind', '=', 'customer')
    .where(sql<boolean>`users.created_at >= ${new Date(since)} and users.created_at < ${new Date(until)}`)
    .where(visibleTo(caller))
    .$if(cityCode !== '', people => people.where(sql<boolean>`users.city_codes @> array[${cityCode}]`))
    .executeTakeFirstOrThrow()
  return added
}
