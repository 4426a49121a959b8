import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import type { AuthorKind } from '../table.ts'

const historyDays = 90
const leastUnfounded = 3

/** Judged reports of one reporter. */
type Judged = { founded: number; unfounded: number }

/** Whoever was wrong three times, and mostly, does not count until their reports turn out right again. */
export function isCredible({ founded, unfounded }: Judged): boolean {
  return unfounded < leastUnfounded || unfounded <= founded
}

type Reporter = { appId: string; kind: AuthorKind; externalId: string }

export function judgedReportsOf(db: Database, { appId, kind, externalId }: Reporter): Promise<Judged> {
  return db
    .selectFrom('post_reports')
    .select([
      sql<number>`(count(*) filter (where outcome = 'founded'))::int`.as('founded'),
      sql<number>`(count(*) filter (where outcome = 'unfounded'))::int`.as('unfounded'),
    ])
    .where('app_id', '=', appId)
    .where('reporter_kind', '=', kind)
    .where('reporter_external_id', '=', externalId)
    .where('at', '>', sql<number>`now() - make_interval(days => ${historyDays})`)
    .executeTakeFirstOrThrow()
}
