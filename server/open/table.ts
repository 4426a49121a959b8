import type { Generated } from 'kysely'
import type { Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    app_nonces: { app_id: string; nonce: string; part: Generated<number> }
    app_ids: { app_id: string; call: string; external_id: string; input_hash: Buffer; sent_at: Time }
  }
}
