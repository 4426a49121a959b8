import { type Kysely, sql } from 'kysely'
import { createRandom, type Random } from '#city/world/random.ts'
import type { Tables } from '#server/kit/database.ts'
import { partsOf } from '#server/verifications/images/fingerprint.ts'

const batch = 10_000

/** So many papers of one person, with an image each that looks like one of `samples`, other bits of it changed. */
export async function addImages(db: Kysely<Tables>, samples: readonly bigint[], count: number): Promise<void> {
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

function changed(sample: bigint, random: Random): bigint {
  const bits = Array.from({ length: 20 }, () => 1n << BigInt(random.whole(0, 63)))
  return BigInt.asIntN(
    64,
    bits.reduce((image, bit) => image ^ bit, sample),
  )
}

async function addBatch(db: Kysely<Tables>, personId: number, first: number, images: bigint[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into verifications
      (app_id, external_no, person_id, person_kind, person_external_id, city_code, kind, content)
    select 'bench', (${first}::integer + number)::text, ${personId}, 'customer', 'C1', '410100', 'realName', '{}'
    from generate_series(1, ${images.length}::integer) as number
    returning id`.execute(db)
  const added = images.map((fingerprint, index) => ({
    id: rows[index]?.id,
    fingerprint: String(fingerprint),
    parts: partsOf(fingerprint),
  }))
  await sql`
    insert into verification_images (verification_id, image, fingerprint, parts, place)
    select id, 'front', fingerprint::bigint, parts, 0
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as (id bigint, fingerprint text, parts integer[])
  `.execute(db)
}
