import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { Revealed } from '#server/people/index.ts'

/** The content of a complaint that this person may see, in full. */
export async function contentOfComplaint(db: Database, caller: Caller, id: number): Promise<Revealed> {
  const complaint = await db
    .selectFrom('complaints')
    .select(['content', 'no'])
    .where('id', '=', id)
    .where(inCities('complaints.city_code', caller))
    .executeTakeFirst()
  return complaint ? { value: complaint.content, subjectNo: complaint.no } : refuse('notFound')
}
