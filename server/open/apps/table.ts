import type { Generated } from 'kysely'
import type { AppKind } from '#contract/open/apps/app-kinds.ts'
import type { OpenScope } from '#contract/open/open.ts'
import type { Service } from '#contract/orders/service.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    apps: AppsTable
    app_secrets: AppSecretsTable
    app_call_counts: { app_id: string; hour: Time; outcome: string; calls: number }
    app_last_calls: AppLastCallsTable
    app_refused_calls: AppRefusedCallsTable
  }
}

type AppsTable = {
  /** What it signs with. */
  id: string
  /** Names it in the operation log and in addresses. */
  number: Generated<number>
  name: string
  /** Readable, of before secrets were encrypted; the first start empties it. */
  secret: string | null
  scopes: OpenScope[]
  is_enabled: Generated<boolean>
  /** Requests a second. */
  rate_limit: Generated<number>
  created_at: Time
  kind: Generated<AppKind>
  /** A member of staff; null where the owner is a text. */
  owner_id: number | null
  owner_name: Generated<string>
  /** Null speaks for all. */
  services: Service[] | null
  city_codes: string[] | null
  /** Addresses and networks that it may call from; empty is anywhere. */
  addresses: Generated<string[]>
  /** Express companies, as orders name them. */
  carriers: Generated<string[]>
  version: Generated<number>
}

type AppSecretsTable = {
  id: Generated<number>
  app_id: string
  /** Encrypted with the key of the installation. */
  sealed: Buffer
  created_at: Time
  /** Null until another one takes its place. */
  ends_at: OptionalTime
}

type AppLastCallsTable = {
  app_id: string
  /** `accepted`, or the reason of the refusal. */
  outcome: string
  at: Time
  status: number
  address: string
  /** Masked, as is the answer. */
  request: string
  answer: string
}

type AppRefusedCallsTable = {
  id: Generated<number>
  app_id: string
  /** The reason of the refusal. */
  outcome: string
  /** The operation by its name in the reference; empty where there is none at that address. */
  call: string
  at: Time
  status: number
  address: string
  request: string
  answer: string
}
