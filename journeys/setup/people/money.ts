import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import { fen } from '#contract/base/values.ts'
import { refunds } from '#contract/money/refunds.ts'
import type { OpenRefund } from '#contract/open/open.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import { orders } from '#contract/orders/orders.ts'
import type { StateOf } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'
import type { Desk } from '../orders/desk.ts'
import type { Order } from '../orders/order.ts'
import { writeOrderOf } from '../orders/placed.ts'
import type { TestServer } from '../process/server.ts'

/** A meal that cost this much, delivery of ¥5 included. */
export async function mealFor(
  { fixtures }: TestServer,
  payFen: number,
  state: StateOf<'food'> = 'delivered',
): Promise<Order> {
  const lines = [{ name: '烩面', quantity: 1, priceFen: fen(payFen - 400) }]
  const written = writeOrderOf('food', { lines, payFen: fen(payFen) })
  const { externalNo, cityCode, receiver: to } = written
  const placed = await fixtures.app('customer').placeOrder(written)
  const order = { service: 'food', kind: '', cityCode, externalNo, payFen, to, worker: null, ...placed } as const
  return fixtures.advance(order, state)
}

export const fault = { code: 'R07', liability: 'worker', reason: '洒了一半' }

/** Asks for the order as it stands now, whatever was given for it before. */
export async function askFor(
  desk: Desk,
  { no }: Pick<Order, 'no'>,
  amountFen: number,
  why = fault,
): Promise<OrderDetail> {
  const { id, version } = await desk.call(orders.get, { no })
  return desk.call(refunds.ask, { id, version, amountFen, confirmedFen: 1_000_000, ...why })
}

/** The newest refund of an order, as a target of a command. */
export async function newest(desk: Desk, { no }: Pick<Order, 'no'>) {
  const { refunds: rows } = await desk.call(orders.get, { no })
  const [row] = rows
  if (!row) throw new Error(`Nothing of order ${no} goes back.`)
  return row
}

export async function target(desk: Desk, order: Pick<Order, 'no'>): Promise<{ id: number; version: number }> {
  const { id, version } = await newest(desk, order)
  return { id, version }
}

/** The customers' app asks in the customer's name. */
export async function requestRefundByApp(
  { fixtures }: TestServer,
  { no }: Pick<Order, 'no'>,
  asked: Partial<OpenRefund>,
) {
  const body = { externalNo: `A-${randomUUID()}`, code: 'R07', reason: '汤全洒了', ...asked }
  const response = await fixtures.post('customer', `/open/v1/orders/${no}/refunds`, body)
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
}

/** What must be true of every order's money at any moment: its rows make its sums, and neither exceeds what was paid. */
export async function expectSumsRight(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ no: string }>`
    select orders.no from orders left join lateral (
      select coalesce(sum(arrived_fen), 0) as arrived,
        coalesce(sum(amount_fen - arrived_fen) filter (where stage in ('processing', 'failed')), 0) as under_way
      from refunds where order_id = orders.id) sums on true
    where sums.arrived <> refunded_fen or sums.under_way <> refunding_fen or refunded_fen + refunding_fen > paid_fen`.execute(
    db,
  )
  expect(rows).toEqual([])
}
