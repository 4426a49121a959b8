import type { ReasonedTarget } from '#contract/base/values.ts'
import type { ComplaintDetail } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import type { JudgingMove } from '#contract/complaints/decision.ts'
import { measureKindsOf, recordPunishment, undoMeasures } from '#server/complaints/engine/punishments.ts'
import { punishmentRecords } from '#server/complaints/engine/records.ts'
import { detailOf } from '#server/complaints/read/detail.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { lockSeenComplaint, newVersion, refuseOwnCase } from './lock.ts'

/** What can be done about the respondent of a complaint. */
export const measures = handle(complaints.measures, async ({ db, caller }, { id }) => {
  const complaint = await db
    .selectFrom('complaints')
    .selectAll()
    .where('id', '=', id)
    .where(inCities('complaints.city_code', caller))
    .executeTakeFirst()
  return complaint ? { kinds: [...measureKindsOf(complaint)] } : refuse('notFound')
})

export const uphold = handle(complaints.uphold, (context, asked) => judge(context, 'uphold', asked))
export const lift = handle(complaints.lift, (context, asked) => judge(context, 'lift', asked))

type Asked = ReasonedTarget & { punishmentId: number }

/** Judges the appeal against a punishment. */
async function judge(
  context: CommandContext,
  move: JudgingMove,
  { punishmentId, reason, ...target }: Asked,
): Promise<ComplaintDetail> {
  const { db, caller } = context
  const complaint = await lockSeenComplaint(context, target)
  const punishment = await db
    .selectFrom('complaint_punishments')
    .selectAll()
    .where('id', '=', punishmentId)
    .where('complaint_id', '=', complaint.id)
    .forUpdate()
    .executeTakeFirst()
  if (!punishment) return refuse('notFound')
  await punishmentRecords.refuseNotAllowed(punishment, move, caller, () => detailOf(context, complaint.id))
  await refuseOwnCase(context, complaint)
  const set = { judgement: reason, judged_at: new Date(), judged_by_id: caller.userId, judged_by: caller.name }
  const judged = await punishmentRecords.move(context, punishment, move, { by: 'staff', set })
  if (move === 'lift') await undoMeasures(context, complaint, judged, reason)
  await newVersion(context, complaint)
  await recordPunishment(context, complaint, judged, move, reason)
  return detailOf(context, complaint.id)
}
