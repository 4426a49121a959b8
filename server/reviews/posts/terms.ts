import type { Database } from '#server/kit/database.ts'
import { dueInSeconds, type RiskFacts, riskOf } from './risk.ts'
import type { PostRecord } from './table.ts'

/** What the queue knows of a post. */
export async function reviewTermsOf(db: Database, post: PostRecord) {
  const facts = await riskFactsOf(db, post)
  return {
    subject: 'posts',
    subjectId: post.id,
    subjectNo: post.no,
    cityCode: post.city_code,
    risk: riskOf(facts),
    dueInSeconds: dueInSeconds(facts, Date.now()),
  } as const
}

export async function riskFactsOf(
  db: Database,
  { id, machine, hits, exposure }: Pick<PostRecord, 'id' | 'machine' | 'hits' | 'exposure'>,
): Promise<RiskFacts> {
  const reports = await db
    .selectFrom('post_reports')
    .select('reason')
    .where('post_id', '=', id)
    .where('outcome', '=', 'open')
    .where('is_credible', '=', true)
    .limit(5)
    .execute()
  return { machine, hits, exposure, reasons: reports.map(({ reason }) => reason) }
}
