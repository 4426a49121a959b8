import { sql } from 'kysely'
import { type Fen, fen } from '#contract/base/values.ts'
import { packetsADay } from '#contract/money/packets.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { yuan } from './moves.ts'

const today = sql`(date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai')`
/** What was taken back or refused counts as never given. */
const counted = sql`state in ('pending_approval', 'sent', 'opened')`

export type Allowance = { singleFen: Fen; dayFen: Fen; leftTodayFen: Fen }

export async function allowanceOf(db: Database, { userId, roleCodes }: Caller): Promise<Allowance> {
  const { rows } = await sql<{ single_fen: number; day_fen: number; spent: number }>`
    with own as (select * from packet_limits where role_code = any(${roleCodes}) and role_code <> ''),
      valid as (select * from own union all select * from packet_limits where role_code = '' and not exists (select from own))
    select max(single_fen) as single_fen, max(day_fen) as day_fen,
      (select coalesce(sum(amount_fen), 0)::bigint from packets
       where staff_id = ${userId} and created_at >= ${today} and ${counted})
      + (select coalesce(sum(amount_fen), 0)::bigint from packets
       where decided_by = ${userId} and sent_at >= ${today} and ${counted}) as spent
    from valid`.execute(db)
  const [row] = rows
  const day = row?.day_fen ?? 0
  return {
    singleFen: fen(row?.single_fen ?? 0),
    dayFen: fen(day),
    leftTodayFen: fen(Math.max(0, day - (row?.spent ?? 0))),
  }
}

/** One after the other: until this transaction ends nobody counts what this person lets go. After the locks of conversation and packet. */
async function lockSpender(db: Database, userId: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/**
 * Counts while the caller holds the receiver's only live conversation, so that no two packets are both the last allowed.
 * Answers what the sender may give alone.
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
    where peer_id = ${peerId} and direction = 'out' and created_at >= ${today} and ${counted}`.execute(db)
  if ((rows[0]?.count ?? 0) >= packetsADay) refuse('receiverLimitReached', { params: { limit: packetsADay } })
  return allowance
}

/** Who approves lets money go like who gives it: no more at once and in a day than their role may. */
export async function refuseBeyondApproval(db: Database, caller: Caller, amountFen: Fen): Promise<void> {
  await lockSpender(db, caller.userId)
  const { singleFen, leftTodayFen } = await allowanceOf(db, caller)
  if (amountFen > singleFen) refuse('approvalTooLarge', { params: { yuan: yuan(singleFen) } })
  if (amountFen > leftTodayFen) refuse('approvalDayReached', { params: { yuan: yuan(leftTodayFen) } })
}

/** Whoever is connected with the person by a phone number decides nothing about them. */
export async function refuseOwnInterest(db: Database, staffId: number, peerId: number): Promise<void> {
  const same = await db
    .selectFrom('users as staff')
    .innerJoin('users as peer', 'peer.phone', 'staff.phone')
    .select('staff.id')
    .where('staff.id', '=', staffId)
    .where('peer.id', '=', peerId)
    .where('staff.phone', '<>', '')
    .executeTakeFirst()
  if (same) refuse('ownInterest')
}
