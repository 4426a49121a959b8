import { sql } from 'kysely'
import { yuanText } from '#contract/base/texts/yuan.ts'
import type { Fen } from '#contract/base/values.ts'
import type { ApprovalLimit } from '#contract/money/packets.ts'
import { type Allowance, allowanceOf, lockSpender } from '#server/complaints/compensation/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { startOfToday } from '#server/kit/rows/shanghai.ts'
import { settingIn } from '#server/settings/index.ts'

/**
 * Called under the lock of the receiver's only live conversation, so that two packets cannot both be the last allowed one.
 * Answers what the sender may give without approval.
 */
export async function refuseBeyondLimits(
  db: Database,
  caller: Caller,
  { peerId, amountFen }: { peerId: number; amountFen: number },
): Promise<Allowance> {
  await lockSpender(db, caller.userId)
  const allowance = await allowanceOf(db, caller)
  if (amountFen > allowance.leftTodayFen) refuse('dayLimitReached')
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from packets
    where peer_id = ${peerId} and direction = 'out' and created_at >= ${startOfToday}
      and state in ('pending_approval', 'sent', 'opened')`.execute(db)
  const limit = await settingIn(db, 'money.packetsADay')
  if ((rows[0]?.count ?? 0) >= limit) refuse('receiverLimitReached', { params: { limit } })
  return allowance
}

/** Which limit of an approver an amount is above, or null. Their limits are those of senders: for one packet and for a day, by role. */
export function beyondApproval({ singleFen, leftTodayFen }: Allowance, amountFen: Fen): ApprovalLimit | null {
  if (amountFen > singleFen) return 'approvalTooLarge'
  return amountFen > leftTodayFen ? 'approvalDayReached' : null
}

export async function refuseBeyondApproval(db: Database, caller: Caller, amountFen: Fen): Promise<void> {
  await lockSpender(db, caller.userId)
  const allowance = await allowanceOf(db, caller)
  const limit = beyondApproval(allowance, amountFen)
  const most = { approvalTooLarge: allowance.singleFen, approvalDayReached: allowance.leftTodayFen }
  if (limit) refuse(limit, { params: { yuan: yuanText(most[limit]) } })
}
