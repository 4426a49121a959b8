import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import { withoutIndexes } from '../lists/without-indexes.ts'

/** Different words, how many of them a piece has, and the days over which all came. */
const [vocabulary, each, days] = [20_000, 8, 92]

/**
 * Feedback of the last quarter in twenty cities, of five types and ten versions, with words as frequent as in a language: the
 * nth about 1/n times as often as the first.
 */
export async function addFeedback(db: Database, many: number): Promise<void> {
  // With their own record: orders that are filled afterwards are given to every customer.
  await sql`with person as (insert into users (kind, nick_name) values ('customer', 'C') returning id)
    insert into customers (user_id, app_id, external_id) select id, 'bench', 'C' from person`.execute(db)
  await withoutIndexes(db, 'feedback', async () => {
    await sql`
      insert into feedback (no, app_id, external_no, person_kind, person_external_id, person_name, person_id, city_code, type,
        content, app_version, system, language, words, state, created_at)
      select 'FK' || n, 'bench', 'F' || n, 'customer', 'C', 'C', (select max(id) from users), (410100 + n % 20)::text,
        (array['bug', 'suggestion', 'experience', 'business', 'other'])[1 + n % 5], 'bench', '6.' || n % 10, 'ios', 'zh',
        (select array_agg(distinct 'w' || power(${sql.lit(vocabulary)}, random())::integer)
          from generate_series(1, ${sql.lit(each)}) place where place + n > 0),
        case when n % 50 = 0 then 'closed' else 'pending' end,
        now() - (${many}::bigint - n) * make_interval(secs => ${sql.lit(days * 86_400)}::double precision / ${many}::bigint)
      from generate_series(1, ${many}::bigint) n`.execute(db)
  })
}
