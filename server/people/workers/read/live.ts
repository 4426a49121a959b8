import { sql } from 'kysely'
import { expiringDays } from '#contract/people/fitness.ts'
import { workers } from '#contract/people/workers.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { maskPhone } from '#server/people/index.ts'
import { inScope } from '#server/people/workers/scope.ts'
import { isInHand } from './orders-in-hand.ts'
import { workersQuery } from './worker-query.ts'

/** Chauffeurs on the map at most. */
const mostShown = 2000

/** Chauffeurs on duty with a known position; one without a report for five minutes shows as offline. */
export const daiJia = handle(workers.daiJia, async ({ db, caller }) => {
  const rows = await chauffeursOnDuty(db).where(inScope(caller)).execute()
  const now = Date.now()
  return rows.flatMap(row => {
    const { lng, lat, located_at: locatedAt } = row
    if (lng === null || lat === null || locatedAt === null) return []
    return {
      id: row.id,
      no: row.no,
      name: row.real_name,
      phone: maskPhone(row.phone),
      avatar: row.avatar,
      gender: row.gender,
      drivingYears: row.driving_years,
      level: row.level,
      score: row.score,
      workStatus: row.work_status === 'online' && row.load > 0 ? 'busy' : row.work_status,
      lng,
      lat,
      heading: row.heading,
      speedKmh: row.speed_kmh,
      locatedAt,
      staleSeconds: Math.max(0, Math.floor((now - locatedAt) / 1000)),
      orderNo: row.order?.no ?? null,
      orderState: row.order?.state ?? null,
      doneToday: row.done_today,
      battery: row.battery,
      hasCredentialWarning: row.credentials.some(({ daysLeft }) => daysLeft !== null && daysLeft <= expiringDays),
    }
  })
})

function chauffeursOnDuty(db: Database) {
  return workersQuery(db)
    .select(['workers.lng', 'workers.lat', 'workers.heading', 'workers.speed_kmh', 'workers.battery', 'users.gender'])
    .select([
      sql<number | null>`extract(year from age(workers.licensed_on))::int`.as('driving_years'),
      sql<{ no: string; state: string } | null>`(select jsonb_build_object('no', orders.no, 'state', orders.state)
        from order_standings join orders on orders.id = order_standings.order_id
        where order_standings.worker_id = workers.user_id and ${isInHand} order by orders.id limit 1)`.as('order'),
    ])
    .where('workers.kind', '=', 'chauffeur')
    .where('workers.status', '=', 'enabled')
    .where('workers.work_status', '<>', 'offline')
    .orderBy('workers.user_id')
    .limit(mostShown)
}
