import { minuteMs } from '#contract/base/durations.ts'
import type { ComplaintMove, ComplaintMover } from '#contract/complaints/complaint.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import { type Audience, endAlarms, type NotificationKind, notify } from '#server/desk/notifications/index.ts'
import type { Change } from '#server/kit/change.ts'

type Kind = Extract<NotificationKind, `complaint.${string}`>

/** A notification of type 14 for the assignee or, where nobody is assigned, for all in the city who hold the permission. */
async function notifyStaff(
  change: Change,
  complaint: ComplaintRecord,
  kind: Kind,
  to: 'assignee' | Audience,
  { isAlarm = false, ...more }: { isAlarm?: boolean; minutes?: number; yuan?: string } = {},
): Promise<void> {
  const { id, no, level, city_code, assignee_id } = complaint
  const permission = to === 'assignee' ? 'complaints.handle' : to
  await notify(change, {
    type: 14,
    kind,
    params: { no, level, ref: complaint.external_ref, ...more },
    to: to === 'assignee' && assignee_id !== null ? { userId: assignee_id } : { permission, cityCode: city_code },
    link: linkOf(id),
    isAlarm,
  })
}

function linkOf(id: number): string {
  return `/tousu?id=${id}`
}

/** Ends the alarms of a complaint that has moved on: whoever moved it has seen them. Those about an authority end when it is closed. */
export function endComplaintAlarms(
  change: Change,
  { id, state }: Pick<ComplaintRecord, 'id' | 'state'>,
): Promise<void> {
  const ended: Kind[] = ['complaint.new', 'complaint.breached', 'complaint.escalated']
  if (state === 'closed') ended.push('complaint.hotline', 'complaint.hotlineBreached')
  return endAlarms(change, linkOf(id), ended)
}

/** A P0 complaint is an alarm until somebody takes it. */
export function notifyOfNew(change: Change, complaint: ComplaintRecord): Promise<void> {
  return notifyStaff(change, complaint, 'complaint.new', 'complaints.handle', { isAlarm: complaint.level === 'P0' })
}

export function notifyNearDeadline(change: Change, complaint: ComplaintRecord): Promise<void> {
  const minutes = Math.max(1, Math.round(((complaint.due_at ?? 0) - Date.now()) / minuteMs))
  return notifyStaff(change, complaint, 'complaint.near', 'assignee', { minutes })
}

/** Notifies of moves by the clock, by the parties, and of assignments by colleagues; never of one's own moves. */
export async function notifyOfMove(
  change: Change,
  complaint: ComplaintRecord,
  move: ComplaintMove,
  by: ComplaintMover,
): Promise<void> {
  switch (move) {
    case 'assign':
    case 'reassign':
      if (complaint.assignee_id !== change.actor.id)
        await notifyStaff(change, complaint, 'complaint.assigned', 'assignee')
      return
    case 'giveStatement':
    case 'missStatement':
    case 'dispute':
    case 'reopen':
      if (by !== 'staff') await notifyStaff(change, complaint, `complaint.${move}`, 'assignee')
      return
    case 'escalate':
    case 'disputeAgain': {
      const kind = by === 'clock' ? 'complaint.breached' : 'complaint.escalated'
      await notifyStaff(change, complaint, kind, 'complaints.resolve', { isAlarm: complaint.level === 'P0' })
    }
  }
}

/** A day before an authority's deadline to whoever handles it, after it to the leaders; both are alarms. */
export function notifyOfHotline(change: Change, complaint: ComplaintRecord, isOver: boolean): Promise<void> {
  if (isOver)
    return notifyStaff(change, complaint, 'complaint.hotlineBreached', 'complaints.resolve', { isAlarm: true })
  return notifyStaff(change, complaint, 'complaint.hotline', 'assignee', { isAlarm: true })
}

/** Of money that waits for a colleague. */
export function notifyOfMoney(change: Change, complaint: ComplaintRecord, yuan: string): Promise<void> {
  return notifyStaff(change, complaint, 'complaint.askCompensation', 'complaints.approve', { yuan })
}

/** What a colleague decided about the money that somebody asked for. */
export async function notifyOfDecision(
  change: Change,
  { id, no, level }: ComplaintRecord,
  { askedById, yuan, isApproved }: { askedById: number; yuan: string; isApproved: boolean },
): Promise<void> {
  const kind = isApproved ? 'complaint.approveCompensation' : 'complaint.rejectCompensation'
  await notify(change, { type: 14, kind, params: { no, level, yuan }, to: { userId: askedById }, link: linkOf(id) })
}

export function notifyOfAppeal(change: Change, complaint: ComplaintRecord): Promise<void> {
  return notifyStaff(change, complaint, 'complaint.appeal', 'complaints.judge')
}
