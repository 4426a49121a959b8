import type { ColumnType, Generated, Selectable } from 'kysely'
import type { ApplicationFault, ApplicationState } from '#contract/reviews/application.ts'
import { applicationMachine } from '#contract/reviews/application.ts'
import type { ApplicationContent } from '#contract/reviews/application-content.ts'
import type { ApplicantKind, ManualCheck, SupplementItem } from '#contract/reviews/application-terms.ts'
import type { Tables } from '#server/kit/database.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    applications: ApplicationsTable
    application_checks: ChecksTable
  }
}

export const applicationStateColumn = stateColumn(applicationMachine, 'applications', {
  reason: 'reviewNotInThisState',
})

export type ApplicationRecord = Selectable<Tables['applications']>

type ApplicationsTable = {
  id: Generated<number>
  no: Generated<string>
  /** The app that brought it, and its own number of it: the same again is not added twice. */
  app_id: string
  external_no: string
  /** The user of the app who applies, and how the app knows them; the papers are theirs. */
  person_id: number
  person_external_id: string
  kind: ApplicantKind
  /** Name, phone number and city as they were when it was made; later changes of the user are not taken over. */
  name: string
  phone: string
  city_code: string
  /** What they said, by kind. Sent anew after something was missing, it replaces what was there. */
  content: ColumnType<ApplicationContent, string, string>
  /** The version of the agreement that they accepted, as the app says. Evidence only: nothing reads it. */
  agreement: string
  /** Who invited them, in their own words; empty where they do not say. */
  invited_by: Generated<string>
  state: Generated<ApplicationState>
  state_at: Time
  /** Of the last decision that took effect, with its codes (why it was rejected) and its note; null and empty while there is none. */
  reviewer_id: number | null
  codes: Generated<ApplicationFault[]>
  note: Generated<string>
  /** What they are asked for while in `supplement`, and until when; empty and null in every other state. */
  supplement: Generated<SupplementItem[]>
  supplement_until: OptionalTime
  /** Of their appeal, of which there is one; empty and null before it. */
  appeal_text: Generated<string>
  appealed_at: OptionalTime
  /** As the app says, 0 to 100; null before the training. */
  training_score: number | null
  /** What it became: the user id of a worker, the id of a shop. Null before, and for a city agent. */
  member_id: number | null
  created_at: Time
  version: Generated<number>
}

type ChecksTable = {
  application_id: number
  /** What staff checked by hand, by whom and when: the row is there while it counts as done. */
  check_name: ManualCheck
  by_id: number
  at: Time
}
