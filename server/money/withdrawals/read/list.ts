import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { withdrawalSortsOf } from '#contract/money/sorts.ts'
import { type RiskLevel, riskLevels } from '#contract/money/withdrawal-risk.ts'
import { type WithdrawalQuestion, type WithdrawalQueue, withdrawals } from '#contract/money/withdrawals.ts'
import { endsWith, numberEnd, startsWith } from '#server/desk/searches/index.ts'
import {
  byMoment,
  byNumber,
  chosenSort,
  cursorIn,
  isAfter,
  moneyOrder,
  type RowOrder,
  sorted,
} from '#server/desk/sorts/index.ts'
import type { Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { oneMore, pageOf } from '#server/kit/rows/page.ts'
import { withinDays } from '#server/kit/rows/shanghai.ts'
import { readSearch, type SearchedWord } from '#server/people/index.ts'
import { isResumable } from './resumable.ts'
import { type ListedWithdrawal, readerOf, withdrawalsWithAccounts } from './rows.ts'
import { viewerOf } from './view.ts'

type Question = z.output<typeof WithdrawalQuestion>

const row = () => expressionBuilder<Tables, 'withdrawals'>()

/** The conditions of the indexes of queues, word by word. */
const queueConditions: Record<WithdrawalQueue, Expression<SqlBool>> = {
  review: sql`withdrawals.state in ('review', 'secondReview')`,
  risky: sql`withdrawals.state in ('review', 'secondReview') and withdrawals.risk_score >= 50`,
  approved: sql`withdrawals.state = 'approved'`,
  paying: sql`withdrawals.state = 'paying'`,
  confirming: sql`withdrawals.state = 'confirming'`,
  trouble: sql`(withdrawals.state in ('failed', 'manualReview') or withdrawals.is_unknown)`,
  paid: sql`withdrawals.state = 'paid'`,
  ended: sql`withdrawals.state in ('rejected', 'cancelled', 'returned')`,
}

export function isInQueue(queue: WithdrawalQueue): Expression<SqlBool> {
  return queueConditions[queue]
}

/** Those that grow for years; the others have indexes that are short. */
const longQueues: readonly Question['queue'][] = ['paid', 'ended', 'all']

/** One page, the newest first or as it is asked for. Its rows are chosen before they are joined with anything. */
export const list = handle(withdrawals.list, async (context, question) => {
  const { db, caller } = context
  const { limit, after } = question
  const order = orderOf(question)
  const words = await readSearch(context, question.search)
  const page = db
    .selectFrom('withdrawals')
    .select('withdrawals.id')
    .where(inCities('withdrawals.city_code', caller))
    .where(row().and([...conditionsOf(question), ...words.map(matches)]))
    .where(isAfter(order, after))
    .limit(oneMore(limit))
  const found = await sorted(
    withdrawalsWithAccounts(db).where('withdrawals.id', 'in', sorted(page, order)),
    order,
  ).execute()
  const view = await viewerOf(db, await readerOf(db, caller), found)
  return pageOf(found, limit, { view, cursorOf: cursorIn(order) })
})

function orderOf({ queue, sort, dayOf, from, to }: Question): RowOrder<ListedWithdrawal> {
  return moneyOrder(chosenSort(withdrawalSortsOf(queue), sort), {
    id: 'withdrawals.id',
    idOf: withdrawal => withdrawal.id,
    amount: byNumber('withdrawals.amount_fen', withdrawal => withdrawal.amount_fen),
    at: byMoment('withdrawals.asked_at', withdrawal => withdrawal.asked_at),
    isLong: dayOf === 'asked' && longQueues.includes(queue),
    days: { from, to },
  })
}

function conditionsOf(question: Question): Expression<SqlBool>[] {
  const { queue, owner, method, risk, state, unknown, cityCode, leastFen, mostFen, batchId, resumable } = question
  const is = row()
  return [
    // A batch is shown whole, whatever became of its withdrawals.
    ...(queue === 'all' || batchId !== undefined ? [] : [isInQueue(queue)]),
    ...(owner ? [is('withdrawals.owner_role', '=', owner)] : []),
    ...(method ? [is('withdrawals.method', '=', method)] : []),
    ...(risk ? [hasRisk(risk)] : []),
    ...(state ? [is('withdrawals.state', '=', state)] : []),
    ...(unknown === undefined ? [] : [is('withdrawals.is_unknown', '=', unknown)]),
    ...(cityCode ? [is('withdrawals.city_code', '=', cityCode)] : []),
    ...(leastFen === undefined ? [] : [is('withdrawals.amount_fen', '>=', leastFen)]),
    ...(mostFen === undefined ? [] : [is('withdrawals.amount_fen', '<=', mostFen)]),
    ...(batchId === undefined ? [] : [is('withdrawals.batch_id', '=', batchId)]),
    ...(resumable ? [isResumable] : []),
    ...daysOf(question),
  ]
}

function daysOf({ dayOf, from, to }: Question): Expression<SqlBool>[] {
  if (!from && !to) return []
  const within = (moment: string) => row().and(withinDays(moment, from, to))
  if (dayOf === 'asked') return [within('withdrawals.asked_at')]
  if (dayOf === 'paid') return [sql<SqlBool>`(withdrawals.state = 'paid' and ${within('withdrawals.paid_at')})`]
  return [
    sql<SqlBool>`withdrawals.id in (
    select withdrawal_id from payouts where payouts.state = 'failed' and ${within('payouts.ended_at')})`,
  ]
}

/** As `riskLevelOf` says. */
const leastScores: Record<RiskLevel, number> = { low: 0, medium: 20, high: 50 }

function hasRisk(level: RiskLevel): Expression<SqlBool> {
  const next = riskLevels[riskLevels.indexOf(level) + 1]
  const least = row()('withdrawals.risk_score', '>=', leastScores[level])
  return next ? row().and([least, row()('withdrawals.risk_score', '<', leastScores[next])]) : least
}

/** The end of a number, of six or more; the beginning of the owner's name; a whole phone number. Each is found by an index of its own. */
function matches({ words, phone }: SearchedWord): Expression<SqlBool> {
  const isNamed = startsWith(sql`owner_name`, words)
  const ways: Expression<SqlBool>[] = [isNamed]
  if (phone?.part === 'whole') ways.push(sql<SqlBool>`owner_phone = ${phone.digits} and owner_phone <> ''`)
  const end = numberEnd(words)
  if (end) ways.push(endsWith('no', end))
  // Of a frequent surname the newest are read by their ids, of a rare name all of them by the name.
  if (ways.length === 1) return isNamed
  const found = ways.map(way => sql`select id from withdrawals where ${way}`)
  return sql<SqlBool>`withdrawals.id in (${sql.join(found, sql` union `)})`
}
