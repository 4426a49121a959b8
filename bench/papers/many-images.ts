import { type Kysely, sql } from 'kysely'
import { createRandom, type Random } from '#city/world/random.ts'
import type { Tables } from '#server/kit/database.ts'

const batch = 10_000

/** So many papers of one person, with an image each that looks like one of `samples`, other bits of it changed. */
export async function addImages(db: Kysely<Tables>, samples: readonly string[], count: number): Promise<void> {
  const random = createRandom('many images')
  const person = await db
    .insertInto('users')
    .values({ kind: 'customer', nick_name: '张伟' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let done = 0; done < count; done += batch) {
    const images = Array.from({ length: batch }, () => changed(random.pick(samples), random))
    await addBatch(db, person.id, done, images)
  }
  await sql`analyze`.execute(db)
}

function changed(sample: string, random: Random): string {
  const places = new Set(Array.from({ length: 60 }, () => random.whole(0, sample.length - 1)))
  return [...sample].map((bit, place) => (places.has(place) ? String(1 - Number(bit)) : bit)).join('')
}

async function addBatch(db: Kysely<Tables>, personId: number, first: number, images: string[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into verifications
      (app_id, external_no, person_id, person_kind, person_external_id, city_code, kind, content)
    select 'bench', (${first}::integer + number)::text, ${personId}, 'customer', 'C1', '410100', 'realName', '{}'
    from generate_series(1, ${images.length}::integer) as number
    returning id`.execute(db)
  const added = images.map((fingerprint, index) => ({ id: rows[index]?.id, fingerprint }))
  await sql`
    insert into verification_images (verification_id, image, fingerprint, place)
    select id, 'front', fingerprint::bit(256), 0
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as (id bigint, fingerprint text)
  `.execute(db)
}
