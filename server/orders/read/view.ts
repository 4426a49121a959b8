import { allowedMoves } from '#contract/base/machine.ts'
import type { Place } from '#contract/open/open-values.ts'
import type { OrderRow, PlaceView } from '#contract/orders/order.ts'
import { type FollowUp, followUps, type StaffMove, staffMoves } from '#contract/orders/order-names.ts'
import { orders } from '#contract/orders/orders.ts'
import { planOf } from '#contract/orders/service.ts'
import type { SettingKey, SettingReader } from '#contract/settings/registry.ts'
import type { Caller } from '#server/kit/caller.ts'
import { keyOf, type ScopedCaller, scopeOf } from '#server/kit/rows/shared-reads.ts'
import {
  type FollowedOrder,
  followUpOperations,
  type GuardedCaller,
  refusalOfFollowUp,
  refusalOfMove,
} from '#server/orders/engine/guards.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { asWritten, maskPhone } from '#server/people/index.ts'
import { serviceDetailsOf } from './service-details.ts'

type ListedOrder = FollowedOrder & {
  customer_name: string
  customer_phone: string
  worker_name: string | null
  worker_phone: string | null
  claimer_name: string | null
  lessee_name: string | null
}

/** How much longer the way by road is than the straight line. */
export const roadFactor = 1.3

export type OrderReader = { caller: GuardedCaller; setting: SettingReader }

/** An order as this reader may see it, with what this reader may do with it. */
export function viewRow(order: ListedOrder, { caller, setting }: OrderReader): OrderRow {
  const { from, to } = order.details
  const isLeased = order.leased_until !== null && order.leased_until > Date.now()
  return {
    id: order.id,
    no: order.no,
    service: order.service,
    state: order.state,
    stateAt: order.state_at,
    dueAt: order.due_at,
    placedAt: order.placed_at,
    promisedAt: order.promised_at,
    customer: { id: order.customer_id, name: order.customer_name, phone: maskPhone(order.customer_phone) },
    from: viewPlace(from),
    to: viewPlace(to),
    distanceM: from && to ? Math.round(distanceM(from, to) * roadFactor) : null,
    payFen: order.pay_fen,
    paidFen: order.paid_fen,
    refundedFen: order.refunded_fen,
    refund: order.refund,
    worker: personOf(order.worker_id, order.worker_name, order.worker_phone),
    about: serviceDetailsOf(order),
    urges: order.urges,
    claimedBy: claimerOf(order),
    leasedBy:
      isLeased && order.leased_by_id !== null ? { id: order.leased_by_id, name: order.lessee_name ?? '' } : null,
    version: order.version,
    allowed: staffMovesOf(order, { caller, setting }),
    followUps: followUpsOf(order, caller),
  }
}

/** Rows of a list, whose readers see and may do the same unless the row is about one of them: claimed, or judged and to be judged again by a colleague. */
export const viewSharedRow = shareViews<ListedOrder, OrderRow>(
  {
    permissions: [
      ...staffMoves.map(move => orders[move].needs),
      ...Object.values(followUpOperations).map(({ needs }) => needs),
    ],
    settings: ['orders.urgePause'],
    isPersonal: ({ claimed_by_id, facts }) => claimed_by_id !== null || facts.judgedById !== undefined,
  },
  viewRow,
)

function personOf(id: number | null, name: string | null, phone: string | null): OrderRow['worker'] {
  return id === null ? null : { id, name: name ?? '', phone: maskPhone(phone ?? '') }
}

function viewPlace(place: Place | null): PlaceView | null {
  return (
    place && { ...place, name: asWritten(place.name), detail: asWritten(place.detail), phone: maskPhone(place.phone) }
  )
}

function claimerOf({ claimed_by_id: id, claimed_at: at, claimer_name }: ListedOrder): OrderRow['claimedBy'] {
  return id === null ? null : { id, name: claimer_name ?? '', at: at ?? 0 }
}

function followUpsOf(order: ListedOrder, caller: GuardedCaller): FollowUp[] {
  return followUps.filter(followUp => refusalOfFollowUp(order, followUp, caller) === null)
}

function staffMovesOf(order: OrderRecord, { caller, setting }: OrderReader): StaffMove[] {
  const possible: string[] = allowedMoves(planOf(order.service), order, 'staff')
  return staffMoves.filter(move => possible.includes(move) && refusalOfMove(order, move, caller, setting) === null)
}

type Point = { lng: number; lat: number }

/** Straight line over the earth, in metres. */
export function distanceM(from: Point, to: Point): number {
  const radians = Math.PI / 180
  const x = (to.lng - from.lng) * radians * Math.cos(((from.lat + to.lat) / 2) * radians)
  const y = (to.lat - from.lat) * radians
  return Math.round(Math.hypot(x, y) * 6_371_000)
}

type Reader = { caller: Caller; setting: SettingReader }
/** As much of a reader as a shared view knows. */
type ScopedReader = { caller: ScopedCaller; setting: SettingReader }

type Uses<Row> = {
  /** The permissions that the view asks about; it holds no others. */
  permissions: readonly string[]
  settings?: readonly SettingKey[]
  /** What the view shows of this row depends on who reads it, beyond that. */
  isPersonal: (row: Row) => boolean
}

/**
 * Shows a row to many readers and makes its view once for those for whom it is the same; it lasts as long as the row, which a shared read
 * keeps for those who asked at the same time. Answers a function that shows rows to one reader, frozen.
 */
function shareViews<Row extends object, View extends object>(
  uses: Uses<Row>,
  view: (row: Row, reader: ScopedReader) => View,
): (reader: Reader) => (row: Row) => View {
  const known = new WeakMap<Row, Map<string, View>>()

  return reader => {
    const common = scoped(reader, uses, false)
    const personal = scoped(reader, uses, true)
    return row => {
      const { key, scope } = uses.isPersonal(row) ? personal : common
      const views = known.get(row) ?? new Map<string, View>()
      known.set(row, views)
      const shown = views.get(key) ?? Object.freeze(view(row, scope))
      views.set(key, shown)
      return shown
    }
  }
}

function scoped<Row>(reader: Reader, { permissions, settings = [] }: Uses<Row>, isPersonal: boolean) {
  const scope = scopeOf(reader, { permissions, settings, isPersonal })
  return { scope, key: keyOf('', null, scope) }
}
