import type { Generated, JSONColumnType } from 'kysely'
import type { OpenScope } from '#contract/open/open.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    apps: AppsTable
    app_nonces: { app_id: string; nonce: string; used_at: Time }
    webhooks: WebhooksTable
  }
}

type AppsTable = {
  id: string
  name: string
  secret: string
  scopes: OpenScope[]
  webhook_url: string | null
  webhook_secret: string | null
  is_enabled: Generated<boolean>
  /** Requests a second. */
  rate_limit: Generated<number>
  created_at: Time
}

type WebhooksTable = {
  id: Generated<number>
  app_id: string
  type: string
  body: JSONColumnType<{ id: string; type: string }>
  created_at: Time
  attempts: Generated<number>
  delivered_at: OptionalTime
  dead_at: OptionalTime
  last_error: string | null
}
