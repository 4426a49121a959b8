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
  /** Of its type, when it was made. */
  level: ComplaintLevel
  source: ComplaintRow['source']
  type: ComplaintCode
  order_id: number
  /** Of the order. */
  city_code: string
  /** Of what an app brought, with its own number: the same again is not added twice. Null of what staff wrote down. */
  app_id: string | null
  external_no: string | null
  complainant_kind: ComplainantKind
  /**
   * The sides as they were when it was made, with how their own app knows them. The id is the user; null of the platform, and of
   * a shop that had no conversation. The last two are null of the platform, and of a shop that no app has reported.
   */
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
  /** The amount that is demanded; null where none is said. */
  demand_fen: Fen | null
  /** An authority's own number, empty of others; and until when it wants an answer, which no move changes. */
  external_ref: Generated<string>
  hotline_due_at: OptionalTime
  state: Generated<ComplaintState>
  state_at: Time
  /** The clock of the state: since when it runs, when colleagues are warned (null where a party is waited for), when it is over. */
  clock_at: OptionalTime
  near_at: OptionalTime
  due_at: OptionalTime
  /** The resolve clock as it stood when the respondent was asked, kept while it is paused; null otherwise. */
  resolve_at: OptionalTime
  resolve_due_at: OptionalTime
  /** Who works on it; null while nobody has it. */
  assignee_id: number | null
  /** When, by whom and with what finding safety was checked, without which one of level P0 is neither decided nor closed; null before. */
  safety_at: OptionalTime
  safety_by: Generated<string>
  safety_finding: Generated<string>
  /** The last that the respondent was asked, and the answer to it, empty while there is none. The log keeps the earlier ones. */
  question: Generated<string>
  statement: Generated<string>
  /** Whether the time for that answer ran out. */
  is_statement_missed: Generated<boolean>
  /** Basis points of customer, merchant, worker and platform, together 10,000; null until it is decided the first time. */
  liability: ColumnType<Shares | null, string | null | undefined, string | null>
  /** Of the last decision; empty before. */
  verdict: Generated<string>
  /** How often the complainant did not accept a decision; 0 again when it is reopened, which happens once. */
  disputes: Generated<number>
  reopens: Generated<number>
  /** The complaint that is dealt with instead of this one; null where it was not merged. */
  merged_into: number | null
  /** Null while it is open, and again once it is reopened. */
  closed_at: OptionalTime
  created_at: Time
  version: Generated<number>
  /** What lists are sorted by, upwards: what is due first, then what ended last. Kept by the database, in milliseconds. */
  rank: Generated<number>
  /** Kept by the database: closed, with a share of the liability for whom it is about. */
  is_upheld: ColumnType<boolean, never, never>
}

type ImagesTable = {
  id: Generated<number>
  complaint_id: number
  /** What they were sent with: the complaint, the answer of the respondent, an appeal, a note of staff. */
  part: 'content' | 'statement' | 'appeal' | 'note'
  /** The entry of the log that they were sent with. */
  event_id: number
  file_id: number
  /** Which of those sent together, from 0. Evidence only: they are read in the order of their ids, which is the same. */
  place: number
}

type CompensationsTable = {
  id: Generated<number>
  complaint_id: number
  /** The first, the second of its complaint: with the complaint, the business key of the ledger. */
  n: number
  /** Of the complaint; what was given for an order is counted by it. */
  order_id: number
  /** The complainant, whose balance gets it. */
  person_id: number
  amount_fen: Fen
  state: CompensationState
  asked_by_id: number
  /** By the name that they had. */
  asked_by: string
  asked_at: Time
  /** Who let it go, whose limit of the day it counts towards, or who rejected it, by the name that they had; null while it waits. */
  decided_by_id: number | null
  decided_by: string | null
  decided_at: OptionalTime
  /** Why it was rejected; empty otherwise. */
  remark: Generated<string>
}

type PunishmentsTable = {
  id: Generated<number>
  complaint_id: number
  /** The first, the second of its complaint. */
  n: number
  /** As they were carried out, which may be less than was decided. */
  measures: ColumnType<CarriedOut[], string, string>
  state: Generated<PunishmentState>
  /** As the respondent's app shows it, with the number of the complaint. */
  reason: string
  by_id: number
  by_name: string
  at: Time
  /** Until when the respondent may appeal, once. */
  appeal_until: ColumnType<number, Date, never>
  /** What they said; empty, and the time null, while they did not. */
  appeal: Generated<string>
  appealed_at: OptionalTime
  /** Who judged the appeal, by the name that they had, and why; null and empty before. */
  judged_by_id: number | null
  judged_by: string | null
  judged_at: OptionalTime
  judgement: Generated<string>
}
