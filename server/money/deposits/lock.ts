import type { Target } from '#contract/base/values.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { changedBy, lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import type { DepositRecord } from './table.ts'
import { readDeposit } from './view.ts'

/** Locks a deposit of this person's cities as they saw it. */
export function lockSeenDeposit(context: CommandContext, { id, version }: Target): Promise<DepositRecord> {
  const { db, caller } = context
  return lockSeen(db, {
    subject: 'deposits',
    id,
    version,
    lock: () =>
      db
        .selectFrom('deposits')
        .selectAll()
        .where('id', '=', id)
        .where(inCities('deposits.city_code', caller))
        .forUpdate()
        .executeTakeFirst(),
    fresh: found => readDeposit(context, found.person_id),
    staleReason: ({ person_id }) => changedBy(db, 'deposits', person_id),
  })
}
