import type { WithdrawalDetail } from '#contract/money/withdrawal.ts'
import { blockingRisks } from '#contract/money/withdrawal-risk.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { readLog } from '#server/access/events/index.ts'
import { linkTo } from '#server/desk/files/index.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { asWritten } from '#server/people/index.ts'
import { findRisks } from '../risk/find.ts'
import { type ListedWithdrawal, readerOf, withdrawalsWithAccounts } from './rows.ts'
import { viewerOf } from './view.ts'

export const get = handle(withdrawals.get, (context, { id }) => detailOf(context, id))

const undecided: readonly string[] = ['review', 'secondReview', 'approved']

/** One withdrawal of this reader's cities with everything about it. Its risks are found anew while it is not paid. */
export async function detailOf(
  { db, caller }: Pick<QueryContext, 'db' | 'caller'>,
  id: number,
): Promise<WithdrawalDetail> {
  const stored = await withdrawalsWithAccounts(db)
    .where('withdrawals.id', '=', id)
    .where(inCities('withdrawals.city_code', caller))
    .executeTakeFirst()
  if (!stored) return refuse('notFound')
  const row = undecided.includes(stored.state) ? { ...stored, ...(await findRisks(db, stored)) } : stored
  const view = await viewerOf(db, await readerOf(db, caller), [row])
  return {
    ...view(row),
    details: row.risks.map(({ risk, points, links }) => ({
      risk,
      points,
      isBlocking: blockingRisks.includes(risk),
      links,
    })),
    payouts: await payoutsOf(db, id),
    rejectCode: row.reject_code,
    remark: asWritten(row.remark),
    manual: await manualOf(db, row),
    others: await othersOf(db, row),
    log: await readLog(db, 'withdrawals', id),
  }
}

async function payoutsOf(db: Database, withdrawalId: number): Promise<WithdrawalDetail['payouts']> {
  const rows = await db
    .selectFrom('payouts')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(payout => ({
    id: payout.id,
    no: payout.no,
    channel: payout.channel,
    state: payout.state,
    amountFen: payout.amount_fen,
    fault: payout.fault,
    message: asWritten(payout.message),
    channelNo: payout.channel_no,
    askedAt: payout.asked_at,
    endedAt: payout.ended_at,
    queries: payout.queries,
    queriedAt: payout.queried_at,
  }))
}

async function manualOf(
  db: Database,
  { manual_no, manual_file_id }: Pick<ListedWithdrawal, 'manual_no' | 'manual_file_id'>,
): Promise<WithdrawalDetail['manual']> {
  if (manual_no === null) return null
  const file = await db.selectFrom('files').select('name').where('id', '=', manual_file_id).executeTakeFirst()
  return { receiptUrl: file ? await linkTo(db, file.name) : null, channelNo: manual_no }
}

const mostOthers = 20

function othersOf(db: Database, { id, owner_kind, owner_id }: ListedWithdrawal): Promise<WithdrawalDetail['others']> {
  return db
    .selectFrom('withdrawals')
    .select(['id', 'no', 'state', 'amount_fen as amountFen', 'asked_at as askedAt'])
    .where('owner_kind', '=', owner_kind)
    .where('owner_id', '=', owner_id)
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .limit(mostOthers)
    .execute()
}
