import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'
import { withoutIndexes } from './without-indexes.ts'

/** A bill line for each transaction of the ledger and for half of them a difference, over 3,650 days of ten channels; 2,000 are open. */
export async function addDifferences(
  db: Kysely<Tables>,
  { lines, ownerId }: { lines: number; ownerId: number },
): Promise<void> {
  await sql`insert into apps (id, name, secret, scopes) select 'channel-' || n, '渠道' || n, 'secret', '{event.payment}'
    from generate_series(0, 9) n`.execute(db)
  await sql`insert into recon_days (app_id, day, state, theirs_count, matched, open_count, compared_at)
    select 'channel-' || channel, current_date - age, case when age < 5 then 'unbalanced' else 'balanced' end, 100, 50, 0, now()
    from generate_series(3650, 1, -1) age, generate_series(0, 9) channel`.execute(db)
  await sql`insert into recon_parts (day_id, source, external_no, from_at, until_at, lines, fee_fen)
    select id, 'api', 'bill', day::timestamp at time zone 'Asia/Shanghai', (day + 1)::timestamp at time zone 'Asia/Shanghai', 30, 0
    from recon_days`.execute(db)
  await withoutIndexes(db, 'recon_lines', () => addLines(db, lines))
  await withoutIndexes(db, 'recon_differences', () => addRows(db, lines, ownerId))
}

async function addLines(db: Kysely<Tables>, lines: number): Promise<void> {
  await sql`
    insert into recon_lines (day_id, part_id, app_id, kind, channel_no, merchant_no, net_fen, fee_fen, at, ours_no, transaction_id, ours_fen)
    select days.id, parts.id, days.app_id, 'pay', 'BK' || n, 'WM' || n, 100, 1, days.day::timestamp at time zone 'Asia/Shanghai',
      case when n % 2 = 0 then 'BK' || n end, case when n % 2 = 0 then first_transaction + n - 1 end, case when n % 2 = 0 then 100 end
    from generate_series(1, ${lines}::bigint) n
      join (select *, row_number() over (order by id) as place from recon_days) days on place = 1 + n * 36500 / (${lines}::bigint + 1)
      join recon_parts parts on parts.day_id = days.id
      cross join (select min(id) as first_transaction from ledger_transactions) transactions
    order by n`.execute(db)
}

async function addRows(db: Kysely<Tables>, lines: number, ownerId: number): Promise<void> {
  await sql`
    insert into recon_differences (no, day_id, app_id, kind, line_id, theirs_fen, ours_no, ours_fen, transaction_id, state, owner_id,
      outcome, settled_at)
    select 'CY' || lpad(id::text, 18, '0'), day_id, app_id, case when id % 5000 = 0 then 'amount' else 'onlyTheirs' end, id, 100,
      case when id % 5000 = 0 then channel_no end, case when id % 5000 = 0 then 90 end, transaction_id,
      case when id > ${lines - 2000}::bigint then 'open' else 'settled' end, case when id % 20000 = 0 then ${ownerId}::bigint end,
      case when id <= ${lines - 2000}::bigint then 'accept' end, case when id <= ${lines - 2000}::bigint then now() end
    from recon_lines order by id`.execute(db)
}
