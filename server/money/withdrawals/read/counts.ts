import { sql } from 'kysely'
import { dayMs } from '#contract/base/durations.ts'
import { shanghaiMidnight } from '#contract/base/shanghai.ts'
import { fen } from '#contract/base/values.ts'
import { ledger } from '#contract/money/ledger.ts'
import { type WithdrawalQueue, withdrawalQueues, withdrawals } from '#contract/money/withdrawals.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { opensAtOf } from '../payout-hours.ts'
import { stopOf } from '../stop.ts'
import { withdrawalTerms } from '../terms.ts'
import { endedIn } from './ended.ts'
import { isInQueue } from './list.ts'

const mostCounted = 1000

export const counts = handle(withdrawals.counts, async ({ db, caller, setting }) => {
  const today = shanghaiMidnight(Date.now())
  const [waiting, ended, channel] = await Promise.all([
    waitingCounts(db, caller),
    endedIn(db, caller, { since: today, until: today + dayMs }),
    channelOf(db, caller),
  ])
  return {
    ...waiting,
    paidToday: { count: ended.paid, fen: ended.paidFen },
    failedToday: ended.failed,
    channel,
    opensAt: opensAtOf(setting('money.payoutHours'), Date.now()),
  }
})

/** What there is to do, and what stops it. */
export async function waitingCounts(db: Database, caller: Caller) {
  const [queues, waitingFen, failed, unknown, stopped] = await Promise.all([
    countQueues(db, caller),
    waitingFenOf(db, caller),
    countFound(db, caller, sql`state = 'failed'`),
    countFound(db, caller, sql`is_unknown`),
    stopOf(db),
  ])
  return { queues, waitingFen: fen(waitingFen), failed, unknown, stopped }
}

async function countQueues(db: Database, caller: Caller): Promise<Record<WithdrawalQueue, number>> {
  const counted = await Promise.all(
    withdrawalQueues.map(async queue => [queue, await countFound(db, caller, sql`${isInQueue(queue)}`)] as const),
  )
  return Object.fromEntries(counted) as Record<WithdrawalQueue, number>
}

async function countFound(db: Database, caller: Caller, where: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from withdrawals where ${where} and ${inCities('withdrawals.city_code', caller)}
    limit ${sql.lit(mostCounted)}) found`.execute(db)
  return rows[0]?.count ?? 0
}

async function waitingFenOf(db: Database, caller: Caller): Promise<number> {
  const { rows } = await sql<{ fen: number }>`select coalesce(sum(amount_fen), 0)::bigint as fen from withdrawals
    where ${isInQueue('review')} and ${inCities('withdrawals.city_code', caller)}`.execute(db)
  return rows[0]?.fen ?? 0
}

/** When the one was asked for that has waited for a review longest; null where none waits. */
export async function oldestWaiting(db: Database, caller: Caller): Promise<number | null> {
  const oldest = await db
    .selectFrom('withdrawals')
    .select('asked_at')
    .where(isInQueue('review'))
    .where(inCities('withdrawals.city_code', caller))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return oldest?.asked_at ?? null
}

/** What the payout channels said last that they have, together, and what they had by the books then. */
async function channelOf(db: Database, caller: Caller) {
  const said = await db.selectFrom('channel_balances').select(['fen', 'at', 'books_fen']).execute()
  if (said.length === 0) return null
  const { channelLowFen } = await withdrawalTerms(db)
  const total = fen(said.reduce((sum, { fen: one }) => sum + one, 0))
  // The balances of channels are of all cities.
  const seesBooks = may(caller, ledger.trialBalance.needs) && caller.cityCodes === null
  return {
    fen: total,
    at: Math.min(...said.map(({ at }) => at)),
    isLow: total < channelLowFen,
    booksFen: seesBooks ? said.reduce((sum, { books_fen }) => sum + books_fen, 0) : null,
  }
}
