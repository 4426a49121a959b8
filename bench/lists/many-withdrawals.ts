import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'
import { withoutIndexes } from './without-indexes.ts'

/** Withdrawals of a year by one in fifty as many owners, the newest `live` of them in progress; payouts and batches of 200. */
export async function addWithdrawals(
  db: Kysely<Tables>,
  { withdrawals, live, payerId }: { withdrawals: number; live: number; payerId: number },
): Promise<void> {
  const owners = Math.max(100, Math.round(withdrawals / 50))
  await addOwners(db, owners)
  await sql`insert into payout_batches (state, created_by_id, created_at)
    select case when n % 500 = 0 then 'paused' else 'done' end, ${payerId}, now()
    from generate_series(0, ${Math.ceil(withdrawals / 200)}::bigint) n order by n`.execute(db)
  await withoutIndexes(db, 'withdrawals', () => addRows(db, { withdrawals, live, owners, payerId }))
  await withoutIndexes(db, 'payouts', () => addPayouts(db))
}

async function addOwners(db: Kysely<Tables>, owners: number): Promise<void> {
  await sql`insert into apps (id, name, secret, scopes) values ('bench', 'bench', 'secret', '{payout.write}')`.execute(
    db,
  )
  await sql`insert into users (kind, nick_name, phone)
    select 'rider', substr('王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗', (1 + n % 20)::integer, 1) || '师傅' || n, '199' || lpad(n::text, 8, '0')
    from generate_series(1, ${owners}::bigint) n`.execute(db)
  await sql`insert into payout_accounts (app_id, external_no, owner_kind, owner_id, method, number_sealed, number_hash, number_masked, holder)
    select 'bench', 'A' || id, 'person', id, (array['wechat', 'bank', 'alipay'])[1 + id % 3], 'x', decode(md5(id::text), 'hex'),
      '6222********' || lpad((id % 10000)::text, 4, '0'), nick_name
    from users where kind = 'rider'`.execute(db)
  await sql`insert into ledger_accounts (code, owner_kind, owner_id, kind, side)
    select 'person:' || users.id || ':' || named, 'person', users.id, named, 'credit'
    from users, unnest('{available,withdrawing}'::text[]) named where users.kind = 'rider'`.execute(db)
}

type Amounts = { withdrawals: number; live: number; owners: number; payerId: number }

/** One in 1,000 is of a small city, and one in 50 is of each amount of whole hundreds of yuan. */
async function addRows(db: Kysely<Tables>, { withdrawals, live, owners, payerId }: Amounts): Promise<void> {
  await sql`
    insert into withdrawals (app_id, external_no, no, owner_kind, owner_id, owner_role, owner_name, owner_phone, owner_external_id,
      city_code, account_id, method, amount_fen, fee_fen, tax_fen, state, state_at, is_double, risk_score, risks,
      reviewer_id, payer_id, batch_id, is_unknown, paid_at, asked_at)
    select 'bench', 'W' || n, 'TX' || to_char(at at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad((n % 1000000)::text, 6, '0'),
      'person', users.id, case when n % 200 = 0 then 'customer' when n % 10 = 0 then 'merchant' else 'rider' end,
      nick_name, phone, 'E' || users.id,
      case when n % 1000 = 0 then '410300' else '410100' end, account.id, account.method, 10000 + (n * 37) % 490000, 100, 0,
      state, at, false, case when n % 300 = 0 then 60 else (n * 7) % 40 end, '[]', ${payerId}, ${payerId},
      case when n <= ${withdrawals - live}::bigint and state in ('paid', 'returned') then first_batch + n / 200 end,
      state = 'paying' and n % 20 = 0, case when state = 'paid' then at + interval '1 hour' end, at
    from (
      select n, now() - make_interval(secs => (${withdrawals}::bigint - n) * (31536000.0 / ${withdrawals}::bigint)) as at,
        case when n > ${withdrawals - live}::bigint
          then (array['review', 'review', 'secondReview', 'approved', 'paying', 'confirming', 'failed', 'manualReview'])[1 + n % 8]
          when n % 97 = 0 then 'rejected' when n % 89 = 0 then 'returned' when n % 211 = 0 then 'cancelled' else 'paid' end as state
      from generate_series(1, ${withdrawals}::bigint) n) made
      join (select row_number() over (order by id) as place, id, nick_name, phone from users where kind = 'rider') users
        on place = 1 + n * 7919 % ${owners}::bigint
      join payout_accounts account on account.owner_id = users.id
      cross join (select min(id) as first_batch from payout_batches) batches
    order by n`.execute(db)
}

async function addPayouts(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into payouts (withdrawal_id, no, channel, amount_fen, state, fault, asked_at, ended_at)
    select id, 'DF' || substr(no, 3), 'bench', amount_fen - fee_fen,
      case state when 'paid' then 'success' when 'returned' then 'failed' when 'failed' then 'failed' when 'confirming' then 'confirming'
        else case when is_unknown then 'unknown' else 'asked' end end,
      case when state in ('returned', 'failed') then 'NAME_NOT_CORRECT' end, asked_at + interval '30 minutes', paid_at
    from withdrawals where state in ('paid', 'returned', 'failed', 'paying', 'confirming') order by id`.execute(db)
}
