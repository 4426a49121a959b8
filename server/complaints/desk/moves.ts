import type { ReasonedTarget, Target } from '#contract/base/values.ts'
import type { ComplaintDetail, StaffComplaintMove } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { takeOwnImages } from '#server/complaints/engine/images.ts'
import { dispute as disputeMove, moveComplaint, reopening } from '#server/complaints/engine/moves.ts'
import { alikeOf, detailOf } from '#server/complaints/read/detail.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { lockForMove, moveComplaintByStaff, refuseOwnCase } from './lock.ts'

type Answer = Promise<ComplaintDetail>

/** A complaint that nobody has is assigned to whoever works on it. */
export function assignedTo({ caller }: CommandContext, { assignee_id }: ComplaintRecord) {
  return { assignee_id: assignee_id ?? caller.userId }
}

function withText(move: StaffComplaintMove) {
  return (context: CommandContext, { text, ...target }: Target & { text: string }): Answer =>
    moveComplaintByStaff(context, target, move, () => ({ text }))
}

function withReason(move: StaffComplaintMove) {
  return (context: CommandContext, { reason, ...target }: ReasonedTarget): Answer =>
    moveComplaintByStaff(context, target, move, () => ({ text: reason }))
}

export const claim = handle(complaints.claim, (context, target) =>
  moveComplaintByStaff(context, target, 'claim', () => ({ set: { assignee_id: context.caller.userId } })),
)

export const reply = handle(complaints.reply, withText('reply'))
export const note = handle(complaints.note, (context, { text, imageIds, ...target }) =>
  moveComplaintByStaff(context, target, 'note', async () => ({
    text,
    images: await takeOwnImages(context, 'note', imageIds),
  })),
)
export const escalate = handle(complaints.escalate, withReason('escalate'))
export const withdraw = handle(complaints.withdraw, withReason('withdraw'))

export const checkSafety = handle(complaints.checkSafety, (context, { finding, ...target }) =>
  moveComplaintByStaff(context, target, 'checkSafety', () => ({
    set: { safety_at: new Date(), safety_by: context.caller.name, safety_finding: finding },
    text: finding,
  })),
)

/** A second question replaces the first; the log keeps both. */
export const askEvidence = handle(complaints.askEvidence, (context, { question, ...target }) =>
  moveComplaintByStaff(context, target, 'askEvidence', complaint => ({
    set: { question, statement: '', is_statement_missed: false, ...assignedTo(context, complaint) },
    text: question,
  })),
)

export const giveStatement = handle(complaints.giveStatement, (context, { statement, imageIds, ...target }) =>
  moveComplaintByStaff(context, target, 'giveStatement', async () => ({
    set: { statement },
    text: statement,
    images: await takeOwnImages(context, 'statement', imageIds),
  })),
)

export const dispute = handle(complaints.dispute, async (context, { reason, ...target }) => {
  const complaint = await lockForMove(context, target, 'dispute')
  const { move, ...facts } = disputeMove(complaint, reason)
  await refuseOwnCase(context, complaint)
  await moveComplaint(context, complaint, move, { by: 'staff', ...facts })
  return detailOf(context, complaint.id)
})

export const reopen = handle(complaints.reopen, (context, { reason, ...target }) =>
  moveComplaintByStaff(context, target, 'reopen', complaint => ({ text: reason, set: reopening(complaint) })),
)

/** Into an open one of the same order or the same complainant. */
export const merge = handle(complaints.merge, async (context, { intoId, ...target }) => {
  await lockBoth(context, [target.id, intoId])
  const complaint = await lockForMove(context, target, 'merge')
  const main = await alikeOf(context.db, context.caller, complaint).where('id', '=', intoId).executeTakeFirst()
  if (!main) return refuse('complaintNotAlike')
  if (main.obstacle !== null) return refuse(main.obstacle)
  await refuseOwnCase(context, complaint)
  await moveComplaint(context, complaint, 'merge', { by: 'staff', set: { merged_into: intoId }, text: main.no })
  // What was merged into it before goes on with it.
  await context.db
    .updateTable('complaints')
    .set({ merged_into: intoId })
    .where('merged_into', '=', complaint.id)
    .execute()
  return detailOf(context, complaint.id)
})

/** Locked in the order of their ids, so that two merges into each other do not deadlock. */
async function lockBoth({ db }: CommandContext, ids: number[]): Promise<void> {
  await db.selectFrom('complaints').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}
