import type { Language } from '#contract/base/values.ts'
import type { OrderDetail, StaffMove } from '#contract/orders/order.ts'
import { canMove, type OrderMove } from '#contract/orders/service.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import type { Brought } from '#server/orders/engine/effects.ts'
import { moveOrder } from '#server/orders/engine/moves.ts'
import { wakeInbox } from '#server/orders/engine/wake-inbox.ts'
import { viewOrder } from '#server/orders/read/detail.ts'
import { inScope } from '#server/orders/scope.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { touchClaim } from './claim-marks.ts'

export type Target = { id: number; version: number }
export type Reasoned = Target & { reason: string }

type Facts = Omit<Brought, 'by'>

/** The one way from the desk to the street: lock, compare with what the person saw, move, answer the fresh record. */
export async function moveFromDesk(
  context: CommandContext,
  { id, version }: Target,
  move: StaffMove,
  factsOf: (order: OrderRecord) => Facts | Promise<Facts>,
): Promise<OrderDetail> {
  const order = await lockSeen(context, { id, version })
  if (!canMove(order, move, 'staff')) refuse('notInThisState', { record: await viewOrder(context, { id }) })
  const { caller } = context
  await moveOrder(context, order, move, {
    byName: caller.name,
    byId: caller.userId,
    ...(await factsOf(order)),
    by: 'staff',
  })
  await wakeInbox(context, id)
  return viewOrder(context, { id })
}

/** The order, locked, if it is still as this person saw it. */
export async function lockSeen(context: CommandContext, { id, version }: Target): Promise<OrderRecord> {
  const order = await context.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where(inScope(context.caller))
    .forUpdate()
    .executeTakeFirst()
  if (!order) return refuse('notFound')
  if (order.version !== version && !(await isAsSeen(context, order, version))) await refuseStale(context, id)
  await touchClaim(context, order, context.caller.userId)
  return order
}

/** What happens to an order without changing what anybody decides by. */
const harmless = ['orders.ready', 'orders.urge'] as const satisfies `orders.${OrderMove}`[]
/** More than so many since then: somebody should look again. */
const mostHarmless = 5
/** These are no new version. */
const beside = ['orders.note', 'orders.claim', 'orders.release']

/** Whether nothing came since that version but, for one, that the kitchen is done: no reason to press again. */
async function isAsSeen({ db }: CommandContext, order: OrderRecord, version: number): Promise<boolean> {
  const since = order.version - version
  if (since < 1 || since > mostHarmless) return false
  const events = await db
    .selectFrom('events')
    .select('action')
    .where('subject', '=', 'orders')
    .where('subject_id', '=', order.id)
    .where('action', 'not in', beside)
    .orderBy('id', 'desc')
    .limit(since)
    .execute()
  return events.every(({ action }) => (harmless as readonly string[]).includes(action))
}

/** The moves that need a reason and nothing else. */
function withReason(move: StaffMove) {
  return (context: CommandContext, { reason, ...target }: Reasoned): Promise<OrderDetail> =>
    moveFromDesk(context, target, move, () => ({ reason }))
}

/** Not while money goes back: what is still to be shared out must be known. */
export function complete(context: CommandContext, { reason, ...target }: Reasoned): Promise<OrderDetail> {
  return moveFromDesk(context, target, 'complete', ({ refunding_fen }) => {
    if (refunding_fen > 0) refuse('afterSaleOpen')
    return { reason }
  })
}

/** A shop said yes by telephone. */
export const accept = withReason('accept')
export const retry = withReason('retry')
export const rebook = withReason('rebook')
export const flag = withReason('flag')
export const resume = withReason('resume')
export const sendBack = withReason('sendBack')
export const confirmGoods = withReason('confirmGoods')
export const arbitrate = withReason('arbitrate')
export const awardCustomer = withReason('awardCustomer')
export const awardCompanion = withReason('awardCompanion')
export const annul = withReason('annul')

const clockFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', timeStyle: 'medium' })
const nobody: Record<Language, string> = { zh: '系统', en: 'The system', es: 'El sistema', ja: 'システム' }

/** Somebody was faster: says who, and hands over the record as it is now. */
export async function refuseStale(context: CommandContext, id: number): Promise<never> {
  const last = await context.db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.about_id')
    .select(['events.action', 'events.actor_name', 'events.at', 'users.real_name as worker'])
    .where('subject', '=', 'orders')
    .where('subject_id', '=', id)
    .orderBy('events.id', 'desc')
    .executeTakeFirstOrThrow()
  const record = await viewOrder(context, { id })
  const by = last.actor_name || nobody[context.sender.language]
  if (last.action !== 'orders.assign' && last.action !== 'orders.reassign') {
    return refuse('changedByOther', { params: { by }, record })
  }
  const at = clockFormat.format(last.at)
  return refuse('assignedByOther', { params: { by, worker: last.worker ?? '', at }, record })
}
