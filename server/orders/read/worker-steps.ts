import { sql } from 'kysely'
import { workerKinds } from '#contract/base/machine.ts'
import type { OrderMove } from '#contract/orders/service.ts'
import { placeOfMove, positionWithinSeconds, type WorkerSteps } from '#contract/orders/worker-steps.ts'
import type { Database } from '#server/kit/database.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { distanceM } from './view.ts'

/** Where its workers were when they said that they had arrived, picked up or delivered; null for an order without such steps. */
export async function workerStepsOf(
  db: Database,
  { id, service, details }: Pick<OrderRecord, 'id' | 'service' | 'details'>,
): Promise<WorkerSteps | null> {
  const placeOf = placeOfMove[service]
  if (!placeOf) return null
  const [from, to] = [pointOf(details.from), pointOf(details.to)]
  const rows = await stepsWithPositions(db, id, Object.keys(placeOf))
  const steps = rows.flatMap(({ action, lng, lat, taken_at, ...row }) => {
    const name = action.replace('orders.', '') as OrderMove
    const place = placeOf[name]
    if (!place) return []
    const at = place === 'from' ? from : to
    const position = lng === null || lat === null || taken_at === null ? null : { lng, lat, at: taken_at }
    return [{ ...row, action: name, place, position, awayM: position && at ? distanceM(position, at) : null }]
  })
  return steps.length > 0 ? { service, from, to, steps } : null
}

type Point = { lng: number; lat: number }

function pointOf(place: Point | undefined | null): Point | null {
  return place ? { lng: place.lng, lat: place.lat } : null
}

/** Each with the position that is nearest in time. */
async function stepsWithPositions(db: Database, orderId: number, moves: readonly string[]) {
  const moment = sql<number>`coalesce(events.occurred_at, events.at)`
  const within = sql`make_interval(secs => ${sql.lit(positionWithinSeconds)})`
  return db
    .selectFrom('events')
    .leftJoinLateral(
      nearest =>
        nearest
          .selectFrom('worker_positions')
          .select(['lng', 'lat', 'worker_positions.at as taken_at'])
          .whereRef('worker_id', '=', 'events.actor_id')
          .where(sql<boolean>`worker_positions.at between ${moment} - ${within} and ${moment} + ${within}`)
          .orderBy(sql`abs(extract(epoch from worker_positions.at - ${moment}))`)
          .limit(1)
          .as('position'),
      join => join.onTrue(),
    )
    .select(['events.id', 'events.action', 'events.actor_name as worker', moment.as('at'), 'lng', 'lat', 'taken_at'])
    .where('subject', '=', 'orders')
    .where('subject_id', '=', orderId)
    .where('actor_kind', 'in', workerKinds)
    .where(
      'action',
      'in',
      moves.map(move => `orders.${move}` as const),
    )
    .orderBy('events.id')
    .execute()
}
