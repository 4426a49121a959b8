import type { Needs } from '#contract/base/operation.ts'
import { yuanText } from '#contract/base/texts/yuan.ts'
import type { Fen } from '#contract/base/values.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import type { CompensationKind } from '#contract/complaints/decision.ts'
import { packets } from '#contract/money/packets.ts'
import { refunds } from '#contract/money/refunds.ts'
import { allowanceOf, lockSpender, refuseBeyondDemand } from '#server/complaints/compensation/index.ts'
import type { CompensationRecord, ComplaintRecord } from '#server/complaints/table.ts'
import { type Caller, decidedBy, may } from '#server/kit/caller.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { credit, debit, personAccount, platformAccount, postTransaction } from '#server/money/ledger/index.ts'
import { notifyOfMoney } from './notifications.ts'
import { packetsOfComplaints } from './packet-hooks.ts'
import { enqueueComplaintWebhooks } from './webhooks.ts'

const neededFor: Record<CompensationKind, Needs> = {
  balance: complaints.allowance.needs,
  refund: refunds.ask.needs,
  packet: packets.send.needs,
}

export function mayGive(caller: Caller, kind: CompensationKind): boolean {
  return may(caller, complaints.allowance.needs) && may(caller, neededFor[kind])
}

/**
 * Gives money to the balance of the complainant, whose order and complaint this transaction has locked: within the caller's
 * limits at once, above them a colleague decides.
 */
export async function giveToBalance(
  context: CommandContext,
  complaint: ComplaintRecord,
  amountFen: Fen,
): Promise<void> {
  const { db, caller } = context
  const personId = complaint.complainant_id ?? refuse('complainantWithoutBalance')
  await refuseBeyondDemand(db, complaint, amountFen)
  await lockSpender(db, caller.userId)
  const { singleFen, leftTodayFen } = await allowanceOf(db, caller)
  const isOwn = amountFen <= singleFen
  if (isOwn && amountFen > leftTodayFen) refuse('dayLimitReached')
  const compensation = await db
    .insertInto('complaint_compensations')
    .values({
      complaint_id: complaint.id,
      order_id: complaint.order_id,
      person_id: personId,
      amount_fen: amountFen,
      n: await nextNumber(db, complaint.id),
      state: isOwn ? 'paid' : 'pending',
      asked_by_id: caller.userId,
      asked_by: caller.name,
      ...(isOwn && decidedBy(context.caller)),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (isOwn) return payOut(context, complaint, compensation, 'compensate')
  await recordMoney(context, complaint, compensation, 'askCompensation')
  await notifyOfMoney(context, complaint, yuanText(amountFen))
}

/** Gives a red packet in the complainant's conversation, within the limits of red packets and of the demand. */
export async function givePacket(context: CommandContext, complaint: ComplaintRecord, amountFen: Fen): Promise<void> {
  await refuseBeyondDemand(context.db, complaint, amountFen)
  await packetsOfComplaints().give(context, complaint, amountFen)
  await recordMoney(context, complaint, { amount_fen: amountFen, remark: '' }, 'givePacket')
}

/** The complaint is locked, so that two never get the same. */
async function nextNumber(db: Database, complaintId: number): Promise<number> {
  const last = await db
    .selectFrom('complaint_compensations')
    .select('n')
    .where('complaint_id', '=', complaintId)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (last?.n ?? 0) + 1
}

type MoneyEvent = 'compensate' | 'askCompensation' | 'approveCompensation' | 'rejectCompensation' | 'givePacket'

/** Posts the money: from the platform's compensation to the balance. The ledger refuses the same number of a complaint twice. */
export async function payOut(
  change: Change,
  complaint: ComplaintRecord,
  compensation: CompensationRecord,
  event: 'compensate' | 'approveCompensation',
): Promise<void> {
  const { n, amount_fen, person_id, order_id } = compensation
  const posted = await postTransaction(change, {
    event: 'compensate',
    subject: 'complaints',
    subjectId: complaint.id,
    subjectNo: complaint.no,
    part: `${n}`,
    orderId: order_id,
    lines: [
      debit(platformAccount('compensation'), amount_fen),
      credit(personAccount(person_id, 'available'), amount_fen),
    ],
  })
  if (posted === null) throw new Error(`Compensation ${n} of complaint ${complaint.no} was posted before.`)
  await recordMoney(change, complaint, compensation, event)
  await enqueueComplaintWebhooks(change, complaint, { event, text: null, amountFen: amount_fen })
}

export async function recordMoney(
  change: Change,
  { id, no }: ComplaintRecord,
  { amount_fen, remark }: Pick<CompensationRecord, 'amount_fen' | 'remark'>,
  event: MoneyEvent,
): Promise<void> {
  await recordEvent(change, {
    action: `complaints.${event}`,
    subject: 'complaints',
    subjectId: id,
    subjectNo: no,
    changes: { amountFen: [null, amount_fen] },
    reason: remark || null,
  })
}
