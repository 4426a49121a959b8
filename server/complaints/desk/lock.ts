import type { Target } from '#contract/base/values.ts'
import type { ComplaintAction, ComplaintDetail } from '#contract/complaints/complaint.ts'
import { complaintGuard, reopenLimit } from '#server/complaints/engine/guards.ts'
import { type MoveFacts, moveComplaint } from '#server/complaints/engine/moves.ts'
import { detailOf } from '#server/complaints/read/detail.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'

/** The complaint, locked for a move of staff; refuses whoever may not make it, or saw another version. */
export async function lockForMove(
  context: CommandContext,
  { id, version }: Target,
  move: ComplaintAction,
): Promise<ComplaintRecord> {
  const { db, caller } = context
  const complaint = await lockSeen(db, {
    subject: 'complaints',
    id,
    version,
    lock: () =>
      db
        .selectFrom('complaints')
        .selectAll()
        .where('id', '=', id)
        .where(inCities('complaints.city_code', caller))
        .forUpdate()
        .executeTakeFirst(),
    fresh: () => detailOf(context, id),
    // Who has claimed it meanwhile is more useful than that it changed.
    isHarmless: ({ assignee_id }) => move === 'claim' && assignee_id !== null,
  })
  const reason = complaintGuard(complaint, move, caller)
  if (reason) {
    const record = await detailOf(context, id)
    refuse(reason, { params: { name: record.assignee?.name ?? '', ...reopenLimit }, record })
  }
  if (move !== 'note') await refuseOwnCase(db, complaint, caller.userId)
  return complaint
}

/** Makes one move of staff: locks, moves, and answers the complaint as it is then. */
export async function moveByStaff(
  context: CommandContext,
  target: Target,
  move: ComplaintAction,
  factsOf: (complaint: ComplaintRecord) => Omit<MoveFacts, 'by'> | Promise<Omit<MoveFacts, 'by'>>,
): Promise<ComplaintDetail> {
  const complaint = await lockForMove(context, target, move)
  await moveComplaint(context, complaint, move, { ...(await factsOf(complaint)), by: 'staff' })
  return detailOf(context, complaint.id)
}

/** Staff do not handle complaints of which they are a party; the same phone number means the same person. */
async function refuseOwnCase(db: Database, complaint: ComplaintRecord, staffId: number): Promise<void> {
  const parties = [complaint.complainant_id, complaint.respondent_id].filter(id => id !== null)
  if (parties.length === 0) return
  const own = await db
    .selectFrom('users as party')
    .innerJoin('users as staff', 'staff.phone', 'party.phone')
    .select('staff.id')
    .where('party.id', 'in', parties)
    .where('party.phone', '<>', '')
    .where('staff.id', '=', staffId)
    .executeTakeFirst()
  if (own) refuse('ownCase')
}
