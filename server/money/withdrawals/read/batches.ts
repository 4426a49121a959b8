import { sql } from 'kysely'
import { fen } from '#contract/base/values.ts'
import { payerFaults } from '#contract/money/payout.ts'
import type { PayoutBatch } from '#contract/money/withdrawals.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import { staffName } from '#server/people/index.ts'

/** The newest first. */
export const batches = handle(withdrawals.batches, async ({ db, caller }, { id, after, limit }) => {
  const found = await batchesWithSums(db, caller)
    .$if(id !== undefined, page => page.where('batch.id', '=', id ?? 0))
    .where(afterId('batch.id', after))
    .orderBy('batch.id', 'desc')
    .limit(oneMore(limit))
    .execute()
  return pageOf(found, limit, { view: viewBatch, cursorOf: ({ id }) => id })
})

export async function batchOf({ db, caller }: Reader, id: number): Promise<PayoutBatch> {
  const row = await batchesWithSums(db, caller).where('batch.id', '=', id).executeTakeFirst()
  return row ? viewBatch(row) : refuse('notFound')
}

type Reader = { db: Database; caller: Pick<Caller, 'cityCodes'> }

/** Of the withdrawals of the reader's cities; batches without one are not theirs. */
function batchesWithSums(db: Database, caller: Reader['caller']) {
  return db
    .selectFrom('payout_batches as batch')
    .innerJoin('users as creator', 'creator.id', 'batch.created_by_id')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('withdrawals')
          .whereRef('withdrawals.batch_id', '=', 'batch.id')
          .where(inCities('withdrawals.city_code', caller))
          .select(({ fn }) => [
            fn.countAll<number>().as('count'),
            sql<number>`coalesce(sum(amount_fen - fee_fen - tax_fen), 0)::bigint`.as('total_fen'),
            sql<number>`(count(*) filter (where state = 'paid'))::int`.as('paid'),
            sql<number>`coalesce(sum(amount_fen - fee_fen - tax_fen) filter (where state = 'paid'), 0)::bigint`.as(
              'paid_fen',
            ),
            sql<number>`(count(*) filter (where state in ('failed', 'returned')))::int`.as('failed'),
            sql<number>`(count(*) filter (where is_unknown))::int`.as('unknown'),
          ])
          .as('sums'),
      join => join.onTrue(),
    )
    .where('sums.count', '>', 0)
    .selectAll('batch')
    .select(batch =>
      batch
        .selectFrom('payouts')
        .innerJoin('withdrawals', 'withdrawals.id', 'payouts.withdrawal_id')
        .select('payouts.fault')
        .whereRef('withdrawals.batch_id', '=', 'batch.id')
        .where('batch.state', '=', 'paused')
        .where('payouts.fault', 'in', [...payerFaults])
        .orderBy('payouts.ended_at', 'desc')
        .limit(sql.lit(1))
        .as('fault'),
    )
    .select(['sums.count', 'sums.total_fen', 'sums.paid', 'sums.paid_fen', 'sums.failed', 'sums.unknown'])
    .select(staffName('creator').$notNull().as('created_by'))
}

type ListedBatch = Awaited<ReturnType<ReturnType<typeof batchesWithSums>['executeTakeFirstOrThrow']>>

function viewBatch(row: ListedBatch): PayoutBatch {
  return {
    id: row.id,
    no: row.no,
    state: row.state,
    createdAt: row.created_at,
    createdBy: row.created_by,
    count: row.count,
    totalFen: fen(row.total_fen),
    paid: row.paid,
    paidFen: fen(row.paid_fen),
    failed: row.failed,
    unknown: row.unknown,
    fault: row.fault,
  }
}
