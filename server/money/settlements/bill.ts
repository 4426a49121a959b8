import { sql } from 'kysely'
import type { RefundedPart, SplitInput } from '#contract/money/split/split.ts'
import type { SplitBill } from '#contract/money/split/split-bill.ts'
import { goodsFenOf } from '#contract/open/open-orders.ts'
import type { OrderState, Service } from '#contract/orders/service.ts'
import type { Database } from '#server/kit/database.ts'
import { distanceM, type OrderDetails, type OrderRecord, roadFactor } from '#server/orders/index.ts'
import type { SettlementRecord } from './table.ts'

/** The ends of orders that were carried out. */
const carriedOut: Record<Service, readonly OrderState[]> = {
  food: ['completed'],
  chauffeur: ['completed'],
  errand: ['completed'],
  express: ['completed', 'returned'],
  companion: ['completed', 'negotiated', 'refunded'],
  challenge: ['finished'],
}

/** What the split of an order begins with. `isExpected`: as if it were carried out and ended now. */
export async function splitInputOf(
  db: Database,
  order: OrderRecord,
  { terms, escrow_refunded_fen }: Pick<SettlementRecord, 'terms' | 'escrow_refunded_fen'>,
  { isExpected = false } = {},
): Promise<SplitInput> {
  if (terms === null) throw new Error(`Order ${order.no} ended before there were terms.`)
  return {
    paidFen: order.paid_fen,
    isEarned: carriedOut[order.service].includes(order.state) || (isExpected && order.finished_at === null),
    hasWorker: order.worker_id !== null,
    terms,
    bill: await billOf(db, order),
    refunds: await refundsOf(db, order, escrow_refunded_fen),
  }
}

/**
 * What arrived before the order is settled. A verdict divides what was left: what it awarded the customer, and what went back
 * before it, is taken from the platform's part.
 */
async function refundsOf(db: Database, order: OrderRecord, refundedFen: number): Promise<RefundedPart[]> {
  const { id, paid_fen, facts } = order
  const rows = await db
    .selectFrom('refunds')
    .select(['arrived_fen', 'liability', 'origin'])
    .where('order_id', '=', id)
    .where('arrived_fen', '>', 0 as never)
    .orderBy('id')
    .execute()
  const { verdict } = facts
  const decidedFen = verdict ? verdict.customerFen + verdict.companionFen + verdict.platformFen : paid_fen
  let earlierFen = paid_fen - decidedFen
  const parts = rows.map(({ arrived_fen, liability, origin }): RefundedPart => {
    const isOfVerdict = verdict !== undefined && origin === 'move'
    const isEarlier = !isOfVerdict && earlierFen > 0
    if (isEarlier) earlierFen -= arrived_fen
    return { amountFen: arrived_fen, liability: isOfVerdict || isEarlier ? 'platform' : liability }
  })
  const unknownFen = refundedFen - parts.reduce((sum, { amountFen }) => sum + amountFen, 0)
  return unknownFen > 0 ? [...parts, { amountFen: unknownFen, liability: 'none' }] : parts
}

type Read<S extends Service> = (
  order: OrderRecord & { details: OrderDetails[S] },
  db: Database,
) => SplitBill | Promise<SplitBill>

const bills: { [S in Service]: Read<S> } = {
  food: ({ details: { lines, packFen, deliveryFen, discountFen, from, to } }) => ({
    service: 'food',
    goodsFen: goodsFenOf(lines),
    packFen,
    deliveryFen,
    discountFen,
    distanceM: Math.round(distanceM(from, to) * roadFactor),
  }),
  errand: ({ details: { feeFen, tipFen, goodsEstimateFen, discountFen }, facts }) => ({
    service: 'errand',
    feeFen,
    tipFen,
    goodsEstimateFen,
    goodsFen: facts.goodsFen ?? null,
    discountFen,
  }),
  chauffeur: async (order, db) => {
    const tollFen = Math.min(order.facts.tollFen ?? 0, order.paid_fen)
    const ridesThatDay = await ridesBefore(db, order)
    return { service: 'chauffeur', rideFen: order.paid_fen - tollFen, tollFen, ridesThatDay }
  },
  express: ({ details: { freightFen, insuranceFen }, facts, paid_fen }) => ({
    service: 'express',
    freightFen: facts.realFreightFen ?? freightFen,
    insuranceFen,
    paidFen: paid_fen,
  }),
  companion: ({ details: { quantity, unitPriceFen, discountFen }, facts }) => ({
    service: 'companion',
    priceFen: quantity * unitPriceFen,
    discountFen,
    awardedFen: facts.verdict?.companionFen ?? null,
  }),
  challenge: ({ kind, details: { prizeFen }, facts, paid_fen }) => ({
    service: 'challenge',
    feeFen: paid_fen,
    // Apps once could name a prize for a match against a companion, whose fee is divided whoever wins.
    prizeFen: kind === 'event' ? prizeFen : 0,
    hasWinner: facts.winner === 'customer' || facts.winner === 'opponent',
  }),
}

function billOf(db: Database, order: OrderRecord): SplitBill | Promise<SplitBill> {
  return (bills[order.service] as (order: OrderRecord, db: Database) => SplitBill | Promise<SplitBill>)(order, db)
}

/** How many rides the chauffeur had finished that day (Shanghai) when this one was. */
async function ridesBefore(db: Database, { id, worker_id }: OrderRecord): Promise<number> {
  if (worker_id === null) return 0
  const { rows } = await sql<{ rides: number }>`
    select count(*)::int as rides from assignments own join assignments earlier on earlier.worker_id = own.worker_id
      and earlier.state = 'finished' and earlier.answered_at < own.answered_at
      and earlier.answered_at >= date_trunc('day', own.answered_at, 'Asia/Shanghai')
    where own.order_id = ${id} and own.worker_id = ${worker_id} and own.state = 'finished'`.execute(db)
  return rows[0]?.rides ?? 0
}
