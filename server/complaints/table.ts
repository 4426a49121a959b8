import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Fen } from '#contract/base/values.ts'
import type { ComplainantKind, ComplaintRow, ComplaintState, Shares, SideKind } from '#contract/complaints/complaint.ts'
import { complaintMachine } from '#contract/complaints/complaint.ts'
import type { ComplaintCode, ComplaintLevel } from '#contract/complaints/complaint-types.ts'
import type { CompensationState, MeasureKind, PunishmentState } from '#contract/complaints/decision.ts'
import { compensationMachine, punishmentMachine } from '#contract/complaints/decision.ts'
import type { Tables } from '#server/kit/database.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    complaints: ComplaintsTable
    complaint_images: ImagesTable
    complaint_compensations: CompensationsTable
    complaint_punishments: PunishmentsTable
  }
}

export const complaintStateColumn = stateColumn(complaintMachine, 'complaints', { reason: 'complaintNotInThisState' })
export const compensationStateColumn = stateColumn(compensationMachine, 'complaint_compensations', {
  reason: 'complaintNotInThisState',
})
export const punishmentStateColumn = stateColumn(punishmentMachine, 'complaint_punishments', {
  reason: 'complaintNotInThisState',
})

export type ComplaintRecord = Selectable<Tables['complaints']>
export type CompensationRecord = Selectable<Tables['complaint_compensations']>
export type PunishmentRecord = Selectable<Tables['complaint_punishments']>

/** A measure with the amount that was carried out, and what undoes it: the end of the freeze, the mute. */
export type CarriedOut = { kind: MeasureKind; amount: number; until?: number; muteId?: number }

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
  /** Kept by the database: closed, with a share of the liability for whom it is about. */
  is_upheld: ColumnType<boolean, never, never>
}

type ImagesTable = {
  id: Generated<number>
  complaint_id: number
  part: 'content' | 'statement' | 'appeal' | 'note'
  event_id: number
  file_id: number
  place: number
}

type CompensationsTable = {
  id: Generated<number>
  complaint_id: number
  n: number
  order_id: number
  person_id: number
  amount_fen: Fen
  state: CompensationState
  asked_by_id: number
  asked_by: string
  asked_at: Time
  /** Whose limit of the day it counts towards. */
  decided_by_id: number | null
  decided_by: string | null
  decided_at: OptionalTime
  remark: Generated<string>
}

type PunishmentsTable = {
  id: Generated<number>
  complaint_id: number
  n: number
  measures: ColumnType<CarriedOut[], string, string>
  state: Generated<PunishmentState>
  reason: string
  by_id: number
  by_name: string
  at: Time
  appeal_until: ColumnType<number, Date, never>
  appeal: Generated<string>
  appealed_at: OptionalTime
  judged_by_id: number | null
  judged_by: string | null
  judged_at: OptionalTime
  judgement: Generated<string>
}
