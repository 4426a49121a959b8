import { shanghaiTime } from '#contract/base/shanghai.ts'
import type { Target } from '#contract/base/values.ts'
import type { OrderMove } from '#contract/orders/service.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { viewOrder } from '#server/orders/read/detail.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { labelWords } from '#words/base/labels.ts'
import { inLanguage } from '#words/words.ts'
import { renewClaim } from './claim-expiry.ts'

/** The order, locked, if it is still as this person saw it. Whoever claimed it keeps the claim by working on it. */
export async function lockSeenOrder(context: CommandContext, { id, version }: Target): Promise<OrderRecord> {
  const order = await lockSeen<OrderRecord>(context.db, {
    subject: 'orders',
    id,
    version,
    lock: () => lockOrder(context, id),
    fresh: () => viewOrder(context, { id }),
    isHarmless: row => hasOnlyHarmlessChanges(context, row, version),
    staleReason: () => lastChangeOf(context, id),
  })
  await renewClaim(context, order, context.caller.userId)
  return order
}

function lockOrder({ db, caller }: CommandContext, id: number): Promise<OrderRecord | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where(inCities('orders.city_code', caller))
    .forUpdate()
    .executeTakeFirst()
}

/** Changes after which a decision about the order stays the same. */
const harmless = ['orders.ready', 'orders.urge'] as const satisfies `orders.${OrderMove}`[]
const maxHarmlessChanges = 5
/** Events that make no new version. */
const withoutVersion = ['orders.note', 'orders.claim', 'orders.release']

async function hasOnlyHarmlessChanges({ db }: CommandContext, order: OrderRecord, version: number): Promise<boolean> {
  const since = order.version - version
  if (since < 1 || since > maxHarmlessChanges) return false
  const events = await db
    .selectFrom('events')
    .select('action')
    .where('subject', '=', 'orders')
    .where('subject_id', '=', order.id)
    .where('action', 'not in', withoutVersion)
    .orderBy('id', 'desc')
    .limit(since)
    .execute()
  return events.every(({ action }) => (harmless as readonly string[]).includes(action))
}

/** Who changed the order last and, of an assignment, to whom and when. */
export async function lastChangeOf({ db, sender }: CommandContext, id: number) {
  const last = await db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.about_id')
    .select(['events.action', 'events.actor_name', 'events.at', 'users.real_name as worker'])
    .where('subject', '=', 'orders')
    .where('subject_id', '=', id)
    .orderBy('events.id', 'desc')
    .executeTakeFirstOrThrow()
  const by = last.actor_name || inLanguage(labelWords.system, sender.language)
  const isAssignment = last.action === 'orders.assign' || last.action === 'orders.reassign'
  if (!isAssignment) return { reason: 'changedByOther' as const, params: { by } }
  return { reason: 'assignedByOther' as const, params: { by, worker: last.worker ?? '', at: shanghaiTime(last.at) } }
}
