import type { Generated, JSONColumnType } from 'kysely'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    webhooks: WebhooksTable
  }
}

type WebhooksTable = {
  id: Generated<number>
  app_id: string
  type: string
  body: JSONColumnType<{ id: string; type: string; data: object }>
  /** Fields of `data` that only the receiver may read, as JSON that `sealText` encrypted. */
  sealed_data: Buffer | null
  created_at: Time
  attempts: Generated<number>
  delivered_at: OptionalTime
  dead_at: OptionalTime
  last_error: string | null
}
