import type { ColumnType, Generated } from 'kysely'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { CredentialKind, LicenceClass, ServiceType, Vehicle } from '#contract/people/fitness.ts'
import type { WorkerRow, WorkStatus } from '#contract/people/worker.ts'
import { workerMachine } from '#contract/people/worker-machine.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalDay, OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    workers: WorkersTable
    worker_credentials: CredentialsTable
    worker_scores: ScoresTable
    worker_positions: PositionsTable
  }
}

export const workerStatusColumn = stateColumn(workerMachine, 'workers', {
  column: 'status',
  key: 'user_id',
  reason: 'workerStandsElsewhere',
})

type WorkersTable = {
  user_id: number
  kind: WorkerKind
  number: Generated<number>
  /** 工号. */
  no: Generated<string>
  app_id: string
  external_id: string
  city_code: string
  status: Generated<WorkerRow['status']>
  status_reason: Generated<string>
  frozen_until: OptionalTime
  work_status: Generated<WorkStatus>
  is_online: Generated<boolean>
  forced_offline_at: OptionalTime
  service_types: Generated<ServiceType[]>
  vehicle: ColumnType<Vehicle | null, string | null | undefined, string | null>
  licence_class: LicenceClass | null
  licensed_on: OptionalDay
  level: Generated<number>
  score: Generated<number>
  lng: number | null
  lat: number | null
  heading: number | null
  speed_kmh: number | null
  battery: number | null
  located_at: OptionalTime
  sampled_at: OptionalTime
  /** Orders at once. */
  capacity: Generated<number>
  remark: Generated<string>
  joined_at: Time
  version: Generated<number>
}

type CredentialsTable = {
  worker_id: number
  kind: CredentialKind
  number: string
  expires_on: OptionalDay
  reminded_days: number | null
  /** Its paper was revoked: it ended the day before, and is not taken from reports any more. */
  revoked_at: OptionalTime
}

type ScoresTable = {
  id: Generated<number>
  worker_id: number
  at: Time
  points: number
  score: number
  reason: string
  order_no: Generated<string>
  by_id: number | null
  by_name: string
}

type PositionsTable = {
  worker_id: number
  at: Time
  lng: number
  lat: number
  heading: number | null
  speed_kmh: number | null
}
