import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { maskPhone, type Revealed } from '#server/people/index.ts'

/** Of a phone number its ends, of anything else the first character and what follows the `@`. */
export function maskContact(contact: string): string {
  if (contact === '') return ''
  if (/^[+\d][\d\s-]{6,}$/.test(contact)) return maskPhone(contact.replace(/[\s-]/g, ''))
  const [, at = ''] = /(@[^@]*)$/.exec(contact) ?? []
  return `${[...contact][0] ?? ''}***${at}`
}

/** The content or the contact of feedback that this person may see, in full. */
export async function revealFeedback(
  db: Database,
  caller: Caller,
  id: number,
  field: 'content' | 'contact',
): Promise<Revealed> {
  const row = await db
    .selectFrom('feedback')
    .select(['no', field])
    .where('id', '=', id)
    .where(inCities('feedback.city_code', caller))
    .executeTakeFirst()
  return row ? { value: row[field], subjectNo: row.no } : refuse('notFound')
}
