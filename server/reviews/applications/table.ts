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
  app_id: string
  external_no: string
  person_id: number
  person_external_id: string
  kind: ApplicantKind
  name: string
  phone: string
  city_code: string
  content: ColumnType<ApplicationContent, string, string>
  agreement: string
  invited_by: Generated<string>
  state: Generated<ApplicationState>
  state_at: Time
  reviewer_id: number | null
  codes: Generated<ApplicationFault[]>
  note: Generated<string>
  supplement: Generated<SupplementItem[]>
  supplement_until: OptionalTime
  appeal_text: Generated<string>
  appealed_at: OptionalTime
  training_score: number | null
  member_id: number | null
  created_at: Time
  version: Generated<number>
}

type ChecksTable = {
  application_id: number
  check_name: ManualCheck
  by_id: number
  at: Time
}
