import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'

/** Nobody decides about money of a person with their own phone number. */
export async function refuseOwnInterest(db: Database, staffId: number, personId: number): Promise<void> {
  const person = await db.selectFrom('users').select('phone').where('id', '=', personId).executeTakeFirst()
  if (person && (await hasPhone(db, staffId, person.phone))) refuse('ownInterest')
}

/** Whether this is the phone number of this member of staff. */
export async function hasPhone(db: Database, staffId: number, phone: string): Promise<boolean> {
  if (phone === '') return false
  const same = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', staffId)
    .where('phone', '=', phone)
    .executeTakeFirst()
  return same !== undefined
}
