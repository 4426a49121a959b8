import type { Permission } from '#contract/access/permissions.ts'
import type { ComplaintMove, ComplaintMover } from '#contract/complaints/complaint.ts'
import type { Change } from '#server/kit/change.ts'
import { endAlarms, type NotificationKind, notify } from '#server/notifications/index.ts'
import type { ComplaintRecord } from './table.ts'

type Kind = Extract<NotificationKind, `complaint.${string}`>

/** Lays down type 14 for whoever may act: the colleague who has it, else all in the city who hold the permission. */
async function tell(
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

/** Where a complaint has moved on, whoever moved it saw what rang. What it calls for now rings anew. */
export function endDeskAlarms(change: Change, { id }: Pick<ComplaintRecord, 'id'>): Promise<void> {
  return endAlarms(change, linkOf(id), ['complaint.new', 'complaint.breached', 'complaint.escalated'])
}

/** Safety rings until somebody takes it. */
export function tellNew(change: Change, complaint: ComplaintRecord): Promise<void> {
  return tell(change, complaint, 'complaint.new', 'complaints.handle', { isAlarm: complaint.level === 'P0' })
}

export function tellNear(change: Change, complaint: ComplaintRecord): Promise<void> {
  const minutes = Math.max(1, Math.round(((complaint.due_at ?? 0) - Date.now()) / 60_000))
  return tell(change, complaint, 'complaint.near', 'assignee', { minutes })
}

/** What the clock and the street do, and what a colleague hands over; one's own moves are no news. */
export async function tellDesk(
  change: Change,
  complaint: ComplaintRecord,
  move: ComplaintMove,
  by: ComplaintMover,
): Promise<void> {
  switch (move) {
    case 'assign':
    case 'reassign':
      if (complaint.assignee_id !== change.actor.id) await tell(change, complaint, 'complaint.assigned', 'assignee')
      return
    case 'giveStatement':
    case 'missStatement':
    case 'dispute':
    case 'reopen':
      if (by !== 'staff') await tell(change, complaint, `complaint.${move}`, 'assignee')
      return
    case 'escalate':
    case 'disputeAgain': {
      const kind = by === 'clock' ? 'complaint.breached' : 'complaint.escalated'
      await tell(change, complaint, kind, 'complaints.resolve', { isAlarm: complaint.level === 'P0' })
    }
  }
}
