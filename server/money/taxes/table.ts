import type { Generated } from 'kysely'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    tax_profiles: ProfilesTable
  }
}

type ProfilesTable = {
  worker_id: number
  verification_id: number
  name: string
  number_sealed: Buffer
  number_masked: string
  kind: WorkerKind
  is_exempt: boolean
  updated_at: Generated<Time>
}
