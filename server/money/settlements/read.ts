import { sql } from 'kysely'
import { type Fen, fen } from '#contract/base/values.ts'
import type { OrderSettlement } from '#contract/money/settlement.ts'
import { settlements } from '#contract/money/settlements.ts'
import { split } from '#contract/money/split/split.ts'
import { givenOf } from '#server/complaints/compensation/index.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { ownPartiesOf } from '#server/people/index.ts'
import { splitInputOf } from './bill.ts'
import {
  type ListedSettlement,
  type NamedShare,
  namedShares,
  settlementsWithOrders,
  type Totals,
  viewSettlement,
  viewShare,
} from './rows.ts'
import { openComplaintsOf } from './stops.ts'

export const ofOrder = handle(settlements.ofOrder, async ({ db, caller }, { id }) => {
  const order = await db
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.id', '=', id)
    .where(inCities('orders.city_code', caller))
    .executeTakeFirst()
  return order ? { settlement: await readSettlement(db, caller, id) } : refuse('notFound')
})

/** The settlement of an order that this reader may see; null while nothing was paid. */
export async function readSettlement(db: Database, caller: Caller, orderId: number): Promise<OrderSettlement | null> {
  const row = await settlementsWithOrders(db, await ownPartiesOf(db, caller.userId))
    .where('settlements.order_id', '=', orderId)
    .executeTakeFirst()
  if (!row) return null
  const isExpected = row.state === 'open' || row.state === 'stopped'
  const shares = may(caller, settlements.list.needs) ? await sharesOf(db, row, isExpected) : null
  return {
    ...viewSettlement(row, caller),
    shares: shares?.map(viewShare) ?? null,
    isExpected,
    ...(await totalsOf(db, orderId)),
    stoppedBy: isUndivided(row) ? await openComplaintsOf(db, orderId) : [],
  }
}

/** Whether there is money of the order that is not divided or not released yet. */
function isUndivided({ state }: Pick<ListedSettlement, 'state'>): boolean {
  return state === 'open' || state === 'stopped' || state === 'held'
}

/**
 * What a complaint keeps from the shop or the worker of an order; null if it stops nothing. The amount is null for a party
 * without a share, and for readers who may not see what others earn.
 */
export async function stoppedShareOf(
  db: Database,
  caller: Caller,
  { orderId, complaintId, party }: { orderId: number; complaintId: number; party: string },
): Promise<{ amountFen: Fen | null; isExpected: boolean } | null> {
  const settlement = await readSettlement(db, caller, orderId)
  if (!settlement?.stoppedBy.some(({ id }) => id === complaintId)) return null
  const { shares, isExpected } = settlement
  const share = shares?.find(each => each.party === party && each.releasedAt === null)
  return { amountFen: share ? fen(Math.max(0, share.amountFen)) : null, isExpected }
}

async function sharesOf(db: Database, settlement: ListedSettlement, isExpected: boolean): Promise<NamedShare[]> {
  if (!isExpected) return namedShares(db, [settlement.order_id])
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', settlement.order_id)
    .executeTakeFirstOrThrow()
  const shares = split(await splitInputOf(db, order, settlement, { isExpected }))
  return shares.map(({ party, lines, amountFen }) => ({
    party,
    lines,
    amount_fen: amountFen,
    recovered_fen: 0,
    owner_id: null,
    owner_name: null,
    release_at: null,
    released_at: null,
  }))
}

/** What went back to the customer of an order, by the ledger, and what was given for it. */
async function totalsOf(db: Database, orderId: number): Promise<Totals> {
  const { rows } = await sql<{ back: number }>`
    select coalesce(sum(ledger_postings.amount_fen), 0)::bigint as back
    from ledger_transactions join ledger_postings on ledger_postings.transaction_id = ledger_transactions.id
    where ledger_transactions.order_id = ${orderId} and ledger_transactions.event = 'refund'
      and ledger_postings.side = 'credit'`.execute(db)
  return { paidBackFen: fen(rows[0]?.back ?? 0), givenFen: await givenOf(db, orderId) }
}
