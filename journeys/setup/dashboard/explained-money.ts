import { sql } from 'kysely'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import type { MoneyKey } from '#contract/dashboard/names.ts'
import { listsWith } from '#contract/dashboard/question.ts'
import type { Desk } from '../orders/desk.ts'
import type { TestServer } from '../process/server.ts'
import { type Listed, rowsOf, type Said, sumOf } from './explained.ts'
import { type Made, share } from './explained-shares.ts'

/** What the rows of a list add up to, of the figures that are amounts; of the others their number is compared alone. */
const amounts: Partial<Record<MoneyKey, (row: Listed) => number>> = {
  waitingFen: row => row.amountFen,
  paidTodayFen: row => row.actualFen,
  channelFen: row => row.balanceFen,
  escrowFen: row => row.balanceFen,
  heldFen: row => row.balanceFen,
  availableFen: row => row.balanceFen,
  withdrawingFen: row => row.balanceFen,
  receivableFen: row => row.balanceFen,
}

/** What both sides of the whole ledger differ by, and sums of both; from all of its accounts. */
export async function ledgerBy(desk: Desk): Promise<{ differenceFen: number; debitFen: number; creditFen: number }> {
  const rows = await rowsOf(desk, [{ operation: 'ledger.accounts', service: null, input: {}, link: '' }])
  const of = (side: Listed['side']) => rows.filter(row => row.side === side)
  const [debitFen, creditFen] = [sumOf(of('debit'), row => row.balanceFen), sumOf(of('credit'), row => row.balanceFen)]
  return { differenceFen: debitFen - creditFen, debitFen, creditFen }
}

const earlier = { yesterday: 1, lastWeek: 7 } as const
const dayMs = 86_400_000
type Then = {
  paid: number
  paidFen: number
  failed: number
  ended: number
  median: number | null
  ninetieth: number | null
}

/** What the figures of today were until this time of earlier days: from the withdrawals that their lists have of those days. */
export async function moneyBeforeBy({ db }: TestServer, desk: Desk): Promise<Made[]> {
  const { figures, asOf } = await desk.call(dashboard.money, {})
  const made: Made[] = []
  for (const period of ['yesterday', 'lastWeek'] as const) {
    const until = asOf - earlier[period] * dayMs
    const day = shanghaiDay(until)
    const idsOf = async (key: MoneyKey) => {
      const { lists = [] } = figures.find(figure => figure.key === key) ?? {}
      return (await rowsOf(desk, listsWith(lists, { from: day, to: day }))).map(({ id }) => id)
    }
    const { rows } = await sql<Then>`
      with paid as (select id, amount_fen - fee_fen - tax_fen as fen, extract(epoch from paid_at - asked_at) as seconds
        from withdrawals where id = any(${await idsOf('paidToday')}) and paid_at < ${new Date(until)}),
      failed as (select distinct withdrawal_id as id from payouts
        where withdrawal_id = any(${await idsOf('failedToday')}) and state = 'failed' and ended_at < ${new Date(until)})
      select count(*)::int as paid, coalesce(sum(fen), 0)::int as "paidFen", (select count(*)::int from failed) as failed,
        (select count(*)::int from (select id from paid union select id from failed) either) as ended,
        percentile_cont(0.5) within group (order by seconds)::int as median,
        percentile_cont(0.9) within group (order by seconds)::int as ninetieth from paid`.execute(db)
    const [then] = rows
    if (!then) throw new Error('A count has a row.')
    for (const { key, [period]: value } of figures.filter(figure => figure.key in endedValues))
      made.push({ path: `money.figures.${period}`, what: key, value, listed: endedValues[key as EndedKey](then) })
  }
  return made
}

const endedValues = {
  paidToday: (then: Then) => then.paid,
  paidTodayFen: (then: Then) => then.paidFen,
  failedToday: (then: Then) => then.failed,
  failedShare: (then: Then) => share(then.failed, then.ended),
  payoutMedian: (then: Then) => then.median,
  payoutNinetieth: (then: Then) => then.ninetieth,
}
type EndedKey = keyof typeof endedValues

/** What is owed to each party by the accounts of its list. */
export async function owedBy(desk: Desk): Promise<Map<string, number>> {
  const { parties } = await desk.call(dashboard.money, {})
  const each = (parties ?? []).map(async ({ party, lists }) => [party, sumOf(await rowsOf(desk, lists), owed)] as const)
  return new Map(await Promise.all(each))
}
const owed = (row: Listed) => (row.side === 'credit' ? row.balanceFen : -row.balanceFen)

/** Every number of the money, beside what its lists say. */
export async function moneyBy(desk: Desk): Promise<Said[]> {
  const { figures, parties, payouts } = await desk.call(dashboard.money, {})
  const said: Said[] = []
  for (const { key, value, count, lists } of figures) {
    const rows = await rowsOf(desk, lists)
    said.push({ what: `rows of ${key}`, value: count, listed: rows.length })
    const amount = amounts[key]
    if (amount) said.push({ what: key, value, listed: sumOf(rows, amount) })
  }
  for (const { party, fen, accounts, lists } of parties ?? []) {
    const rows = await rowsOf(desk, lists)
    said.push({ what: `accounts of ${party}`, value: accounts, listed: rows.length })
    said.push({ what: `owed to ${party}`, value: fen, listed: sumOf(rows, owed) })
  }
  for (const { since, paid, paidFen, failed, lists, failedLists } of payouts ?? []) {
    const rows = await rowsOf(desk, lists)
    said.push({ what: `paid on ${since}`, value: paid, listed: rows.length })
    said.push({ what: `amount paid on ${since}`, value: paidFen, listed: sumOf(rows, row => row.actualFen) })
    said.push({ what: `failed on ${since}`, value: failed, listed: (await rowsOf(desk, failedLists)).length })
  }
  return said
}
