import type { Generated, Selectable } from 'kysely'
import type { Language } from '#contract/base/values.ts'
import type {
  DeviceSystem,
  FeedbackMover,
  FeedbackPerson,
  FeedbackState,
  FeedbackType,
} from '#contract/feedback/feedback.ts'
import { feedbackMachine } from '#contract/feedback/feedback.ts'
import type { FeedbackTermKind } from '#contract/feedback/feedback-terms.ts'
import type { Tables } from '#server/kit/database.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    feedback: FeedbackTable
    feedback_images: { id: Generated<number>; feedback_id: number; file_id: number; place: number }
    feedback_messages: MessagesTable
    feedback_terms: TermsTable
    feedback_incidents: IncidentsTable
    feedback_incident_reports: { incident_id: number; feedback_id: number }
    feedback_counts: CountsTable
  }
}

export const feedbackStateColumn = stateColumn(feedbackMachine, 'feedback', { reason: 'feedbackNotInThisState' })

export type FeedbackRecord = Selectable<Tables['feedback']>
export type IncidentRecord = Selectable<Tables['feedback_incidents']>

type FeedbackTable = {
  id: Generated<number>
  no: Generated<string>
  app_id: string
  external_no: string
  person_kind: FeedbackPerson
  person_external_id: string
  person_name: string
  /** Null of a merchant, who is a shop. */
  person_id: number | null
  merchant_id: number | null
  city_code: string
  type: FeedbackType
  content: string
  page: Generated<string>
  app_version: Generated<string>
  device: Generated<string>
  system: DeviceSystem
  system_version: Generated<string>
  language: Language
  contact: Generated<string>
  words: Generated<string[]>
  trouble: Generated<string[]>
  complaint_words: Generated<string[]>
  order_no: string | null
  state: Generated<FeedbackState>
  state_at: Time
  assignee_id: number | null
  tags: Generated<string[]>
  duplicate_of: number | null
  merged: Generated<number>
  images: Generated<number>
  adopted_version: Generated<string>
  closing_reason: Generated<string>
  complaint_id: number | null
  is_counted: Generated<boolean>
  created_at: Time
  version: Generated<number>
}

type CountsTable = {
  /** Empty for all cities together. */
  city_code: string
  /** A day, or a week that begins on a Monday. */
  days: 1 | 7
  begins: string
  kind: 'all' | 'type' | 'version' | 'word'
  name: string
  found: number
}

type MessagesTable = {
  id: Generated<number>
  feedback_id: number
  by: FeedbackMover
  name: string
  content: string
  at: Time
}

type TermsTable = {
  id: Generated<number>
  kind: FeedbackTermKind
  term: string
  /** As it is compared: one width, one case, without signs between the letters. */
  compared: string
  version: Generated<number>
}

type IncidentsTable = {
  id: Generated<number>
  no: Generated<string>
  term: string
  reports: Generated<number>
  opened_at: Time
  last_at: Time
  notification_id: number | null
  taken_by: number | null
  closed_at: OptionalTime
  note: Generated<string>
  version: Generated<number>
}
