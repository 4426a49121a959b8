import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Credential } from '#contract/people/fitness.ts'
import type { WorkStatus } from '#contract/people/worker.ts'
import type { Database } from '#server/kit/database.ts'
import { startOfToday } from '#server/kit/rows/shanghai.ts'
import { daysUntil } from '#server/people/workers/credentials/days.ts'
import { silentAfterMs } from '#server/people/workers/credentials/fitness.ts'
import { isInHand } from './orders-in-hand.ts'
import { recordOf } from './record.ts'

export type WorkerRecord = Awaited<ReturnType<ReturnType<typeof workersQuery>['executeTakeFirstOrThrow']>>

/** Workers without a recent report count as offline, in rows and in filters. */
export const workStatusNow = sql<WorkStatus>`case
  when workers.located_at < now() - make_interval(secs => ${sql.lit(silentAfterMs / 1000)}) then 'offline'
  else workers.work_status end`

/** Workers with their person, credentials, orders in hand and counts. */
export function workersQuery(db: Database) {
  return db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .select(['workers.user_id as id', 'workers.no', 'workers.kind', 'workers.app_id', 'workers.external_id'])
    .select(['workers.city_code', 'workers.status', 'workers.status_reason', 'workers.frozen_until', 'workers.level'])
    .select(['workers.forced_offline_at', 'workers.located_at', 'workers.service_types', 'workers.vehicle'])
    .select(['workers.licence_class', 'workers.score', 'workers.capacity', 'workers.remark', 'workers.joined_at'])
    .select(['workers.version', 'users.real_name', 'users.phone', 'users.avatar', 'users.status as user_status'])
    .select(workStatusNow.as('work_status'))
    .select('workers.licensed_on')
    .select(worker => [
      worker
        .selectFrom('order_standings')
        .select(row => row.fn.countAll<number>().as('count'))
        .whereRef('order_standings.worker_id', '=', 'workers.user_id')
        .where(isInHand)
        .$asScalar()
        .$notNull()
        .as('load'),
      sql<number>`(select count(*) from assignments where worker_id = workers.user_id and state = 'finished'
        and answered_at >= ${startOfToday})`.as('done_today'),
      recordOf.as('record'),
      jsonArrayFrom(
        worker
          .selectFrom('worker_credentials')
          .select(['worker_credentials.kind', 'worker_credentials.number'])
          .select('expires_on as expiresOn')
          .select(daysUntil('expires_on').as('daysLeft'))
          .whereRef('worker_credentials.worker_id', '=', 'workers.user_id')
          .orderBy(sql`expires_on nulls last`)
          .orderBy('worker_credentials.kind')
          .$castTo<Credential>(),
      ).as('credentials'),
    ])
}
