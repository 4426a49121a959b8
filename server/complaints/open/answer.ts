import type { z } from 'zod'
import type { ComplaintMove } from '#contract/complaints/complaint.ts'
import type { OpenComplaintAnswer, OpenComplaintReply, OpenStatement } from '#contract/open/open-complaints.ts'
import { reopenLimit, reopenRefusal } from '#server/complaints/engine/guards.ts'
import { takeImagesOfApp } from '#server/complaints/engine/images.ts'
import { dispute, type MoveFacts, moveComplaint, reopening } from '#server/complaints/engine/moves.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import type { Actor, Change } from '#server/kit/change.ts'
import { hasHappened } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { answerOf } from './receive.ts'

type Answer = z.output<typeof OpenComplaintAnswer>
type Reply = z.output<typeof OpenComplaintReply>

/** The complainant accepts, disputes, withdraws or reopens. */
export function answerByComplainant(change: Change, appId: string, no: string, reply: Reply): Promise<Answer> {
  const text = 'reason' in reply ? reply.reason : undefined
  return moveByParty(change, { appId, no, reply, side: 'complainant' }, complaint => {
    switch (reply.answer) {
      case 'accept':
        return { move: 'accept' }
      case 'dispute':
        return dispute(complaint, text ?? '')
      case 'withdraw':
        return { move: 'withdraw', ...(text && { text }) }
      case 'reopen': {
        const reason = reopenRefusal(complaint, change.setting)
        if (reason) refuse(reason, { params: reopenLimit(change.setting) })
        return { move: 'reopen', ...(text && { text }), set: reopening(complaint) }
      }
    }
  })
}

export function stateByRespondent(
  change: Change,
  appId: string,
  no: string,
  reply: z.output<typeof OpenStatement>,
): Promise<Answer> {
  const { statement, imageIds } = reply
  return moveByParty(change, { appId, no, reply, side: 'respondent' }, async () => ({
    move: 'giveStatement',
    set: { statement },
    text: statement,
    images: await takeImagesOfApp(change, appId, 'statement', imageIds),
  }))
}

type Named = { appId: string; no: string; side: 'complainant' | 'respondent'; from: Reply['from'] }

/** The complaint, locked for one of its parties. */
export async function lockForParty({ db }: Change, { appId, no, side, from }: Named): Promise<ComplaintRecord> {
  const complaint = await db
    .selectFrom('complaints')
    .selectAll()
    .where('no', '=', no)
    .where(`${side}_app_id`, '=', appId)
    .where(`${side}_kind`, '=', from.kind)
    .where(`${side}_external_id`, '=', from.externalId)
    .forUpdate()
    .executeTakeFirst()
  return complaint ?? refuse('notFound')
}

type PartyReply = {
  appId: string
  no: string
  reply: { eventId: string; from: Reply['from'] }
  side: 'complainant' | 'respondent'
}
type MoveInput = Omit<MoveFacts, 'by' | 'openEvent'> & { move: ComplaintMove }

/** A move by a party of the complaint; the same event again answers where the complaint stands. */
async function moveByParty(
  change: Change,
  { appId, no, reply, side }: PartyReply,
  moveOf: (complaint: ComplaintRecord) => MoveInput | Promise<MoveInput>,
): Promise<Answer> {
  const complaint = await lockForParty(change, { appId, no, side, from: reply.from })
  const record = { subject: 'complaints', subjectId: complaint.id }
  if (await hasHappened(change.db, { appId, externalId: reply.eventId }, record)) return answerOf(complaint)
  const { move, ...facts } = await moveOf(complaint)
  const actor: Actor = { kind: reply.from.kind, id: complaint[`${side}_id`], name: complaint[`${side}_name`] }
  const openEvent = { appId, externalId: reply.eventId, occurredAt: new Date() }
  return answerOf(await moveComplaint({ ...change, actor }, complaint, move, { ...facts, by: side, openEvent }))
}
