import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Language } from '#contract/base/values.ts'
import type { ReportKind } from '#contract/dashboard/report.ts'
import type { SkipReason } from '#contract/dashboard/reports.ts'
import type { Service } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    reports: ReportsTable
  }
}

export type Skipped = { id: number; why: SkipReason }

export type ReportRecord = Selectable<Tables['reports']>

type ReportsTable = {
  id: Generated<number>
  name: string
  kind: ReportKind
  service: Service | null
  /** Empty for all cities of each recipient. */
  city_code: Generated<string>
  /** Of the day, Asia/Shanghai. */
  hour: number
  language: Language
  recipient_ids: number[]
  is_on: Generated<boolean>
  /** When somebody said last at which hour it is sent. */
  since: Time
  last_at: OptionalTime
  /** The page with what was sent last. */
  last_link: string | null
  /** Who got it then, and who did not. */
  sent_ids: Generated<number[]>
  skipped: ColumnType<Skipped[], string | undefined, string>
  created_by_id: number
  version: Generated<number>
}
