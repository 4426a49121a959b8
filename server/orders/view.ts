import { foodMoves } from '#contract/food.ts'
import { movesFrom } from '#contract/moves.ts'
import { type OrderRow, type StaffMove, staffMoves } from '#contract/order.ts'
import { orders } from '#contract/orders.ts'
import { type Caller, holds } from '#server/kit/caller.ts'
import { maskPhone } from '#server/workers/index.ts'
import type { OrderRecord } from './moves.ts'

export type ListedOrder = OrderRecord & {
  customer_name: string
  customer_phone: string
  worker_name: string | null
  worker_phone: string | null
}

/** An order as this reader may see it, with what this reader may do. */
export function viewRow(order: ListedOrder, caller: Caller): OrderRow {
  const { merchant, receiver, lines } = order.details
  const [first] = lines
  return {
    id: order.id,
    no: order.no,
    service: order.service,
    state: order.state,
    stateAt: order.state_at,
    dueAt: order.due_at,
    placedAt: order.placed_at,
    promisedAt: order.promised_at,
    merchant: { name: merchant.name, phone: maskPhone(merchant.phone) },
    customer: { name: order.customer_name, phone: maskPhone(order.customer_phone) },
    address: receiver.detail,
    distanceM: distanceM(merchant, receiver),
    items: first ? `${first.name} ×${first.quantity}` : '',
    itemCount: lines.reduce((count, line) => count + line.quantity, 0),
    payFen: order.pay_fen,
    worker:
      order.worker_id === null
        ? null
        : { id: order.worker_id, name: order.worker_name ?? '', phone: maskPhone(order.worker_phone ?? '') },
    version: order.version,
    allowed: allowedMoves(order, caller),
  }
}

function allowedMoves({ state }: OrderRecord, caller: Caller): StaffMove[] {
  const possible: string[] = movesFrom(foodMoves, state, 'staff')
  return staffMoves.filter(move => possible.includes(move) && holds(caller, orders[move].needs))
}

type Point = { lng: number; lat: number }

/** Straight line over the earth, in metres. */
export function distanceM(from: Point, to: Point): number {
  const radians = Math.PI / 180
  const x = (to.lng - from.lng) * radians * Math.cos(((from.lat + to.lat) / 2) * radians)
  const y = (to.lat - from.lat) * radians
  return Math.round(Math.hypot(x, y) * 6_371_000)
}
