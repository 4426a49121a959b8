import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Mover } from '#contract/base/machine.ts'
import type { Language } from '#contract/base/values.ts'

/** Epoch milliseconds when read; a `Date` when written. */
export type Time = ColumnType<number, Date | undefined, Date>
export type OptionalTime = ColumnType<number | null, Date | null | undefined, Date | null>
/** A day in Shanghai, `2026-11-21`. One that is always there is a `string`. */
export type OptionalDay = ColumnType<string | null, string | null | undefined, string | null>

/** A title in up to four languages. zh is always there; a missing language falls back to it. */
export type Titles = Partial<Record<Language, string>> & { zh: string }

declare module '#server/kit/database.ts' {
  interface Tables {
    events: EventsTable
    requests: RequestsTable
    installation_values: { name: string; value: JSONColumnType<object> }
  }
}

type EventsTable = {
  id: Generated<number>
  at: Time
  action: string
  actor_kind: ActorKind
  actor_id: number | null
  actor_name: string
  subject: string
  subject_id: number
  subject_no: string
  from_state: string | null
  to_state: string | null
  changes: JSONColumnType<Record<string, [before: unknown, after: unknown]>>
  reason: string | null
  about_id: number | null
  request_id: string | null
  trace_id: string | null
  app_id: string | null
  external_id: string | null
  occurred_at: OptionalTime
}

type RequestsTable = {
  user_id: number
  request_id: string
  operation: string
  input_hash: Buffer
  answer: JSONColumnType<object> | null
  created_at: Time
}

export type ActorKind = Mover | 'system'
