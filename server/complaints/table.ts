import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Fen } from '#contract/base/values.ts'
import type { ComplainantKind, ComplaintRow, ComplaintState, Shares, SideKind } from '#contract/complaints/complaint.ts'
import type { ComplaintCode, ComplaintLevel } from '#contract/complaints/complaint-types.ts'
import type { Tables } from '#server/kit/database.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    complaints: ComplaintsTable
  }
}

export type ComplaintRecord = Selectable<Tables['complaints']>

type ComplaintsTable = {
  id: Generated<number>
  no: Generated<string>
  level: ComplaintLevel
  source: ComplaintRow['source']
  type: ComplaintCode
  order_id: number
  city_code: string
  app_id: string | null
  external_no: string | null
  complainant_kind: ComplainantKind
  complainant_id: number | null
  complainant_name: string
  complainant_app_id: string | null
  complainant_external_id: string | null
  respondent_kind: SideKind
  respondent_id: number | null
  respondent_name: string
  respondent_app_id: string | null
  respondent_external_id: string | null
  content: string
  demand: ComplaintRow['demand']
  demand_fen: Fen | null
  external_ref: Generated<string>
  hotline_due_at: OptionalTime
  state: Generated<ComplaintState>
  state_at: Time
  clock_at: OptionalTime
  near_at: OptionalTime
  due_at: OptionalTime
  /** The resolve clock, kept while it is paused. */
  resolve_at: OptionalTime
  resolve_due_at: OptionalTime
  assignee_id: number | null
  safety_at: OptionalTime
  safety_by: Generated<string>
  safety_finding: Generated<string>
  question: Generated<string>
  statement: Generated<string>
  is_statement_missed: Generated<boolean>
  liability: ColumnType<Shares | null, string | null | undefined, string | null>
  verdict: Generated<string>
  disputes: Generated<number>
  reopens: Generated<number>
  merged_into: number | null
  closed_at: OptionalTime
  created_at: Time
  version: Generated<number>
  rank: Generated<number>
}
