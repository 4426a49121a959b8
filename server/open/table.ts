import type { Generated } from 'kysely'
import type { OpenScope } from '#contract/open/open.ts'
import type { Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    apps: AppsTable
    app_nonces: { app_id: string; nonce: string; used_at: Time }
    app_ids: { app_id: string; call: string; external_id: string; input_hash: Buffer; sent_at: Time }
  }
}

type AppsTable = {
  id: string
  name: string
  secret: string
  scopes: OpenScope[]
  is_enabled: Generated<boolean>
  /** Requests a second. */
  rate_limit: Generated<number>
  created_at: Time
}
