import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { inScope } from '#server/orders/index.ts'

/** Shown to colleagues for so long, unless it is asked again. It warns; it locks nobody out. */
const leaseMs = 60_000

/** Shows colleagues who is choosing a worker. Who asks later takes the place of who asked before. */
export async function lease(context: CommandContext, { id }: { id: number }): Promise<Record<string, never>> {
  return keep(context, id, { leased_by_id: context.caller.userId, leased_until: new Date(Date.now() + leaseMs) })
}

export async function release(context: CommandContext, { id }: { id: number }): Promise<Record<string, never>> {
  const { db, caller } = context
  const mine = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('leased_by_id', '=', caller.userId)
    .executeTakeFirst()
  return mine ? keep(context, id, { leased_by_id: null, leased_until: null }) : {}
}

type Lease = { leased_by_id: number | null; leased_until: Date | null }

async function keep({ db, caller, tell }: CommandContext, id: number, shown: Lease): Promise<Record<string, never>> {
  const before = await db
    .selectFrom('orders')
    .select(['city_code', 'leased_by_id', 'leased_until'])
    .where('id', '=', id)
    .where(inScope(caller))
    .forUpdate()
    .executeTakeFirst()
  if (!before) return refuse('notFound')
  await db.updateTable('orders').set(shown).where('id', '=', id).execute()
  const wasShown = before.leased_until !== null && before.leased_until > Date.now()
  // A lease that goes on is no news.
  const isNews = before.leased_by_id !== shown.leased_by_id || (shown.leased_by_id !== null && !wasShown)
  if (isNews) tell({ word: 'orders.changed', id, cityCode: before.city_code })
  return {}
}
