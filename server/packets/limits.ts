import { sql } from 'kysely'
import { yuanOf } from '#contract/base/money.ts'
import { type Fen, fen } from '#contract/base/values.ts'
import { packetsADay } from '#contract/money/packets.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { startOfToday } from '#server/kit/rows/shanghai.ts'

/** Packets that were rejected, revoked or expired do not count. */
const counted = sql`state in ('pending_approval', 'sent', 'opened')`

export type Allowance = { singleFen: Fen; dayFen: Fen; leftTodayFen: Fen }

export async function allowanceOf(db: Database, { userId, roleCodes }: Caller): Promise<Allowance> {
  const { rows } = await sql<{ single_fen: number; day_fen: number; spent: number }>`
    with own as (select * from packet_limits where role_code = any(${roleCodes}) and role_code <> ''),
      valid as (select * from own union all select * from packet_limits where role_code = '' and not exists (select from own))
    select max(single_fen) as single_fen, max(day_fen) as day_fen,
      (select coalesce(sum(amount_fen), 0)::bigint from packets
       where staff_id = ${userId} and created_at >= ${startOfToday} and ${counted})
      + (select coalesce(sum(amount_fen), 0)::bigint from packets
       where decided_by = ${userId} and sent_at >= ${startOfToday} and ${counted}) as spent
    from valid`.execute(db)
  const [row] = rows
  const day = row?.day_fen ?? 0
  return {
    singleFen: fen(row?.single_fen ?? 0),
    dayFen: fen(day),
    leftTodayFen: fen(Math.max(0, day - (row?.spent ?? 0))),
  }
}

/** Locks a spender until the transaction ends, so that their limits are counted one after the other. After the locks of conversation and packet. */
async function lockSpender(db: Database, userId: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

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
    where peer_id = ${peerId} and direction = 'out' and created_at >= ${startOfToday} and ${counted}`.execute(db)
  if ((rows[0]?.count ?? 0) >= packetsADay) refuse('receiverLimitReached', { params: { limit: packetsADay } })
  return allowance
}

/** The limits of approvers are those of senders: for one packet and for a day, by role. */
export async function refuseBeyondApproval(db: Database, caller: Caller, amountFen: Fen): Promise<void> {
  await lockSpender(db, caller.userId)
  const { singleFen, leftTodayFen } = await allowanceOf(db, caller)
  if (amountFen > singleFen) refuse('approvalTooLarge', { params: { yuan: yuanOf(singleFen) } })
  if (amountFen > leftTodayFen) refuse('approvalDayReached', { params: { yuan: yuanOf(leftTodayFen) } })
}
