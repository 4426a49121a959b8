import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { CommandContext } from '#server/kit/serve.ts'

/** A lease is shown to colleagues for so long unless it is renewed. It locks nobody out. */
const leaseMs = 60_000

/** Shows colleagues who is choosing a worker for the order. A later lease replaces an earlier one. */
export async function setLease(context: CommandContext, id: number): Promise<void> {
  const before = (await lockLease(context, id)) ?? refuse('notFound')
  const until = new Date(Date.now() + leaseMs)
  await writeLease(context, id, { leased_by_id: context.caller.userId, leased_until: until }, before)
}

/** Ends the caller's own lease; that of a colleague stays. */
export async function clearLease(context: CommandContext, id: number): Promise<void> {
  const before = await lockLease(context, id)
  if (before?.leased_by_id !== context.caller.userId) return
  await writeLease(context, id, { leased_by_id: null, leased_until: null }, before)
}

type Lease = { leased_by_id: number | null; leased_until: Date | null }
type Before = { city_code: string; leased_by_id: number | null; leased_until: number | null }

function lockLease({ db, caller }: CommandContext, id: number): Promise<Before | undefined> {
  return db
    .selectFrom('orders')
    .select(['city_code', 'leased_by_id', 'leased_until'])
    .where('id', '=', id)
    .where(inCities('orders.city_code', caller))
    .forUpdate()
    .executeTakeFirst()
}

async function writeLease({ db, nudge }: CommandContext, id: number, lease: Lease, before: Before): Promise<void> {
  await db.updateTable('orders').set(lease).where('id', '=', id).execute()
  const wasShown = before.leased_until !== null && before.leased_until > Date.now()
  // A renewed lease looks the same on screens.
  const isShownDifferently = before.leased_by_id !== lease.leased_by_id || (lease.leased_by_id !== null && !wasShown)
  if (isShownDifferently) nudge({ word: 'orders.changed', id, cityCode: before.city_code })
}
