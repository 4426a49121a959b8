import { type Kysely, sql } from 'kysely'
import { type Likeness, wordsOf } from '#server/desk/files/index.ts'
import type { Tables } from '#server/kit/database.ts'

const batch = 50_000
/** Of ten words of an image, those that all papers of its kind have. */
const common = 5

/** So many papers of one person, with an image each that looks like one of `samples` and shares every second word with it. */
export async function addImages(db: Kysely<Tables>, samples: readonly Likeness[], count: number): Promise<void> {
  const { id: personId } = await db
    .insertInto('users')
    .values({ kind: 'customer', nick_name: '张伟' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`alter table verification_images alter small set storage external`.execute(db)
  await sql`create unlogged table samples (nth integer primary key, likeness jsonb, small bytea, keypoints bytea)`.execute(
    db,
  )
  for (const [nth, { fingerprint, small, keypoints }] of samples.entries()) {
    const likeness = JSON.stringify({ fingerprint, words: wordsOf(keypoints) })
    await sql`insert into samples values (${nth}, ${likeness}::jsonb, ${small}, ${keypoints})`.execute(db)
  }
  await sql`alter table verification_keypoints set unlogged`.execute(db)
  await sql`alter table verification_keypoints drop constraint verification_keypoints_pkey`.execute(db)
  for (let first = 0; first < count; first += batch)
    await addBatch(db, { personId, first, count: Math.min(batch, count - first), samples: samples.length })
  await sql`alter table verification_keypoints add primary key (word, image_id)`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

type Batch = { personId: number; first: number; count: number; samples: number }

async function addBatch(db: Kysely<Tables>, { personId, first, count, samples }: Batch): Promise<void> {
  await sql`
    with papers as (
      insert into verifications
        (app_id, external_no, person_id, person_kind, person_external_id, city_code, kind, content)
      select 'bench', (${first}::integer + number)::text, ${personId}, 'customer', 'C1', '410100', 'realName', '{}'
      from generate_series(1, ${count}::integer) as number
      returning id
    ), images as (
      insert into verification_images (verification_id, image, fingerprint, place, small, keypoints)
      select papers.id, 'front', (likeness ->> 'fingerprint')::bit(256) # ('x' || md5(papers.id::text) || md5((-papers.id)::text))::bit(256), 0, small, keypoints
      from papers join samples on nth = papers.id % ${samples}::integer
      returning id, verification_id
    )
    insert into verification_keypoints (word, image_id)
    select distinct
      case when place % 10 < ${common}::integer then word::integer else hashint8(images.id * 100 + place) end, images.id
    from images join samples on nth = images.verification_id % ${samples}::integer
    cross join lateral jsonb_array_elements_text(likeness -> 'words') with ordinality as words (word, place)
  `.execute(db)
}
