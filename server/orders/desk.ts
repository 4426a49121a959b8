import type { CancelCode, OrderDetail, StaffMove } from '#contract/order.ts'
import type { Language } from '#contract/values.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { viewOrder } from './detail.ts'
import { refuseUnfit } from './fitness.ts'
import { canMove, type MoveFacts, moveOrder, type OrderRecord, refundIfPaid } from './moves.ts'
import { inScope } from './scope.ts'

type Target = { id: number; version: number }

/** A shop said yes by telephone. */
export function accept(
  context: CommandContext,
  { reason, ...target }: Target & { reason: string },
): Promise<OrderDetail> {
  return moveFromDesk(context, target, 'accept', () => ({ reason }))
}

export function assign(
  context: CommandContext,
  { workerId, ...target }: Target & { workerId: number },
): Promise<OrderDetail> {
  return moveFromDesk(context, target, 'assign', async order => {
    await refuseUnfit(context, order, workerId)
    return { workerId, set: { worker_id: workerId } }
  })
}

export function reassign(
  context: CommandContext,
  { workerId, reason, ...target }: Target & { workerId: number; reason: string },
): Promise<OrderDetail> {
  return moveFromDesk(context, target, 'reassign', async order => {
    if (order.worker_id === workerId) refuse('notInThisState', { record: await viewOrder(context, order) })
    await refuseUnfit(context, order, workerId)
    return { workerId, reason, set: { worker_id: workerId } }
  })
}

export function flag(
  context: CommandContext,
  { reason, ...target }: Target & { reason: string },
): Promise<OrderDetail> {
  return moveFromDesk(context, target, 'flag', () => ({ reason }))
}

export function resume(
  context: CommandContext,
  { reason, ...target }: Target & { reason: string },
): Promise<OrderDetail> {
  return moveFromDesk(context, target, 'resume', () => ({ reason }))
}

export function sendBack(
  context: CommandContext,
  { reason, ...target }: Target & { reason: string },
): Promise<OrderDetail> {
  return moveFromDesk(context, target, 'sendBack', () => ({ reason }))
}

export function complete(
  context: CommandContext,
  { reason, ...target }: Target & { reason: string },
): Promise<OrderDetail> {
  return moveFromDesk(context, target, 'complete', () => ({ reason }))
}

export function cancel(
  context: CommandContext,
  { code, reason, ...target }: Target & { code: CancelCode; reason: string },
): Promise<OrderDetail> {
  return moveFromDesk(context, target, 'cancel', order => ({
    reason,
    set: { cancel_code: code, ...refundIfPaid(order) },
  }))
}

type Facts = Omit<MoveFacts, 'by'>

/** The one way from the desk to the street: lock, compare with what the person saw, move, answer the fresh record. */
async function moveFromDesk(
  context: CommandContext,
  { id, version }: Target,
  move: StaffMove,
  factsOf: (order: OrderRecord) => Facts | Promise<Facts>,
): Promise<OrderDetail> {
  const { db, caller } = context
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where(inScope(caller))
    .forUpdate()
    .executeTakeFirst()
  if (!order) return refuse('notFound')
  if (order.version !== version) await refuseStale(context, id)
  if (!canMove(order.state, move, 'staff')) refuse('notInThisState', { record: await viewOrder(context, { id }) })
  await moveOrder(context, order, move, { by: 'staff', ...(await factsOf(order)) })
  return viewOrder(context, { id })
}

const clockFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', timeStyle: 'medium' })
const nobody: Record<Language, string> = { zh: '系统', en: 'The system', es: 'El sistema', ja: 'システム' }

/** Somebody was faster: says who, and hands over the record as it is now. */
async function refuseStale(context: CommandContext, id: number): Promise<never> {
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
