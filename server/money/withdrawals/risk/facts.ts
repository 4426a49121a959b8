import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import { linkOf } from '#server/orders/index.ts'
import type { PayoutAccount } from '../table.ts'
import type { Examined } from './find.ts'
import type { Link } from './rules.ts'

const mostLinks = 5

/** Others whose money goes, or went, to the same account: their last withdrawals, or else who they are. */
export async function sharedWith(
  db: Database,
  { number_hash, method, owner_kind, owner_id }: PayoutAccount,
): Promise<Link[]> {
  const { rows } = await sql<{
    owner_kind: 'person' | 'merchant'
    owner_id: number
    id: number | null
    no: string | null
  }>`
    select distinct on (owner_kind, owner_id) other.owner_kind, other.owner_id, last.id, last.no
    from payout_accounts other left join lateral (
      select id, no from withdrawals where withdrawals.owner_kind = other.owner_kind
        and withdrawals.owner_id = other.owner_id order by id desc limit 1) last on true
    where number_hash = ${number_hash} and method = ${method}
      and (other.owner_kind, other.owner_id) <> (${owner_kind}, ${owner_id}::bigint)
    order by owner_kind, owner_id limit ${sql.lit(mostLinks)}`.execute(db)
  return rows.map(row =>
    row.id === null
      ? { label: `#${row.owner_id}`, path: row.owner_kind === 'person' ? `/user/list?open=${row.owner_id}` : '/list' }
      : { label: row.no ?? '', path: `/tixian?tab=all&open=${row.id}` },
  )
}

type Income = {
  /** Settled orders, prizes and compensation of the last 30 days. */
  fen: number
  giftsFen: number
  mainCustomer: { fen: number; links: Link[] } | null
}

/** What the owner got in the last 30 days, by the ledger: to `held`, or at once to `available`. */
export async function incomeOf(db: Database, { owner_kind, owner_id }: Examined): Promise<Income> {
  const codes = ['held', 'available'].map(kind => `${owner_kind}:${owner_id}:${kind}`)
  const { rows } = await sql<{ event: string; customer_id: number | null; fen: number; order_nos: string[] | null }>`
    select transaction.event, orders.customer_id, sum(posting.amount_fen)::bigint as fen,
      (array_agg(distinct orders.no order by orders.no desc) filter (where orders.no is not null))[1:${sql.lit(mostLinks)}]
        as order_nos
    from ledger_accounts account
      join ledger_postings posting on posting.account_id = account.id
      join ledger_transactions transaction on transaction.id = posting.transaction_id
      left join orders on orders.id = transaction.order_id
    where account.code = any(${codes}) and posting.side = 'credit' and posting.at > now() - interval '30 days'
      and transaction.event in ('settle', 'prize', 'compensate', 'packetOpen')
    group by transaction.event, orders.customer_id`.execute(db)
  const gifts = rows.filter(({ event }) => event === 'packetOpen')
  const earned = rows.filter(({ event }) => event !== 'packetOpen')
  const main = earned
    .filter(({ event, customer_id }) => event === 'settle' && customer_id !== null)
    .sort((one, other) => other.fen - one.fen)[0]
  const services = await servicesOf(db, main?.order_nos ?? [])
  return {
    fen: sumOf(earned),
    giftsFen: sumOf(gifts),
    mainCustomer: main ? { fen: main.fen, links: services } : null,
  }
}

const sumOf = (rows: readonly { fen: number }[]) => rows.reduce((sum, { fen }) => sum + fen, 0)

async function servicesOf(db: Database, nos: readonly string[]): Promise<Link[]> {
  if (nos.length === 0) return []
  const rows = await db
    .selectFrom('orders')
    .select(['no', 'service'])
    .where('no', 'in', [...nos])
    .execute()
  return rows.map(order => ({ label: order.no, path: linkOf(order) }))
}

/** Open complaints about the owner: the money of their orders is held. */
export async function complaintsOf(db: Database, { app_id, owner_external_id, owner_role }: Examined): Promise<Link[]> {
  if (owner_role === 'customer') return []
  const rows = await db
    .selectFrom('complaints')
    .select(['id', 'no'])
    .where('respondent_app_id', '=', app_id)
    .where('respondent_external_id', '=', owner_external_id)
    .where('respondent_kind', '=', owner_role)
    .where('state', '<>', 'closed')
    .orderBy('id', 'desc')
    .limit(mostLinks)
    .execute()
  return rows.map(({ id, no }) => ({ label: no, path: `/tousu?open=${id}` }))
}
