import type { Permission } from '#contract/access/permissions.ts'
import type { ComplaintMove, ComplaintMover } from '#contract/complaints/complaint.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import type { Change } from '#server/kit/change.ts'
import { endAlarms, type NotificationKind, notify } from '#server/notifications/index.ts'

type Kind = Extract<NotificationKind, `complaint.${string}`>

/** A notification of type 14 for the assignee or, where nobody is assigned, for all in the city who hold the permission. */
async function notifyStaff(
  change: Change,
  complaint: ComplaintRecord,
  kind: Kind,
  to: 'assignee' | Permission,
  { isAlarm = false, minutes = 0 } = {},
): Promise<void> {
  const { id, no, level, city_code, assignee_id } = complaint
  const permission = to === 'assignee' ? 'complaints.handle' : to
  await notify(change, {
    type: 14,
    kind,
    params: { no, level, minutes },
    to: to === 'assignee' && assignee_id !== null ? { userId: assignee_id } : { permission, cityCode: city_code },
    link: linkOf(id),
    isAlarm,
  })
}

function linkOf(id: number): string {
  return `/tousu?id=${id}`
}

/** Ends the alarms of a complaint that has moved on: whoever moved it has seen them. */
export function endComplaintAlarms(change: Change, { id }: Pick<ComplaintRecord, 'id'>): Promise<void> {
  return endAlarms(change, linkOf(id), ['complaint.new', 'complaint.breached', 'complaint.escalated'])
}

/** A P0 complaint is an alarm until somebody takes it. */
export function notifyOfNew(change: Change, complaint: ComplaintRecord): Promise<void> {
  return notifyStaff(change, complaint, 'complaint.new', 'complaints.handle', { isAlarm: complaint.level === 'P0' })
}

export function notifyNearDeadline(change: Change, complaint: ComplaintRecord): Promise<void> {
  const minutes = Math.max(1, Math.round(((complaint.due_at ?? 0) - Date.now()) / 60_000))
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
