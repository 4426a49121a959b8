import { sql } from 'kysely'
import { fen } from '#contract/base/values.ts'
import type { Database } from '#server/kit/database.ts'
import type { Totals } from './rows.ts'

/**
 * What went back to the customer of an order, and what was given for it: refunds that the shop, the worker or the platform is
 * liable for, red packets that did not come back, compensation. One read of the ledger by order.
 */
export async function totalsOf(db: Database, orderId: number): Promise<Totals> {
  const { rows } = await sql<{ back: number; compensated: number }>`
    with given as (
      select ledger_transactions.event, refunds.liability,
        sum(ledger_postings.amount_fen) filter (where ledger_postings.side = 'credit') as fen
      from ledger_transactions join ledger_postings on ledger_postings.transaction_id = ledger_transactions.id
        left join refunds on ledger_transactions.event = 'refund' and refunds.id = ledger_transactions.subject_id
      where ledger_transactions.order_id = ${orderId}
        and ledger_transactions.event in ('refund', 'compensate', 'packetSend', 'packetReturn')
      group by ledger_transactions.id, refunds.liability
    )
    select coalesce(sum(fen) filter (where event = 'refund'), 0)::bigint as back,
      coalesce(sum(case event when 'packetReturn' then -fen else fen end)
        filter (where event <> 'refund' or liability in ('merchant', 'worker', 'platform')), 0)::bigint as compensated
    from given`.execute(db)
  const [row] = rows
  return { paidBackFen: fen(row?.back ?? 0), compensatedFen: fen(Math.max(0, row?.compensated ?? 0)) }
}
