import { type RawBuilder, sql } from 'kysely'
import { fen } from '#contract/base/values.ts'
import type { OrderSettlement, SettlementRow, SettlementShare } from '#contract/money/settlement.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { asWritten, type Parties, staffName } from '#server/people/index.ts'
import { settlementRecords } from './records.ts'
import type { ShareRecord } from './table.ts'

/** Settlements with their orders; `own` says whose are the reader's own case. Whoever reads them for a person limits them to the cities of that person. */
export function settlementsWithOrders(db: Database, own: Parties) {
  return db
    .selectFrom('settlements')
    .innerJoin('orders', 'orders.id', 'settlements.order_id')
    .leftJoin('users as holder', 'holder.id', 'settlements.hold_by_id')
    .selectAll('settlements')
    .select(['orders.no', 'orders.paid_fen', 'orders.refunded_fen', 'orders.finished_at'])
    .select([staffName('holder').as('hold_by'), isOwn(own).as('is_own')])
}

/** Whether the worker of an order, or the shop, is one of these. */
export function isOwn({ persons, merchants }: Parties): RawBuilder<boolean> {
  return sql<boolean>`(coalesce(orders.worker_id = any(${persons}::bigint[]), false)
    or coalesce(settlements.merchant_id = any(${merchants}::bigint[]), false))`
}

export type ListedSettlement = Awaited<ReturnType<ReturnType<typeof settlementsWithOrders>['executeTakeFirstOrThrow']>>

/** A settlement as this reader may see it, with what they may do. */
export function viewSettlement(row: ListedSettlement, caller: Caller): SettlementRow {
  return {
    id: row.order_id,
    no: row.no,
    service: row.service,
    state: row.state,
    stopReason: row.hold_by_id === null ? row.stop_reason : 'hold',
    hold: row.hold_at === null ? null : { by: row.hold_by ?? '', at: row.hold_at, reason: asWritten(row.hold_reason) },
    paidFen: row.paid_fen,
    refundedFen: row.refunded_fen,
    settledAt: row.settled_at,
    releaseAt: row.state === 'held' ? row.release_at : null,
    version: row.version,
    allowed: settlementRecords.allowed(row, caller),
  }
}

export type NamedShare = Pick<
  ShareRecord,
  'party' | 'owner_id' | 'lines' | 'amount_fen' | 'release_at' | 'released_at'
> & {
  recovered_fen: number
  owner_name: string | null
}

export function viewShare(row: NamedShare): SettlementShare {
  return {
    party: row.party,
    owner: row.owner_id === null ? null : { id: row.owner_id, name: asWritten(row.owner_name ?? '') },
    lines: row.lines,
    amountFen: row.amount_fen,
    recoveredFen: fen(row.recovered_fen),
    releaseAt: row.release_at,
    releasedAt: row.released_at,
  }
}

/** The shares of divided orders with the names of their owners. */
export function namedShares(db: Database, orderIds: readonly number[]) {
  return db
    .selectFrom('settlement_shares')
    .leftJoin('users', join =>
      join.onRef('users.id', '=', 'settlement_shares.owner_id').on('settlement_shares.owner_kind', '=', 'person'),
    )
    .leftJoin('merchants', join =>
      join.onRef('merchants.id', '=', 'settlement_shares.owner_id').on('settlement_shares.owner_kind', '=', 'merchant'),
    )
    .selectAll('settlement_shares')
    .select(row => row.fn.coalesce('merchants.name', 'users.nick_name').as('owner_name'))
    .where('order_id', 'in', [...orderIds, 0])
    .orderBy('settlement_shares.id')
    .execute()
}

export type Totals = Pick<OrderSettlement, 'paidBackFen' | 'givenFen'>
