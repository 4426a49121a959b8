import { sql } from 'kysely'
import { type Fen, fen } from '#contract/base/values.ts'
import { otherRoles } from '#contract/settings/kinds.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { startOfToday } from '#server/kit/rows/shanghai.ts'
import { settingIn } from '#server/settings/index.ts'

/** What a role may give once and in a day: red packets and money to the balance together. */
export type Allowance = {
  singleFen: Fen
  dayFen: Fen
  /** What counts towards the day; above `dayFen` where the limit was lowered since. */
  givenTodayFen: Fen
  leftTodayFen: Fen
}

/** Packets that were rejected, revoked or expired do not count; money to the balance counts for whoever let it go. */
const packetCounts = sql`state in ('pending_approval', 'sent', 'opened')`

export async function allowanceOf(
  db: Database,
  { userId, roleCodes }: Pick<Caller, 'userId' | 'roleCodes'>,
): Promise<Allowance> {
  const limits = await settingIn(db, 'money.packetLimits')
  const named = roleCodes.filter(code => Object.hasOwn(limits, code))
  const own = (named.length > 0 ? named : [otherRoles]).flatMap(code => limits[code] ?? [])
  const { rows } = await sql<{ spent: number }>`
    select (select coalesce(sum(amount_fen), 0)::bigint from packets
       where staff_id = ${userId} and created_at >= ${startOfToday} and ${packetCounts})
      + (select coalesce(sum(amount_fen), 0)::bigint from packets
       where decided_by = ${userId} and sent_at >= ${startOfToday} and ${packetCounts})
      + (select coalesce(sum(amount_fen), 0)::bigint from complaint_compensations
       where decided_by_id = ${userId} and decided_at >= ${startOfToday} and state = 'paid') as spent`.execute(db)
  const dayFen = Math.max(0, ...own.map(amounts => amounts.dayFen))
  const givenTodayFen = rows[0]?.spent ?? 0
  return {
    singleFen: fen(Math.max(0, ...own.map(amounts => amounts.onceFen))),
    dayFen: fen(dayFen),
    givenTodayFen: fen(givenTodayFen),
    leftTodayFen: fen(Math.max(0, dayFen - givenTodayFen)),
  }
}

/** The same of somebody who is not the caller: of whoever asked for money. */
export async function allowanceOfPerson(db: Database, userId: number): Promise<Allowance> {
  const roles = await db
    .selectFrom('user_roles')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select('roles.code')
    .where('user_roles.user_id', '=', userId)
    .execute()
  return allowanceOf(db, { userId, roleCodes: roles.map(({ code }) => code) })
}

/**
 * Locks a spender until the transaction ends, so that their limits are counted one after the other. After the locks of what the
 * money is for: a conversation and its packet, or an order and its complaint.
 */
export async function lockSpender(db: Database, userId: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}
