import type { Updateable } from 'kysely'
import { canMove, stateAfter } from '#contract/base/machine.ts'
import {
  type ComplaintMove,
  type ComplaintMover,
  type ComplaintState,
  complaintMachine,
} from '#contract/complaints/complaint.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { changesBetween, type NewEvent, recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { clockOf, scheduleClock } from './clock.ts'
import { needsSafetyCheck } from './guards.ts'
import { addImages, type TakenImages } from './images.ts'
import { endComplaintAlarms, notifyOfMove } from './notifications.ts'
import { complaintRecords } from './records.ts'
import { enqueueComplaintWebhooks } from './webhooks.ts'

export type MoveFacts = {
  by: ComplaintMover
  set?: Updateable<Tables['complaints']>
  /** What was said, asked or decided. */
  text?: string
  /** The colleague it is assigned to. */
  aboutId?: number
  openEvent?: NewEvent['openEvent']
  images?: TakenImages
}

export function lockComplaint(db: Database, id: number): Promise<ComplaintRecord | undefined> {
  return db.selectFrom('complaints').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Moves a complaint that this transaction has locked, with its event, clock, webhooks and notifications. */
export async function moveComplaint(
  change: Change,
  complaint: ComplaintRecord,
  move: ComplaintMove,
  facts: MoveFacts,
): Promise<ComplaintRecord> {
  if (canMove(complaintMachine, complaint, move, facts.by) && needsSafetyCheck(complaint, move)) {
    refuse('safetyUnchecked')
  }
  const isNewState = complaintMachine.moves[move].to !== 'same'
  const to = stateAfter(complaintMachine, complaint.state, move)
  const moved = await complaintRecords.move(change, complaint, move, {
    by: facts.by,
    set: { ...(isNewState && columnsIn(change, complaint, to)), ...facts.set },
    event: null,
  })
  const eventId = await recordMove(change, [complaint, moved], move, facts)
  await addImages(change, complaint.id, { eventId, images: facts.images })
  if (isNewState) {
    await scheduleClock(change, moved)
    await endComplaintAlarms(change, moved)
  }
  await enqueueComplaintWebhooks(change, moved, { event: move, text: facts.text ?? null })
  await notifyOfMove(change, moved, move, facts.by)
  return moved
}

function recordMove(
  change: Change,
  [before, after]: [ComplaintRecord, ComplaintRecord],
  move: ComplaintMove,
  { text, aboutId, openEvent }: MoveFacts,
): Promise<number> {
  return recordEvent(change, {
    action: `complaints.${move}`,
    subject: 'complaints',
    subjectId: before.id,
    subjectNo: before.no,
    from: before.state,
    to: after.state,
    changes: changesBetween(recordedFields(before), recordedFields(after)),
    reason: text ?? null,
    aboutId: aboutId ?? null,
    ...(openEvent && { openEvent }),
  })
}

/** The columns that belong to a new state. */
function columnsIn({ setting }: Change, complaint: ComplaintRecord, to: ComplaintState) {
  const now = new Date()
  return { state_at: now, closed_at: to === 'closed' ? now : null, ...clockOf(setting, complaint, to) }
}

/** Fields whose changes are recorded in the event. */
function recordedFields({ assignee_id, liability, merged_into }: ComplaintRecord) {
  return { assignee_id, liability, merged_into }
}

/** The move and its facts when the complainant does not accept; the second time it goes to a leader. */
export function dispute({ disputes }: ComplaintRecord, text: string) {
  const move = disputes === 0 ? 'dispute' : 'disputeAgain'
  return { move, text, set: { disputes: disputes + 1 } } as const
}

/** The columns that change when a complaint is reopened. */
export function reopening({ reopens }: ComplaintRecord) {
  return { reopens: reopens + 1, disputes: 0 }
}
