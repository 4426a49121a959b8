import { type RawBuilder, sql } from 'kysely'
import type { WorkerRecord } from '#contract/people/worker.ts'
import { startOfToday } from '#server/kit/rows/shanghai.ts'

const month = sql`now() - interval '30 days'`
const isTaken = sql`(state in ('accepted', 'finished') or gave_up)`
const isRefused = sql`state in ('declined', 'lapsed')`

/** One worker's last 30 days, read from an index alone. */
export const recordOf: RawBuilder<WorkerRecord> = sql`(
  select jsonb_build_object(
    'offered', count(*) filter (where mode = 'manual' and (${isTaken} or ${isRefused})),
    'accepted', count(*) filter (where mode = 'manual' and ${isTaken}),
    'taken', count(*) filter (where ${isTaken}),
    'finished', count(*) filter (where state = 'finished'),
    'gaveUp', count(*) filter (where gave_up),
    'gaveUpToday', count(*) filter (where gave_up and answered_at >= ${startOfToday}),
    'promised', count(*) filter (where is_late is not null),
    'punctual', count(*) filter (where not is_late),
    'complaints', (select count(*) from complaints where respondent_app_id = workers.app_id
      and respondent_external_id = workers.external_id and created_at > ${month}))
  from assignments where worker_id = workers.user_id and at > ${month})`
