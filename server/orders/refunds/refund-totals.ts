import { fen } from '#contract/base/values.ts'
import type { Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import { notify } from '#server/notifications/index.ts'
import type { Moved } from '#server/orders/engine/effects.ts'
import { linkOf } from '#server/orders/engine/notifications.ts'
import { tellRefund } from '#server/orders/engine/webhooks.ts'
import type { OrderRecord, RefundRecord } from '#server/orders/table.ts'
import { whyBack } from './refund-reasons.ts'

/**
 * Keeps the rows of `refunds` in step with the sums of an order that moved: what a move lets go back gets a row, and what
 * arrived, or failed to, is noted in the row it belongs to.
 */
export async function bookMoneyBack(change: Change, moved: Moved): Promise<void> {
  const { before, after, move, facts } = moved
  const arrived = after.refunded_fen - before.refunded_fen
  const added = after.refunding_fen - before.refunding_fen
  if (move === 'refund') await settle(change, after, arrived, facts.refundNo)
  else if (move === 'failRefund') await fail(change, after, facts.refundNo, facts.reason ?? '')
  else if (added > 0) await addByMove(change, moved, added)
  if (move === 'refund' || move === 'failRefund' || added > 0) {
    change.tell({ word: 'refunds.changed', id: null, cityCode: after.city_code })
  }
}

/** All there is goes back, so what somebody asked for meanwhile has nothing left to ask for. */
async function addByMove(change: Change, moved: Moved, amountFen: number): Promise<void> {
  const { after, facts } = moved
  await change.db
    .updateTable('refunds')
    .set(row => ({ stage: 'withdrawn', ended_at: new Date(), version: row('version', '+', 1) }))
    .where('order_id', '=', after.id)
    .where('stage', '=', 'review')
    .execute()
  const { actor } = change
  const refund = await change.db
    .insertInto('refunds')
    .values({
      order_id: after.id,
      origin: 'move',
      stage: 'processing',
      amount_fen: fen(amountFen),
      ...whyBack(moved),
      reason: facts.reason ?? '',
      asked_by_id: actor.kind === 'staff' ? actor.id : null,
      asked_by: actor.name,
      decided_at: new Date(),
      attempt: 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellRefund(change, after, refund)
}

/** What an event says that arrived: the amount it names, or what is left of the refund it names, or all that is on its way. */
export async function arrivingFen(
  change: Change,
  order: OrderRecord,
  { amountFen, refundNo }: { amountFen?: number | undefined; refundNo?: string | undefined },
): Promise<number> {
  const rows = await onTheirWay(change, order, refundNo)
  if (refundNo !== undefined && rows.length === 0) return refuse('notInThisState')
  const most = refundNo === undefined ? order.refunding_fen : sumOf(rows)
  const back = amountFen ?? most
  if (order.refunding_fen === 0) return refuse('notInThisState')
  return back <= most ? back : refuse('badInput', { fields: { amountFen: 'More than is to go back.' } })
}

/** Those that began first come first, unless one is named. */
async function settle(change: Change, order: OrderRecord, arrivedFen: number, refundNo?: string): Promise<void> {
  let left = arrivedFen
  for (const row of await onTheirWay(change, order, refundNo)) {
    const part = Math.min(left, row.amount_fen - row.arrived_fen)
    if (part <= 0) return
    left -= part
    const arrived = fen(row.arrived_fen + part)
    const isDone = arrived === row.amount_fen
    const settled = await writeRefund(change, row, {
      arrived_fen: arrived,
      ...(isDone && { stage: 'refunded', ended_at: new Date() }),
    })
    if (isDone) await tellRefund(change, order, settled)
  }
}

async function fail(change: Change, order: OrderRecord, refundNo: string | undefined, remark: string): Promise<void> {
  for (const row of await onTheirWay(change, order, refundNo)) {
    if (row.stage === 'failed') continue
    await tellRefund(change, order, await writeRefund(change, row, { stage: 'failed', remark }))
  }
  const to = { permission: 'refunds.approve', cityCode: order.city_code } as const
  await notify(change, { type: 7, kind: 'dispatch.refundFailed', params: { no: order.no }, to, link: linkOf(order) })
}

async function onTheirWay({ db }: Change, { id }: OrderRecord, refundNo?: string): Promise<RefundRecord[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', id)
    .where('stage', 'in', ['processing', 'failed'])
    .$if(refundNo !== undefined, rows => rows.where('no', '=', refundNo ?? ''))
    .orderBy('id')
    .execute()
}

function sumOf(rows: RefundRecord[]): number {
  return rows.reduce((sum, { amount_fen, arrived_fen }) => sum + amount_fen - arrived_fen, 0)
}

type Written = Partial<
  Pick<RefundRecord, 'stage' | 'arrived_fen' | 'remark' | 'liability' | 'decided_by_id' | 'decided_by' | 'attempt'>
> & { decided_at?: Date; ended_at?: Date | null }

/** Writes to a refund, as a new version. */
export function writeRefund({ db }: Change, { id, version }: RefundRecord, set: Written): Promise<RefundRecord> {
  return db
    .updateTable('refunds')
    .set({ ...set, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
