import { type RawBuilder, sql } from 'kysely'
import { dayMs } from '#contract/base/durations.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { moment } from '#server/kit/rows/moment.ts'

/** How often somebody may change their own number. */
const phoneChanges = { limit: 3, days: 30 }

/** SQL: the phone numbers that a person has, or ever had here; nobody gets rid of an interest by changing their number. */
export function numbersOf(userId: number | RawBuilder<number>): RawBuilder<string> {
  return sql<string>`(select phone from users where id = ${userId} and phone <> ''
    union all select phone from former_phones where user_id = ${userId})`
}

/** Nobody decides about money of a person with their own phone number. */
export async function refuseOwnInterest(db: Database, staffId: number, personId: number): Promise<void> {
  if (await isSamePerson(db, staffId, [personId])) refuse('ownInterest')
}

/** Whether this member of staff is one of these people: they have, or had, a phone number in common. */
export async function isSamePerson(db: Database, staffId: number, personIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`select from unnest(${personIds}::bigint[]) as party (id)
    where exists (${numbersOf(sql<number>`party.id`)} intersect ${numbersOf(staffId)})`.execute(db)
  return rows.length > 0
}

/** Whether this member of staff has, or had, this phone number. */
export async function hadPhone(db: Database, staffId: number, phone: string): Promise<boolean> {
  const { rows } = await sql`select from ${numbersOf(staffId)} as own where own.phone = ${phone}`.execute(db)
  return rows.length > 0
}

/** Whoever could try number after number would learn by refusals whose they are. Under the lock of the person. */
export async function refuseManyPhones(db: Database, userId: number): Promise<void> {
  const { limit, days } = phoneChanges
  const { rows } = await sql`select from former_phones where user_id = ${userId}
    and until_at > ${moment(Date.now() - days * dayMs)}`.execute(db)
  if (rows.length >= limit) refuse('phoneChangedOften', { params: { limit, days } })
}
