import type { WorkerDetail } from '#contract/people/worker.ts'
import { workers } from '#contract/people/workers.ts'
import type { ReportedWorker } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import type { TestServer } from '../setup/process/server.ts'

export function see(desk: Desk, id: number): Promise<WorkerDetail> {
  return desk.call(workers.get, { id })
}

/** The worker as the desk sees them now, and why something is done to them. */
export async function target(desk: Desk, id: number) {
  const { version } = await desk.call(workers.get, { id })
  return { id, version, reason: '乘客投诉' }
}

/** The worker as their app would tell of them now. */
export async function report({ db, fixtures }: TestServer, id: number, said: Partial<ReportedWorker>): Promise<void> {
  const { external_id, kind, city_code, name } = await db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .select(['external_id', 'workers.kind', 'city_code', 'users.real_name as name'])
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  const worker = fixtures.writeWorker({ externalId: external_id, kind, cityCode: city_code, name, ...said })
  await fixtures.app('rider').sendWorkers({ workers: [worker] })
}
