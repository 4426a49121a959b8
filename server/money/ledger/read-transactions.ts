import { type Expression, type SqlBool, sql } from 'kysely'
import { type AgeSort, byAge } from '#contract/base/page.ts'
import { searchedText } from '#contract/base/texts/typed-text.ts'
import { ledger } from '#contract/money/ledger.ts'
import type { LedgerTransaction } from '#contract/money/ledger-rows.ts'
import { endsWith, numberEnd } from '#server/desk/searches/index.ts'
import {
  ageOrder,
  byMoment,
  chosenSort,
  cursorIn,
  directionOf,
  isAfter,
  type RowOrder,
  sorted,
} from '#server/desk/sorts/index.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { oneMore, pageOf } from '#server/kit/rows/page.ts'
import { withinDays } from '#server/kit/rows/shanghai.ts'
import { readTransactionNo } from './numbers.ts'
import { type ListedTransaction, linesOf, transactionsWithOrders } from './rows.ts'
import { transactionInScope } from './scope.ts'
import { viewTransaction } from './view.ts'

/** One page, the newest or the oldest first. */
export const list = handle(ledger.list, async ({ db, caller }, { search, event, after, limit, sort, ...days }) => {
  const order = orderOf(sort, days)
  const transactions = transactionsWithOrders(db)
    .where(transactionInScope(caller))
    .where(row => row.and(withinDays('ledger_transactions.at', days.from, days.to)))
    .$if(event !== undefined, rows => rows.where('ledger_transactions.event', '=', event ?? 'pay'))
    .$if(search !== '', rows => rows.where(isNumbered(search)))
    .where(isAfter(order, after))
    .limit(oneMore(limit))
  const found = await sorted(transactions, order).execute()
  const page = pageOf(found, limit, { view: row => row, cursorOf: cursorIn(order) })
  return { rows: await withLines(db, page.rows), next: page.next }
})

function orderOf(sort: AgeSort | '', days: { from: string; to: string }): RowOrder<ListedTransaction> {
  const at = byMoment<ListedTransaction>('ledger_transactions.at', row => row.at)
  return ageOrder(directionOf(chosenSort(byAge, sort)), { id: 'ledger_transactions.id', idOf: row => row.id, at, days })
}

export const get = handle(ledger.get, async ({ db, caller }, { id }) => {
  const found = await transactionsWithOrders(db)
    .where('ledger_transactions.id', '=', id)
    .where(transactionInScope(caller))
    .execute()
  const [transaction] = await withLines(db, found)
  return transaction ?? refuse('notFound')
})

async function withLines(db: Database, rows: ListedTransaction[]): Promise<LedgerTransaction[]> {
  const lines = Map.groupBy(
    await linesOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ transaction_id }) => transaction_id,
  )
  return rows.map(row => viewTransaction(row, lines.get(row.id) ?? []))
}

/** The number of a transaction, of its record or order, whole or its end, or of the payment channel. */
function isNumbered(asked: string): Expression<SqlBool> {
  const search = searchedText(asked)
  const own = readTransactionNo(search.toUpperCase())
  if (own) {
    return sql<SqlBool>`ledger_transactions.at >= ${own.from} and ledger_transactions.at < ${own.until}
      and ledger_transactions.id % 1000000 = ${own.lastDigits}`
  }
  const ofChannel = sql`select id from ledger_transactions where channel_no = ${search}`
  const end = numberEnd(search, 3)
  if (!end) return sql<SqlBool>`ledger_transactions.id in (${ofChannel})`
  return sql<SqlBool>`ledger_transactions.id in (${ofChannel}
    union select id from ledger_transactions where ${endsWith('subject_no', end)}
    union select ledger_transactions.id from ledger_transactions join orders on orders.id = order_id
      where ${endsWith('orders.no', end)})`
}
