import type { z } from 'zod'
import { canMove } from '#contract/base/machine.ts'
import { punishmentMachine } from '#contract/complaints/decision.ts'
import type { OpenComplaintAnswer, OpenComplaintAppeal } from '#contract/open/open-complaints.ts'
import { addImages, takeImagesOfApp } from '#server/complaints/engine/images.ts'
import { notifyOfAppeal } from '#server/complaints/engine/notifications.ts'
import { recordPunishment } from '#server/complaints/engine/punishments.ts'
import { punishmentRecords } from '#server/complaints/engine/records.ts'
import type { ComplaintRecord, PunishmentRecord } from '#server/complaints/table.ts'
import type { Actor, Change } from '#server/kit/change.ts'
import { hasHappened } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockForParty } from './answer.ts'
import { answerOf } from './receive.ts'

type Asked = z.output<typeof OpenComplaintAppeal>

/** The respondent appeals against a punishment, once and in time. The same event again changes nothing. */
export async function appealByRespondent(
  change: Change,
  appId: string,
  no: string,
  asked: Asked,
): Promise<z.output<typeof OpenComplaintAnswer>> {
  const { eventId, from, reason, imageIds } = asked
  const complaint = await lockForParty(change, { appId, no, side: 'respondent', from })
  const record = { subject: 'complaints', subjectId: complaint.id }
  if (await hasHappened(change.db, { appId, externalId: eventId }, record)) return answerOf(complaint)
  const punishment = await lockAppealable(change, complaint, asked)
  const images = await takeImagesOfApp(change, appId, 'appeal', imageIds)
  const set = { appeal: reason, appealed_at: new Date() }
  const appealed = await punishmentRecords.move(change, punishment, 'appeal', { by: 'respondent', set })
  const actor: Actor = { kind: from.kind, id: complaint.respondent_id, name: complaint.respondent_name }
  const openEvent = { appId, externalId: eventId, occurredAt: new Date() }
  const entry = await recordPunishment({ ...change, actor }, complaint, appealed, 'appeal', reason, openEvent)
  await addImages(change, complaint.id, { eventId: entry, images })
  await notifyOfAppeal(change, complaint)
  return answerOf(complaint)
}

async function lockAppealable(
  { db }: Change,
  { id }: ComplaintRecord,
  { punishmentId }: Asked,
): Promise<PunishmentRecord> {
  const punishment = await db
    .selectFrom('complaint_punishments')
    .selectAll()
    .where('id', '=', punishmentId)
    .where('complaint_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!punishment) return refuse('notFound')
  if (!canMove(punishmentMachine, punishment, 'appeal', 'respondent')) refuse('complaintNotInThisState')
  if (punishment.appeal_until < Date.now()) refuse('punishmentAppealTooLate')
  return punishment
}
