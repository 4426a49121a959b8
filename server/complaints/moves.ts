import type { Updateable } from 'kysely'
import {
  type ComplaintMove,
  type ComplaintMover,
  type ComplaintState,
  canMoveComplaint,
  complaintMoves,
} from '#contract/complaints/complaint.ts'
import type { Change } from '#server/kit/change.ts'
import type { Tables } from '#server/kit/database.ts'
import { type EventFacts, recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { clockOf, watchDue } from './clock.ts'
import { endDeskAlarms, tellDesk } from './desk-news.ts'
import { tellSides } from './street-news.ts'
import type { ComplaintRecord } from './table.ts'

export type MoveFacts = {
  by: ComplaintMover
  set?: Updateable<Tables['complaints']>
  /** What was said, asked or decided. */
  text?: string
  /** The colleague it goes to. */
  aboutId?: number
  street?: EventFacts['street']
}

/** Where nothing is proposed or closed before somebody has seen to it that everybody is safe. */
const afterSafety: readonly ComplaintState[] = ['confirming', 'closed']

export function needsSafety({ level, safety_at }: ComplaintRecord, move: ComplaintMove): boolean {
  return level === 'P0' && safety_at === null && afterSafety.includes(complaintMoves[move].to as ComplaintState)
}

/** Moves a complaint that this transaction has locked, and sees to everything that follows. Refuses what the table does not know. */
export async function moveComplaint(
  change: Change,
  complaint: ComplaintRecord,
  move: ComplaintMove,
  facts: MoveFacts,
): Promise<ComplaintRecord> {
  if (!canMoveComplaint(complaint.state, move, facts.by)) refuse('complaintNotInThisState')
  if (needsSafety(complaint, move)) refuse('safetyUnchecked')
  const { to } = complaintMoves[move]
  const moved = await change.db
    .updateTable('complaints')
    .set({ ...(to !== 'same' && standing(complaint, to)), ...facts.set, version: complaint.version + 1 })
    .where('id', '=', complaint.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(change, {
    action: `complaints.${move}`,
    subject: 'complaints',
    subjectId: complaint.id,
    subjectNo: complaint.no,
    from: complaint.state,
    to: moved.state,
    changes: changesBetween(complaint, moved),
    reason: facts.text ?? null,
    aboutId: facts.aboutId ?? null,
    ...(facts.street && { street: facts.street }),
  })
  if (to !== 'same') {
    await watchDue(change, moved)
    await endDeskAlarms(change, moved)
  }
  await tellSides(change, moved, { event: move, text: facts.text ?? null })
  await tellDesk(change, moved, move, facts.by)
  change.tell({ word: 'complaints.changed', id: complaint.id, cityCode: complaint.city_code })
  return moved
}

function standing(complaint: ComplaintRecord, to: ComplaintState) {
  const now = new Date()
  return { state: to, state_at: now, closed_at: to === 'closed' ? now : null, ...clockOf(complaint, to) }
}

function changesBetween(before: ComplaintRecord, after: ComplaintRecord): NonNullable<EventFacts['changes']> {
  const watched = ['assignee_id', 'liability', 'merged_into'] as const
  const changed = watched.filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  return Object.fromEntries(changed.map(name => [name, [before[name], after[name]]]))
}
