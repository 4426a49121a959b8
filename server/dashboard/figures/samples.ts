import { sql } from 'kysely'
import type { Runtime } from '#server/kit/runtime.ts'
import { isInHand, workStatusNow } from '#server/people/workers/index.ts'

/** Counts the workers on duty every five minutes; an hour has the sums of its samples, and who was in one of them. */
export async function startSamples(runtime: Runtime): Promise<void> {
  await runtime.jobs.repeat('figures.sample', '*/5 * * * *', () => sampleWorkers(runtime))
}

/** Places with no worker on duty count as such. Run twice it counts twice, in the samples as well: the average stays. */
export async function sampleWorkers({ db }: Pick<Runtime, 'db'>): Promise<void> {
  await sql`
    insert into worker_hours (at, kind, city_code, samples, online, busy, on_duty)
    select date_trunc('hour', now()), kind, city_code, 1, count(on_duty.id), count(*) filter (where is_busy),
      coalesce(array_agg(on_duty.id) filter (where on_duty.id is not null), '{}')
    from (select distinct kind, city_code from workers where status <> 'resigned') places
      left join (${onDuty}) on_duty using (kind, city_code)
    group by kind, city_code
    on conflict (at, kind, city_code) do update set samples = worker_hours.samples + 1,
      online = worker_hours.online + excluded.online, busy = worker_hours.busy + excluded.busy,
      on_duty = array(select unnest(worker_hours.on_duty) union select unnest(excluded.on_duty))`.execute(db)
}

/** Workers on duty, as the list of workers has them. Busy: with an order in hand. */
export const onDuty = sql`select workers.user_id as id, workers.kind, workers.city_code, workers.lng, workers.lat,
    exists (select from order_standings where order_standings.worker_id = workers.user_id and ${isInHand}) as is_busy
  from workers where workers.status <> 'resigned' and ${workStatusNow} = 'online'`
