import { type Change, makeClockChange } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { CommandContext } from '#server/kit/serve.ts'

const leaseEndQueue = 'orders.leaseEnd'

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

/** Starts the job that lets screens read an order again when a lease was not renewed: nothing else changes at that time. */
export async function startLeaseEnds(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<{ id: number }>(leaseEndQueue, ({ id }) =>
    makeClockChange(runtime, change => lookAtLease(change, id)),
  )
}

/** Locks the order, so that whoever renews the lease meanwhile is seen, or sees that it is over. One that was released has been nudged about. */
async function lookAtLease(change: Change, id: number): Promise<void> {
  const order = await change.db
    .selectFrom('orders')
    .select(['city_code', 'leased_until'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!order || order.leased_until === null) return
  if (order.leased_until > Date.now()) await lookAtEnd(change, id, order.leased_until)
  else change.nudge({ word: 'orders.changed', id, cityCode: order.city_code })
}

function lookAtEnd({ later }: Change, id: number, until: number): Promise<void> {
  return later(leaseEndQueue, { id }, Math.ceil((until - Date.now()) / 1000))
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

async function writeLease(context: CommandContext, id: number, lease: Lease, before: Before): Promise<void> {
  await context.db.updateTable('orders').set(lease).where('id', '=', id).execute()
  const wasShown = before.leased_until !== null && before.leased_until > Date.now()
  // A renewed lease looks the same on screens.
  const isShownDifferently = before.leased_by_id !== lease.leased_by_id || (lease.leased_by_id !== null && !wasShown)
  if (isShownDifferently) context.nudge({ word: 'orders.changed', id, cityCode: before.city_code })
  // While one is shown, the job of its beginning looks at each new end.
  if (lease.leased_until !== null && !wasShown) await lookAtEnd(context, id, lease.leased_until.getTime())
}
