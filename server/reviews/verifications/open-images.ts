import { type SqlBool, sql } from 'kysely'
import { verifications } from '#contract/reviews/verifications.ts'
import { ticketTo } from '#server/desk/files/index.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { startOfToday } from '#server/kit/rows/shanghai.ts'
import { unsealText } from '#server/people/index.ts'
import { lockNamed } from '#server/process/locks/index.ts'

export const open = handle(verifications.open, async (context, { id }) => {
  const { db, caller, runtime, setting } = context
  const paper = await db
    .selectFrom('verifications')
    .select(['no', 'number_sealed', 'reading_number_sealed'])
    .where('id', '=', id)
    .where(inCities('verifications.city_code', caller))
    .executeTakeFirst()
  if (!paper) return refuse('notFound')
  const images = await imagesOf(db, id)
  // What two calls of one person open is counted one after the other.
  await lockNamed(db, 'verifications.open', caller.userId)
  const most = setting('reviews.imagesADay')
  const others = await othersOpenedToday(db, caller.userId, id)
  const left = most - others - Math.max(1, images.length)
  if (left < 0) refuse('imagesOpenedTooMuch', { params: { most } })
  await recordEvent(context, {
    action: 'verifications.open',
    subject: 'verifications',
    subjectId: id,
    subjectNo: paper.no,
    changes: { verification_images: [null, images.map(({ image }) => image)] },
  })
  const links = images.map(async ({ id: imageId, file_id, name }) => ({
    id: imageId,
    url: await ticketTo(context, { id: file_id, name }, caller.userId),
  }))
  const whole = async (sealed: Buffer | null) => sealed && unsealText(runtime, sealed)
  const number = await whole(paper.number_sealed)
  const readNumber = await whole(paper.reading_number_sealed)
  return { number, readNumber, images: await Promise.all(links), left }
})

function imagesOf(db: Database, id: number) {
  return db
    .selectFrom('verification_images')
    .innerJoin('files', 'files.id', 'verification_images.file_id')
    .select(['verification_images.id', 'image', 'name'])
    .select(sql<number>`files.id`.as('file_id'))
    .where('verification_id', '=', id)
    .orderBy('place')
    .execute()
}

/**
 * Images of other papers in Shanghai's day, each paper once; one without any counts as one, because its whole number was shown.
 */
async function othersOpenedToday(db: Database, userId: number, id: number): Promise<number> {
  const images = sql<number>`greatest(1, max(jsonb_array_length(changes -> 'verification_images' -> 1)))`
  const opened = db
    .selectFrom('events')
    .select(images.as('images'))
    .where('actor_id', '=', userId)
    // Written like the condition of the partial index.
    .where(sql<SqlBool>`action = 'verifications.open'`)
    .where('at', '>=', startOfToday)
    .where('subject_id', '<>', id)
    .groupBy('subject_id')
  const { count } = await db
    .selectFrom(opened.as('opened'))
    .select(sql<number>`coalesce(sum(images), 0)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
