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
  /** The identity card that was approved last: another one is taken over within ten minutes. */
  verification_id: number
  /** As on that card; the number encrypted, and as lists show it. */
  name: string
  number_sealed: Buffer
  number_masked: string
  /**
   * Of the worker, and whether their kind is exempt, when it was written. Only compared, to see a change: lists and exports take
   * both from the worker.
   */
  kind: WorkerKind
  is_exempt: boolean
  /** Evidence only: nothing reads it. */
  updated_at: Generated<Time>
}
