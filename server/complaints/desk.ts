import type { z } from 'zod'
import { type ComplaintDetail, complaintClocks } from '#contract/complaints/complaint.ts'
import type { complaints } from '#contract/complaints/complaints.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { alikeOf, detailOf } from './detail.ts'
import { holdComplaint, moveFromDesk, type Target } from './hold.ts'
import { moveComplaint } from './moves.ts'
import type { ComplaintRecord } from './table.ts'
import { reopenUntil } from './view.ts'

type Answer = Promise<ComplaintDetail>
type Reasoned = Target & { reason: string }
type Proposal = z.output<typeof complaints.propose.input>

/** What nobody has in hand becomes theirs who work on it. */
function own({ caller }: CommandContext, { assignee_id }: ComplaintRecord) {
  return { assignee_id: assignee_id ?? caller.userId }
}

export function claim(context: CommandContext, target: Target): Answer {
  return moveFromDesk(context, target, 'claim', () => ({ set: { assignee_id: context.caller.userId } }))
}

export function reply(context: CommandContext, { text, ...target }: Target & { text: string }): Answer {
  return moveFromDesk(context, target, 'reply', () => ({ text }))
}

export function note(context: CommandContext, { text, ...target }: Target & { text: string }): Answer {
  return moveFromDesk(context, target, 'note', () => ({ text }))
}

export function checkSafety(context: CommandContext, { finding, ...target }: Target & { finding: string }): Answer {
  return moveFromDesk(context, target, 'checkSafety', () => ({
    set: { safety_at: new Date(), safety_by: context.caller.name, safety_finding: finding },
    text: finding,
  }))
}

/** Asked again, what was said before is in the log. */
export function askEvidence(context: CommandContext, { question, ...target }: Target & { question: string }): Answer {
  return moveFromDesk(context, target, 'askEvidence', complaint => ({
    set: { question, statement: '', is_statement_missed: false, ...own(context, complaint) },
    text: question,
  }))
}

export function giveStatement(
  context: CommandContext,
  { statement, ...target }: Target & { statement: string },
): Answer {
  return moveFromDesk(context, target, 'giveStatement', () => ({ set: { statement }, text: statement }))
}

function proposing(move: 'propose' | 'resolve') {
  return (context: CommandContext, { liability, verdict, ...target }: Proposal): Answer =>
    moveFromDesk(context, target, move, complaint => ({
      set: { liability: JSON.stringify(liability), verdict, ...own(context, complaint) },
      text: verdict,
    }))
}

export const propose = proposing('propose')
export const resolve = proposing('resolve')

/** A second no goes to a leader. */
export async function dispute(context: CommandContext, { reason, ...target }: Reasoned): Answer {
  const complaint = await holdComplaint(context, target, 'dispute')
  await moveComplaint(context, complaint, disputeOf(complaint), { by: 'staff', ...disputed(complaint, reason) })
  return detailOf(context, complaint.id)
}

export function disputeOf({ disputes }: ComplaintRecord): 'dispute' | 'disputeAgain' {
  return disputes === 0 ? 'dispute' : 'disputeAgain'
}

export function disputed({ disputes }: ComplaintRecord, text: string) {
  return { text, set: { disputes: disputes + 1 } }
}

export function escalate(context: CommandContext, { reason, ...target }: Reasoned): Answer {
  return moveFromDesk(context, target, 'escalate', () => ({ text: reason }))
}

export function withdraw(context: CommandContext, { reason, ...target }: Reasoned): Answer {
  return moveFromDesk(context, target, 'withdraw', () => ({ text: reason }))
}

export function reopen(context: CommandContext, { reason, ...target }: Reasoned): Answer {
  return moveFromDesk(context, target, 'reopen', complaint => {
    refuseReopening(complaint)
    return { text: reason, set: reopened(complaint) }
  })
}

/** Once, within seven days, and not what lives on in another one. */
export function refuseReopening(complaint: ComplaintRecord): void {
  if (complaint.merged_into !== null) refuse('complaintMerged')
  const params = { days: complaintClocks.reopen / 86_400 }
  if (complaint.state === 'closed' && reopenUntil(complaint) === null) refuse('complaintReopenTooLate', { params })
}

export function reopened({ reopens }: ComplaintRecord) {
  return { reopens: reopens + 1, disputes: 0 }
}

/** Into one of the same order or the same person that is still open. */
export async function merge(context: CommandContext, { intoId, ...target }: Target & { intoId: number }): Answer {
  await lockBoth(context, [target.id, intoId])
  const complaint = await holdComplaint(context, target, 'merge')
  const main = await alikeOf(context.db, context.caller, complaint).where('id', '=', intoId).executeTakeFirst()
  if (!main) return refuse('complaintNotAlike')
  await moveComplaint(context, complaint, 'merge', { by: 'staff', set: { merged_into: intoId }, text: main.no })
  return detailOf(context, complaint.id)
}

/** In the order of their ids: two who merge each into the other do not wait for each other. */
async function lockBoth({ db }: CommandContext, ids: number[]): Promise<void> {
  await db.selectFrom('complaints').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}
