import { startOf } from '#contract/base/values.ts'
import type { FeedbackLine, FeedbackRow } from '#contract/feedback/feedback.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { asWritten, staffName } from '#server/people/index.ts'
import { feedbackRecords } from '../engine/records.ts'
import type { FeedbackRecord } from '../table.ts'

const summaryLength = 100

/** Feedback with its assignee. Whoever reads it for a person limits it to the cities of that person. */
export function feedbackWithPeople(db: Database) {
  return db
    .selectFrom('feedback')
    .leftJoin('users as assignee', 'assignee.id', 'feedback.assignee_id')
    .selectAll('feedback')
    .select(staffName('assignee').as('assignee_name'))
}

type ListedFeedback = Awaited<ReturnType<ReturnType<typeof feedbackWithPeople>['executeTakeFirstOrThrow']>>

/** As this reader may see it, with what this reader may do. */
export function viewFeedback(row: ListedFeedback, caller: Caller): FeedbackRow {
  return {
    id: row.id,
    no: row.no,
    type: row.type,
    state: row.state,
    stateAt: row.state_at,
    summary: summaryOf(row),
    person: { kind: row.person_kind, id: row.person_id ?? row.merchant_id ?? 0, name: asWritten(row.person_name) },
    language: row.language,
    appVersion: row.app_version,
    system: row.system,
    cityCode: row.city_code,
    tags: row.tags.map(asWritten),
    images: row.images,
    merged: row.merged,
    isLikeComplaint: row.complaint_words.length > 0 || row.order_no !== null,
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
    createdAt: row.created_at,
    version: row.version,
    allowed: feedbackRecords.allowed(row, caller),
  }
}

/** A number that a cut would leave half of is masked before. */
function summaryOf({ content }: Pick<FeedbackRecord, 'content'>) {
  return asWritten(startOf(asWritten(content), summaryLength))
}

type Line = Pick<FeedbackRecord, 'id' | 'no' | 'state' | 'content' | 'created_at' | 'version'>

export const lineColumns = ['id', 'no', 'state', 'content', 'created_at', 'version'] as const

export function viewLine(row: Line): FeedbackLine {
  const { id, no, state, created_at, version } = row
  return { id, no, state, summary: summaryOf(row), createdAt: created_at, version }
}
