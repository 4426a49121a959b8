import type { ColumnType, Generated, Selectable } from 'kysely'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { PostHit, PostKind, PostMediaKind, PostState } from '#contract/reviews/post.ts'
import { type PostReportOutcome, postMachine, postReportMachine } from '#contract/reviews/post.ts'
import type { MachineVerdict, PostFault, PunishStep } from '#contract/reviews/post-rules.ts'
import type { Tables } from '#server/kit/database.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    posts: PostsTable
    post_media: MediaTable
    post_revisions: { id: Generated<number>; post_id: number; content: string; at: Time }
    post_reports: ReportsTable
    post_punishments: PunishmentsTable
  }
}

export const postStateColumn = stateColumn(postMachine, 'posts', { reason: 'reviewNotInThisState' })
export const postReportOutcomeColumn = stateColumn(postReportMachine, 'post_reports', { column: 'outcome' })

export type PostRecord = Selectable<Tables['posts']>
export type AuthorKind = 'customer' | WorkerKind

type PostsTable = {
  id: Generated<number>
  no: Generated<string>
  app_id: string
  external_no: string
  parent_id: number | null
  author_id: number
  author_kind: AuthorKind
  author_external_id: string
  city_code: string
  kind: PostKind
  content: string
  topics: Generated<string[]>
  place: Generated<string>
  sent_from: Generated<string>
  machine: ColumnType<MachineVerdict | null, string | null | undefined, string | null>
  hits: ColumnType<PostHit[], string | undefined, string>
  state: PostState
  state_at: Time
  reviewer_id: number | null
  codes: Generated<PostFault[]>
  note: Generated<string>
  appeal_text: Generated<string>
  appealed_at: OptionalTime
  exposure: Generated<number>
  likes: Generated<number>
  comments: Generated<number>
  shares: Generated<number>
  /** Different reporters since it was last judged. */
  reports: Generated<number>
  created_at: Time
  version: Generated<number>
}

type MediaTable = { id: Generated<number>; post_id: number; kind: PostMediaKind; file_id: number; place: number }

type ReportsTable = {
  id: Generated<number>
  post_id: number
  app_id: string
  reporter_kind: AuthorKind
  reporter_external_id: string
  reason: PostFault
  content: Generated<string>
  is_credible: boolean
  outcome: Generated<PostReportOutcome>
  at: Time
}

type PunishmentsTable = {
  id: Generated<number>
  person_id: number
  /** Null where it follows from a complaint. */
  post_id: number | null
  complaint_no: string | null
  step: PunishStep
  reason: string
  by_id: number
  at: Time
  until: OptionalTime
}
