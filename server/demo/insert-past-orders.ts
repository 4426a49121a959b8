import type { Kysely } from 'kysely'
import { isWorker } from '#contract/base/machine.ts'
import { fen } from '#contract/base/values.ts'
import type { Tables } from '#server/kit/database.ts'
import { keepsPromise } from '#server/orders/feature.ts'
import type { MadeMove } from './move-sequences.ts'
import type { PastOrder } from './past-order.ts'

/** Rows per statement. */
const batchSize = 500
const minute = 60_000

/** Inserts past orders with their events, assignments and refunds. */
export async function insertPastOrders(db: Kysely<Tables>, past: readonly PastOrder[]): Promise<void> {
  for (let start = 0; start < past.length; start += batchSize) {
    const part = past.slice(start, start + batchSize)
    const made = await db
      .insertInto('orders')
      .values(part.map(({ row }) => row))
      .returning(['id', 'no', 'external_no', 'cancel_code'])
      .execute()
    const byNo = new Map(made.map(order => [order.external_no, order]))
    const known = part.flatMap(order => {
      const inserted = byNo.get(order.row.external_no)
      return inserted ? [{ ...order, inserted }] : []
    })
    await insertAll(db, 'events', known.flatMap(eventsOf))
    await insertAll(db, 'assignments', known.flatMap(assignmentsOf))
    await insertAll(db, 'refunds', known.flatMap(refundsOf))
  }
}

async function insertAll<Name extends 'events' | 'assignments' | 'refunds'>(
  db: Kysely<Tables>,
  table: Name,
  rows: readonly object[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    await db
      .insertInto(table as 'events')
      .values(rows.slice(start, start + batchSize) as never)
      .execute()
  }
}

type Inserted = PastOrder & { inserted: { id: number; no: string } }

function eventsOf(order: Inserted): object[] {
  const { inserted, worker, placedAt, moves } = order
  const subject = { subject: 'orders', subject_id: inserted.id, subject_no: inserted.no }
  const first = {
    ...subject,
    at: new Date(placedAt),
    action: 'orders.place',
    actor_kind: 'customer',
    actor_name: order.customer.name,
    from_state: null,
    to_state: moves[0]?.from ?? null,
    about_id: null,
  }
  const rest = moves.map(step => ({
    ...subject,
    at: new Date(placedAt + step.after * minute),
    action: `orders.${step.move}`,
    actor_kind: step.by,
    actor_name: actorOf(order, step),
    from_state: step.from,
    to_state: step.to,
    about_id: worker && (step.move === 'assign' || step.move === 'take' || step.move === 'join') ? worker.id : null,
  }))
  return [first, ...rest]
}

function actorOf({ customer, worker }: PastOrder, { by }: MadeMove): string {
  if (by === 'staff') return '调度老周'
  if (by === 'customer') return customer.name
  return isWorker(by) ? (worker?.name ?? '') : ''
}

function assignmentsOf({ inserted, worker, moves, placedAt, promisedAt, service }: Inserted): object[] {
  const begun = moves.find(step => step.move === 'assign' || step.move === 'join')
  if (!worker || !begun) return []
  const end = moves.findLast(step => isWorker(step.by)) ?? begun
  const kept = moves.find(step => keepsPromise(service, step.move))
  return [
    {
      order_id: inserted.id,
      worker_id: worker.id,
      mode: begun.move === 'assign' ? 'manual' : 'grab',
      state: 'finished',
      at: new Date(placedAt + begun.after * minute),
      answered_at: new Date(placedAt + end.after * minute),
      is_late: kept && promisedAt !== null ? placedAt + kept.after * minute > promisedAt : null,
    },
  ]
}

function refundsOf({ inserted, row, customer, moves, placedAt }: Inserted): object[] {
  const fenBack = Number(row.refunded_fen)
  if (fenBack === 0) return []
  const at = placedAt + (moves.at(-1)?.after ?? 0) * minute
  return [
    {
      no: `TK${inserted.no.slice(2, 14)}${String(inserted.id).padStart(6, '0')}`,
      order_id: inserted.id,
      origin: 'move',
      stage: 'refunded',
      amount_fen: fen(fenBack),
      arrived_fen: fen(fenBack),
      code: row.cancel_code ?? 'G03',
      liability: row.cancel_code ? 'customer' : 'worker',
      asked_by: customer.name,
      asked_at: new Date(at),
      decided_at: new Date(at),
      attempt: 1,
      ended_at: new Date(at + 3 * minute),
    },
  ]
}
