import type { PaperFault } from '#contract/reviews/verification.ts'
import type { Change } from '#server/kit/change.ts'
import { writePerson } from '#server/people/index.ts'
import { freezeForForgery } from '#server/people/workers/index.ts'
import { type CaseRecord, openCase, type ReviewedSubject, withdrawCases } from '#server/reviews/index.ts'
import { giveCredential, takeBackRejected } from './credential.ts'
import { isNumberApproved, riskOf } from './hints.ts'
import { lockOthers, lockPapersOf, paperRecords } from './records.ts'
import type { PaperRecord } from './table.ts'
import { reviewTermsOf } from './terms.ts'

/** What decisions about papers do. */
export const reviewedPapers: ReviewedSubject = {
  async lock({ db }, id) {
    const paper = await db.selectFrom('verifications').select('person_id').where('id', '=', id).executeTakeFirst()
    if (paper) await lockPapersOf(db, paper.person_id)
  },
  async settle(change, review) {
    const paper = await paperRecords.lock(change.db, review.subject_id)
    if (paper.state !== 'pending') return
    if (review.verdict === 'approve') await approve(change, paper, review)
    else await reject(change, paper, review)
  },
  async reopen(change, review, judgeIds) {
    const paper = await paperRecords.lock(change.db, review.subject_id)
    if (paper.state !== 'approved' && paper.state !== 'rejected') return
    await paperRecords.move(change, paper, 'reopen', { by: 'clock' })
    const terms = { purpose: 'second', risk: riskOf(paper.hints), excludedIds: judgeIds } as const
    await openCase(change, { ...reviewTermsOf(change, paper), ...terms })
  },
}

async function approve(change: Change, paper: PaperRecord, review: CaseRecord): Promise<void> {
  // Another person's paper may have been approved with the number after this was decided.
  if (await isNumberApproved(change.db, paper)) return judgeAgain(change, paper)
  for (const older of await lockOthers(change.db, paper, 'approved')) {
    await withdrawCases(change, 'verifications', older.id, 'clock')
    await paperRecords.move(change, older, 'replace', { by: 'clock' })
  }
  const { validTo } = paper.content
  await paperRecords.move(change, paper, 'approve', {
    by: 'clock',
    set: {
      reviewer_id: review.decided_by_id,
      codes: [],
      note: review.note,
      valid_to: validTo === undefined || validTo === 'long' ? null : validTo,
    },
  })
  await applyTo(change, paper)
}

/** Back into the queue, for anybody, with what is to be seen now. */
async function judgeAgain(change: Change, paper: PaperRecord): Promise<void> {
  const terms = { purpose: 'second', risk: riskOf([{ check: 'numberTaken' }]), excludedIds: [] } as const
  await openCase(change, { ...reviewTermsOf(change, paper), ...terms })
}

/** What an approved paper says becomes known of its person; tables are written by the features that own them. */
async function applyTo(change: Change, paper: PaperRecord): Promise<void> {
  const { kind, content, person_id } = paper
  if (kind === 'realName' && content.name) await writePerson(change, person_id, { real_name: content.name })
  await giveCredential(change, paper)
}

async function reject(change: Change, paper: PaperRecord, review: CaseRecord): Promise<void> {
  const { decided_by_id, note } = review
  const codes = review.codes as PaperFault[]
  await paperRecords.move(change, paper, 'reject', {
    by: 'clock',
    set: { reviewer_id: decided_by_id, codes, note, valid_to: null },
    event: { reason: note || null },
  })
  await takeBackRejected(change, paper)
  if (codes.includes('forged') && paper.person_kind !== 'customer') await freezeForForgery(change, paper.person_id)
}
