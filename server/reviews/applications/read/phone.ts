import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { Revealed } from '#server/people/index.ts'

/** A phone number of an application that this person may see. */
export async function phoneOfApplication(
  db: Database,
  caller: Caller,
  id: number,
  field: 'applications.phone' | 'applications.emergencyPhone',
): Promise<Revealed> {
  const row = await db
    .selectFrom('applications')
    .select(['no', 'phone', 'content'])
    .where('id', '=', id)
    .where(inCities('applications.city_code', caller))
    .executeTakeFirst()
  if (!row) return refuse('notFound')
  if (field === 'applications.phone') return { value: row.phone, subjectNo: row.no }
  if (row.content.kind !== 'chauffeur') return refuse('notFound')
  return { value: row.content.emergencyPhone, subjectNo: row.no }
}
