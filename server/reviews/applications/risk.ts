import type { ApplicationRisk } from '#contract/reviews/application.ts'
import type { Database } from '#server/kit/database.ts'
import { findOthers } from './checks/others.ts'
import type { ApplicationRecord } from './table.ts'

const risks: Partial<Record<ApplicationRisk, number>> = { blacklisted: 90, alreadyWorks: 80, applied: 50 }
const otherRisk = 20

/** 0 to 100, for the place in the queue: the worst of what other records say. */
export async function riskNow(db: Database, { id }: Pick<ApplicationRecord, 'id'>): Promise<number> {
  const others = await findOthers(db, [id])
  return Math.max(0, ...others.map(({ risk }) => risks[risk] ?? otherRisk))
}
