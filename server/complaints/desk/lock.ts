import { sql } from 'kysely'
import type { Target } from '#contract/base/values.ts'
import type { ComplaintDetail, StaffComplaintMove } from '#contract/complaints/complaint.ts'
import { reopenLimit } from '#server/complaints/engine/guards.ts'
import { type MoveFacts, moveComplaint } from '#server/complaints/engine/moves.ts'
import { complaintRecords } from '#server/complaints/engine/records.ts'
import { detailOf } from '#server/complaints/read/detail.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import type { Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { isOwnCase } from '#server/people/index.ts'

/** The complaint of the caller's cities, locked; refuses who saw another version. */
export function lockSeenComplaint(
  context: CommandContext,
  { id, version }: Target,
  isHarmless?: (complaint: ComplaintRecord) => boolean,
): Promise<ComplaintRecord> {
  const { db, caller } = context
  return lockSeen(db, {
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
    ...(isHarmless && { isHarmless }),
  })
}

/** After a change of what belongs to a locked complaint: of two who decide at once, one sees what the other did. */
export async function newVersion(change: Change, complaint: ComplaintRecord): Promise<void> {
  await change.db
    .updateTable('complaints')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', complaint.id)
    .execute()
  complaintRecords.nudge(change, complaint)
}

/** The complaint, locked for a move of staff; refuses whoever may not make it, or saw another version. */
export async function lockForMove(
  context: CommandContext,
  { id, version }: Target,
  move: StaffComplaintMove,
): Promise<ComplaintRecord> {
  const { caller } = context
  // Who has claimed it meanwhile is more useful than that it changed.
  const isHarmless = ({ assignee_id }: ComplaintRecord) => move === 'claim' && assignee_id !== null
  const complaint = await lockSeenComplaint(context, { id, version }, isHarmless)
  const guarded = { ...complaint, setting: context.setting }
  const fresh = () => detailOf(context, id)
  await complaintRecords.refuseNotAllowed(guarded, move, caller, fresh, ({ assignee }) => ({
    name: assignee?.name ?? '',
    ...reopenLimit(context.setting),
  }))
  return complaint
}

/** Makes one move of staff: locks, moves, and answers the complaint as it is then. */
export async function moveComplaintByStaff(
  context: CommandContext,
  target: Target,
  move: StaffComplaintMove,
  factsOf: (complaint: ComplaintRecord) => Omit<MoveFacts, 'by'> | Promise<Omit<MoveFacts, 'by'>>,
): Promise<ComplaintDetail> {
  const complaint = await lockForMove(context, target, move)
  const facts = await factsOf(complaint)
  if (move !== 'note') await refuseOwnCase(context, complaint)
  await moveComplaint(context, complaint, move, { ...facts, by: 'staff' })
  return detailOf(context, complaint.id)
}

/** Staff do not handle complaints of which they are a party. To be asked last, so that an attempt tells nothing that it does not do. */
export async function refuseOwnCase({ db, caller }: CommandContext, complaint: ComplaintRecord): Promise<void> {
  if (await isOwnCase(db, caller.userId, [complaint.complainant_id, complaint.respondent_id])) refuse('ownCase')
}
