import type { Fen } from '#contract/base/values.ts'
import { givenOf, refuseBeyondDemand, refuseGivenBefore } from '#server/complaints/compensation/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { inCities } from '#server/kit/rows/cities.ts'

/** What a packet is for: an order, a complaint, or both. */
type Cause = { orderNo?: string | undefined; complaintNo?: string | undefined }

/** The orders of a cause, in the order of their ids. Each is found by an index of its own; for an `or`, all orders would be read. */
function ordersOf(db: Database, { orderNo = '', complaintNo = '' }: Cause) {
  return db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', row =>
      row
        .selectFrom('orders as named')
        .select('named.id')
        .where('named.no', '=', orderNo)
        .union(row.selectFrom('complaints').select('order_id as id').where('complaints.no', '=', complaintNo)),
    )
    .orderBy('id')
}

/** Locks them before the conversation, so that of two who give money for one order one sees what the other gave. */
export async function lockOrdersOf(db: Database, cause: Cause): Promise<number[]> {
  const rows = await ordersOf(db, cause).forNoKeyUpdate().execute()
  return rows.map(({ id }) => id)
}

/** Of several orders the one that was given most for. */
export async function givenFor(db: Database, caller: Caller, cause: Cause): Promise<Fen> {
  const rows = await ordersOf(db, cause).where(inCities('orders.city_code', caller)).execute()
  const given = await Promise.all(rows.map(({ id }) => givenOf(db, id)))
  return Math.max(0, ...given) as Fen
}

type Giving = Cause & { amountFen: Fen; confirmedFen?: Fen | undefined }

/** Refuses to give more for a locked order than the sender knows of, and for a complaint more than its demand allows. */
export async function refuseTooMuchFor(db: Database, orderIds: readonly number[], asked: Giving): Promise<void> {
  for (const id of orderIds) await refuseGivenBefore(db, id, asked.confirmedFen)
  const complaint = await db
    .selectFrom('complaints')
    .select(['id', 'no', 'demand_fen'])
    .where('no', '=', asked.complaintNo ?? '')
    .executeTakeFirst()
  if (complaint) await refuseBeyondDemand(db, complaint, asked.amountFen)
}
