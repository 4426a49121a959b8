import { yuanText } from '#contract/base/texts/yuan.ts'
import type { Target } from '#contract/base/values.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { type CompensationKind, type CompensationMove, compensationKinds } from '#contract/complaints/decision.ts'
import { allowanceOf, givenOf, leftOfDemand, lockSpender } from '#server/complaints/compensation/index.ts'
import { mayGive, payOut, recordMoney } from '#server/complaints/engine/compensations.ts'
import { notifyOfDecision } from '#server/complaints/engine/notifications.ts'
import { compensationRecords } from '#server/complaints/engine/records.ts'
import { detailOf } from '#server/complaints/read/detail.ts'
import type { CompensationRecord, ComplaintRecord } from '#server/complaints/table.ts'
import { decidedBy } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { refuseOwnInterest } from '#server/people/index.ts'
import { lockSeenComplaint, newVersion } from './lock.ts'

export const allowance = handle(complaints.allowance, async ({ db, caller }, { id }) => {
  const complaint = await db
    .selectFrom('complaints')
    .select(['id', 'no', 'order_id', 'demand_fen', 'complainant_id', 'complainant_app_id', 'complainant_kind'])
    .where('id', '=', id)
    .where(inCities('complaints.city_code', caller))
    .executeTakeFirst()
  if (!complaint) return refuse('notFound')
  const { singleFen, leftTodayFen } = await allowanceOf(db, caller)
  const hasBalance = complaint.complainant_id !== null
  const canBeGiven: Record<CompensationKind, boolean> = {
    balance: hasBalance,
    refund: complaint.complainant_kind === 'customer',
    packet: hasBalance && complaint.complainant_app_id !== null,
  }
  return {
    kinds: compensationKinds.filter(kind => canBeGiven[kind] && mayGive(caller, kind)),
    givenFen: await givenOf(db, complaint.order_id),
    singleFen,
    leftTodayFen,
    mostFen: await leftOfDemand(db, complaint),
  }
})

export const approveCompensation = handle(complaints.approveCompensation, async (context, asked) => {
  const { db, caller } = context
  const { complaint, compensation } = await lockCompensation(context, asked, 'approve')
  await refuseBeyondDay(context, compensation)
  await refuseOwnInterest(db, caller.userId, compensation.person_id)
  await move(context, compensation, 'approve', '')
  await payOut(context, complaint, compensation, 'approveCompensation')
  return answer(context, complaint, compensation, true)
})

export const rejectCompensation = handle(complaints.rejectCompensation, async (context, { reason, ...asked }) => {
  const { complaint, compensation } = await lockCompensation(context, asked, 'reject')
  await move(context, compensation, 'reject', reason)
  await recordMoney(context, complaint, { ...compensation, remark: reason }, 'rejectCompensation')
  return answer(context, complaint, compensation, false)
})

type Locked = { complaint: ComplaintRecord; compensation: CompensationRecord }

async function lockCompensation(
  context: CommandContext,
  { compensationId, ...target }: Target & { compensationId: number },
  move: CompensationMove,
): Promise<Locked> {
  const complaint = await lockSeenComplaint(context, target)
  const compensation = await context.db
    .selectFrom('complaint_compensations')
    .selectAll()
    .where('id', '=', compensationId)
    .where('complaint_id', '=', complaint.id)
    .forUpdate()
    .executeTakeFirst()
  if (!compensation) return refuse('notFound')
  const fresh = () => detailOf(context, complaint.id)
  await compensationRecords.refuseNotAllowed(compensation, move, context.caller, fresh)
  return { complaint, compensation }
}

/** Whoever lets the money go has it counted towards their day. */
async function refuseBeyondDay({ db, caller }: CommandContext, { amount_fen }: CompensationRecord): Promise<void> {
  await lockSpender(db, caller.userId)
  const { leftTodayFen } = await allowanceOf(db, caller)
  if (amount_fen > leftTodayFen) refuse('approvalDayReached', { params: { yuan: yuanText(leftTodayFen) } })
}

async function move(context: CommandContext, row: CompensationRecord, name: CompensationMove, remark: string) {
  const set = { remark, ...decidedBy(context.caller) }
  await compensationRecords.move(context, row, name, { by: 'staff', set })
}

async function answer(
  context: CommandContext,
  complaint: ComplaintRecord,
  money: CompensationRecord,
  isApproved: boolean,
) {
  await newVersion(context, complaint)
  const yuan = yuanText(money.amount_fen)
  await notifyOfDecision(context, complaint, { askedById: money.asked_by_id, yuan, isApproved })
  return detailOf(context, complaint.id)
}
