import { sql } from 'kysely'
import { fen } from '#contract/base/values.ts'
import { givenOf } from '#server/complaints/compensation/index.ts'
import type { Database } from '#server/kit/database.ts'
import type { Totals } from './rows.ts'

/** What went back to the customer of an order, by the ledger, and what was given for it. */
export async function totalsOf(db: Database, orderId: number): Promise<Totals> {
  const { rows } = await sql<{ back: number }>`
    select coalesce(sum(ledger_postings.amount_fen), 0)::bigint as back
    from ledger_transactions join ledger_postings on ledger_postings.transaction_id = ledger_transactions.id
    where ledger_transactions.order_id = ${orderId} and ledger_transactions.event = 'refund'
      and ledger_postings.side = 'credit'`.execute(db)
  return { paidBackFen: fen(rows[0]?.back ?? 0), givenFen: await givenOf(db, orderId) }
}
