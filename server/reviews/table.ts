import type { Generated, Selectable } from 'kysely'
import type { ReviewPurpose, ReviewState, ReviewSubject, Verdict } from '#contract/reviews/review.ts'
import { reviewMachine } from '#contract/reviews/review.ts'
import type { Tables } from '#server/kit/database.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    review_cases: ReviewCasesTable
  }
}

export const caseStateColumn = stateColumn(reviewMachine, 'review_cases', { reason: 'reviewNotInThisState' })

export type CaseRecord = Selectable<Tables['review_cases']>

type ReviewCasesTable = {
  id: Generated<number>
  subject: ReviewSubject
  subject_id: number
  subject_no: string
  city_code: string
  purpose: ReviewPurpose
  /** Why it is in the queue, in the words of its subject; of what is no first judgement, otherwise its purpose. */
  cause: Generated<string>
  /** Who judged the same record before. */
  excluded_ids: Generated<number[]>
  risk: Generated<number>
  queued_at: Time
  due_at: Time
  state: Generated<ReviewState>
  holder_id: number | null
  leased_until: OptionalTime
  verdict: Verdict | null
  codes: Generated<string[]>
  note: Generated<string>
  decided_by_id: number | null
  decided_at: OptionalTime
  leaves_at: OptionalTime
  seconds: number | null
  first_verdict: Verdict | null
  rank: Generated<number>
  version: Generated<number>
}
