import { type Expression, type SqlBool, sql } from 'kysely'
import { ledger } from '#contract/money/ledger.ts'
import type { LedgerTransaction } from '#contract/money/ledger-rows.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { oneMore, pageOf } from '#server/kit/rows/page.ts'
import { readTransactionNo } from './numbers.ts'
import { olderThan } from './older.ts'
import { type ListedTransaction, linesOf, transactionsWithOrders } from './rows.ts'
import { transactionInScope, withinDays } from './scope.ts'
import { viewTransaction } from './view.ts'

/** One page, the newest first. */
export const list = handle(ledger.list, async ({ db, caller }, { search, event, after, limit, ...days }) => {
  const found = await transactionsWithOrders(db)
    .where(transactionInScope(caller))
    .where(withinDays('ledger_transactions.at', days))
    .$if(event !== undefined, rows => rows.where('ledger_transactions.event', '=', event ?? 'pay'))
    .$if(search !== '', rows => rows.where(isNumbered(search)))
    .$if(Boolean(after) && !days.to, rows => rows.where('ledger_transactions.id', '<', Number(after)))
    .$if(Boolean(after && days.to), rows => rows.where(olderThan('ledger_transactions.at', after)))
    .$if(Boolean(days.to), rows => rows.orderBy('ledger_transactions.at', 'desc'))
    .orderBy('ledger_transactions.id', 'desc')
    .limit(oneMore(limit))
    .execute()
  const page = pageOf(found, limit, { view: row => row, cursorOf: ({ id }) => id })
  return { rows: await withLines(db, page.rows), next: page.next }
})

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
function isNumbered(search: string): Expression<SqlBool> {
  const end = search.toUpperCase()
  const own = readTransactionNo(end)
  if (own) {
    return sql<SqlBool>`ledger_transactions.at >= ${own.from} and ledger_transactions.at < ${own.until}
      and ledger_transactions.id % 1000000 = ${own.lastDigits}`
  }
  const ofChannel = sql`select id from ledger_transactions where channel_no = ${search}`
  if (!/^[A-Z]{0,3}\d{6,}$/.test(end)) return sql<SqlBool>`ledger_transactions.id in (${ofChannel})`
  return sql<SqlBool>`ledger_transactions.id in (${ofChannel}
    union select id from ledger_transactions where reverse(subject_no) like reverse(${end}) || '%'
    union select ledger_transactions.id from ledger_transactions join orders on orders.id = order_id
      where reverse(orders.no) like reverse(${end}) || '%')`
}
