import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { type SettlementAction, settlementActions, settlementMachine } from '#contract/money/settlement.ts'
import { settlements } from '#contract/money/settlements.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Change } from '#server/kit/change.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import type { KnownTerms, OrderRecord } from '#server/orders/index.ts'
import { type SettlementRecord, settlementStateColumn } from './table.ts'
import { currentTerms, merchantIdOf } from './terms.ts'

/** Settlements, whose orders are locked before them. Only what staff do with one is an event, which they record. */
export const settlementRecords = recordsOf(settlementStateColumn, {
  actions: settlementActions,
  guard: settlementGuard,
  nudge: ({ order_id, city_code }) => ({ word: 'settlements.changed', id: order_id, cityCode: city_code }),
})

/** Keeps the terms of the moment an order was paid, also where it had ended before and there was nothing to divide. */
export async function openSettlement(change: Change, order: OrderRecord, known?: KnownTerms): Promise<void> {
  const { db } = change
  const merchant_id = known ? known.merchantId : await merchantIdOf(db, order)
  const terms = JSON.stringify(known?.terms ?? (await currentTerms(db, order, merchant_id)))
  await db
    .insertInto('settlements')
    .values({
      order_id: order.id,
      service: order.service,
      city_code: order.city_code,
      merchant_id,
      terms,
      escrow_refunded_fen: order.refunded_fen,
    })
    .onConflict(conflict =>
      conflict
        .column('order_id')
        .doUpdateSet({ merchant_id, terms })
        .where('settlements.state', 'in', ['stopped', 'empty']),
    )
    .execute()
}

export function lockOrder({ db }: Pick<Change, 'db'>, id: number): Promise<OrderRecord | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The settlement of an order that this transaction has locked. An order that was not paid by an app has none before. */
export async function lockSettlement(change: Change, order: OrderRecord): Promise<SettlementRecord> {
  const find = () =>
    change.db.selectFrom('settlements').selectAll().where('order_id', '=', order.id).forUpdate().executeTakeFirst()
  const known = await find()
  if (known) return known
  await openSettlement(change, order)
  const opened = await find()
  if (!opened) throw new Error(`Order ${order.no} has no settlement.`)
  return opened
}

type Guarded = Pick<SettlementRecord, 'state' | 'hold_by_id'> & {
  /** Whether the worker or the shop is the caller. */
  is_own: boolean
}

/**
 * Why this caller may not hold or resume a settlement, or null: for what the view offers and the handler refuses. Who held it
 * may resume it: that gives nobody what they would not have had before.
 */
function settlementGuard(
  { state, hold_by_id, is_own }: Guarded,
  action: SettlementAction,
  caller: Caller,
): Reason | null {
  if (!may(caller, settlements[action].needs)) return 'noPermission'
  if (!canMove(settlementMachine, { state }, action, 'staff')) return 'notInThisState'
  if ((hold_by_id !== null) === (action === 'hold')) return 'alreadySo'
  return is_own ? 'ownInterest' : null
}
