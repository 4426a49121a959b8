import { sql } from 'kysely'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { Database } from '#server/kit/database.ts'
import { workersWithLoad } from '#server/people/workers/index.ts'
import type { InHand, RankedWorker } from './estimate.ts'

/** The workers of some cities, with where their orders in hand are from and go. */
export async function workersToRank(db: Database, kind: WorkerKind, cityCodes: readonly string[]) {
  if (cityCodes.length === 0) return []
  const workers = await workersWithLoad(db)
    .leftJoin('orders', 'orders.id', 'order_standings.order_id')
    .select(
      sql<InHand[]>`coalesce(jsonb_agg(jsonb_build_object('from', coalesce(orders.details #>> '{from,name}', ''),
        'to', case when orders.details -> 'to' -> 'lng' is null then null else jsonb_build_object(
          'lng', orders.details -> 'to' -> 'lng', 'lat', orders.details -> 'to' -> 'lat') end))
        filter (where orders.id is not null), '[]')`.as('in_hand'),
    )
    .where('workers.kind', '=', kind)
    .where('workers.city_code', 'in', cityCodes)
    .orderBy('workers.user_id')
    .execute()
  return workers.map(worker => ({ ...worker, ranked: rankedOf(worker) }))
}

export type WorkerToRank = Awaited<ReturnType<typeof workersToRank>>[number]

type Columns = { kind: WorkerKind; lng: number | null; lat: number | null; score: number; in_hand: InHand[] }

function rankedOf({ kind, lng, lat, score, in_hand: inHand }: Columns): RankedWorker {
  return { kind, position: lng === null || lat === null ? null : { lng, lat }, score, inHand }
}
