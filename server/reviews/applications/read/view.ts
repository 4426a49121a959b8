import type { ApplicationRow } from '#contract/reviews/application.ts'
import { termsOf } from '#contract/reviews/application-terms.ts'
import type { PaperKind } from '#contract/reviews/paper.ts'
import type { ReviewCase } from '#contract/reviews/review.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { asWritten, maskPhone, staffName } from '#server/people/index.ts'
import { completenessOf, piecesOf } from '#server/reviews/applications/checklist.ts'
import { applicationRecords } from '#server/reviews/applications/records.ts'
import type { ApplicationRecord } from '#server/reviews/applications/table.ts'
import type { Facts } from './facts.ts'

export function applicationsWithReviewers(db: Database) {
  return db
    .selectFrom('applications')
    .leftJoin('users as reviewer', 'reviewer.id', 'applications.reviewer_id')
    .selectAll('applications')
    .select(staffName('reviewer').as('reviewer_name'))
}

type ListedApplication = Awaited<ReturnType<ReturnType<typeof applicationsWithReviewers>['executeTakeFirstOrThrow']>>

type Known = { facts: Facts; review: ReviewCase | null }

/** An application as this reader may see it, with what this reader may do. */
export function viewApplication(row: ListedApplication, { facts, review }: Known, caller: Caller): ApplicationRow {
  return {
    id: row.id,
    no: row.no,
    kind: row.kind,
    personId: row.person_id,
    name: asWritten(row.name),
    phone: maskPhone(row.phone),
    cityCode: row.city_code,
    completeness: completenessOf(facts.checklist),
    pieces: piecesOf(facts.checklist, waitingOf(facts)),
    papers: standingsOf(row, facts),
    risks: [...facts.risks],
    state: row.state,
    createdAt: row.created_at,
    stateAt: row.state_at,
    reviewer: row.reviewer_id === null ? null : { id: row.reviewer_id, name: row.reviewer_name ?? '' },
    case: review,
    version: row.version,
    allowed: applicationRecords.allowed(row, caller),
  }
}

function waitingOf({ papers }: Facts): PaperKind[] {
  return papers.filter(({ state }) => state === 'pending').map(({ kind }) => kind)
}

function standingsOf({ kind }: ApplicationRecord, { papers }: Facts): ApplicationRow['papers'] {
  return termsOf(kind).papers.map(needed => {
    const paper = papers.find(one => one.kind === needed)
    if (!paper) return { kind: needed, state: 'missing', id: null, no: null }
    return { kind: needed, state: paper.state, id: paper.id, no: paper.no }
  })
}
