import { type ComplaintAct, type ComplaintDetail, canMoveComplaint } from '#contract/complaints/complaint.ts'
import type { Database } from '#server/kit/database.ts'
import { lastActorOf } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { detailOf } from './detail.ts'
import { type MoveFacts, moveComplaint, needsSafety } from './moves.ts'
import { inScope } from './scope.ts'
import type { ComplaintRecord } from './table.ts'
import { isInTheirHands, wantsSafety } from './view.ts'

export type Target = { id: number; version: number }

export function lockComplaint(db: Database, id: number): Promise<ComplaintRecord | undefined> {
  return db.selectFrom('complaints').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The complaint, locked for this act; refuses who may not see it, saw another version, or comes when it cannot be. */
export async function holdComplaint(
  context: CommandContext,
  { id, version }: Target,
  act: ComplaintAct,
): Promise<ComplaintRecord> {
  const { db, caller } = context
  const complaint = await db
    .selectFrom('complaints')
    .selectAll()
    .where('id', '=', id)
    .where(inScope(caller))
    .forUpdate()
    .executeTakeFirst()
  if (!complaint) return refuse('notFound')
  const record = () => detailOf(context, id)
  // Whoever has it now says more than that it changed.
  const isRace = act === 'claim' && complaint.assignee_id !== null
  if (complaint.version !== version && !isRace) {
    refuse('changedByOther', { params: { by: await lastActorOf(db, 'complaints', id) }, record: await record() })
  }
  if (isRace || !isInTheirHands(complaint, act, caller)) {
    const { assignee } = await record()
    refuse('complaintTakenBy', { params: { name: assignee?.name ?? '' }, record: await record() })
  }
  if (!canMoveComplaint(complaint.state, act, 'staff')) refuse('complaintNotInThisState', { record: await record() })
  if (act === 'checkSafety' && !wantsSafety(complaint)) refuse('alreadySo', { record: await record() })
  if (needsSafety(complaint, act)) refuse('safetyUnchecked', { record: await record() })
  if (act !== 'note') await refuseOwnCase(db, complaint, caller.userId)
  return complaint
}

/** The one way of a colleague's act: hold, move, answer the fresh record. */
export async function moveFromDesk(
  context: CommandContext,
  target: Target,
  act: ComplaintAct,
  factsOf: (complaint: ComplaintRecord) => Omit<MoveFacts, 'by'> | Promise<Omit<MoveFacts, 'by'>>,
): Promise<ComplaintDetail> {
  const complaint = await holdComplaint(context, target, act)
  await moveComplaint(context, complaint, act, { ...(await factsOf(complaint)), by: 'staff' })
  return detailOf(context, complaint.id)
}

/** Nobody handles what they themselves are a side of, as the phone number tells. */
export async function refuseOwnCase(db: Database, complaint: ComplaintRecord, staffId: number): Promise<void> {
  const sides = [complaint.complainant_id, complaint.respondent_id].filter(id => id !== null)
  if (sides.length === 0) return
  const own = await db
    .selectFrom('users as side')
    .innerJoin('users as staff', 'staff.phone', 'side.phone')
    .select('staff.id')
    .where('side.id', 'in', sides)
    .where('side.phone', '<>', '')
    .where('staff.id', '=', staffId)
    .executeTakeFirst()
  if (own) refuse('ownCase')
}
