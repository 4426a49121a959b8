import { complaintClocks, hotlines } from '#contract/complaints/complaint.ts'
import { type ComplaintCode, complaintType } from '#contract/complaints/complaint-types.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import type { Change } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { incrementCount, type OrderRecord } from '#server/orders/index.ts'
import { clockOf, scheduleClock, scheduleHotline } from './clock.ts'
import { addImages, type TakenImages } from './images.ts'
import { notifyOfNew } from './notifications.ts'
import type { Complainant, Party } from './parties.ts'
import { complaintRecords } from './records.ts'
import { enqueueComplaintWebhooks } from './webhooks.ts'

type ComplaintTerms = {
  source: ComplaintRecord['source']
  type: ComplaintCode
  content: string
  demand: ComplaintRecord['demand']
  demandFen?: ComplaintRecord['demand_fen'] | undefined
  externalRef?: string
  app?: { id: string; externalNo: string }
  images?: TakenImages
  complainant: Complainant
  respondent: Party
}

/** Inserts a complaint with its event, first clock, webhooks and notifications. */
export async function addComplaint(
  change: Change,
  order: OrderRecord,
  terms: ComplaintTerms,
): Promise<ComplaintRecord> {
  const { app } = terms
  const complaint = await insertComplaint(change, order, terms)
  await incrementCount(change.db, order.id, 'complaints')
  const eventId = await recordEvent(change, {
    action: 'complaints.create',
    subject: 'complaints',
    subjectId: complaint.id,
    subjectNo: complaint.no,
    to: complaint.state,
    ...(app && { openEvent: { appId: app.id, externalId: `complaint ${app.externalNo}`, occurredAt: new Date() } }),
  })
  await addImages(change, complaint.id, { eventId, images: terms.images })
  await scheduleClock(change, complaint)
  await scheduleHotline(change, complaint)
  await enqueueComplaintWebhooks(change, complaint, { event: 'create', text: null })
  await notifyOfNew(change, complaint)
  complaintRecords.nudge(change, complaint)
  return complaint
}

function insertComplaint(change: Change, order: OrderRecord, terms: ComplaintTerms): Promise<ComplaintRecord> {
  const { source, type, content, demand, demandFen, externalRef, app, complainant, respondent } = terms
  const { level } = complaintType(type)
  const before = { level, state: 'pending', state_at: 0, clock_at: null, due_at: null } as const
  return change.db
    .insertInto('complaints')
    .values({
      level,
      source,
      type,
      order_id: order.id,
      city_code: order.city_code,
      app_id: app?.id ?? null,
      external_no: app?.externalNo ?? null,
      ...partyColumns(complainant, respondent),
      content,
      demand,
      demand_fen: demandFen ?? null,
      external_ref: externalRef ?? '',
      hotline_due_at: isHotline(source) ? new Date(Date.now() + complaintClocks.hotline * 1000) : null,
      ...clockOf(change.setting, { ...before, resolve_at: null, resolve_due_at: null }, 'pending'),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

function partyColumns(complainant: Complainant, respondent: Party) {
  return {
    complainant_kind: complainant.kind,
    complainant_id: complainant.userId,
    complainant_name: complainant.name,
    complainant_app_id: complainant.appId,
    complainant_external_id: complainant.externalId,
    respondent_kind: respondent.kind,
    respondent_id: respondent.userId,
    respondent_name: respondent.name,
    respondent_app_id: respondent.appId,
    respondent_external_id: respondent.externalId,
  }
}

function isHotline(source: ComplaintRecord['source']): boolean {
  return (hotlines as readonly string[]).includes(source)
}
