import { sql } from 'kysely'
import { differenceOf, type Likeness, orientationsOf, type StoredLikeness, wordsOf } from '#server/desk/files/index.ts'
import type { Database } from '#server/kit/database.ts'

/**
 * Bits of 256 in which two images differ that are the same picture; measured by `npm run bench -- alike`. More would take the
 * scans of different people for one: they have the same layout.
 */
export const mostDistance = 8
const most = 5
/** A word that more images have belongs to the layout of a paper and says nothing about the person. */
const mostOfWord = 200
/** Images that share the most words, and of them those of other people that are compared. */
const mostSharing = 100
const mostCompared = 20
/** Words that two images must share to be compared. */
const leastShared = 5

type Found = { verificationId: number; distance: number }

/**
 * Papers of other persons with the same picture, the most alike first; at most 5. Also when it was mirrored, turned by a quarter
 * or cut by up to a tenth. Those that share words of their spots are read by the index of words, and only they are compared. What
 * is left of a deleted image finds its copies as well, but no cut ones.
 */
export async function findAlike(db: Database, likeness: Likeness, personId: number): Promise<Found[]> {
  const distances = new Map<number, number>()
  for (const image of await sharingWords(db, likeness, personId)) {
    const distance = differenceOf(likeness, image)
    const known = distances.get(image.verification_id) ?? distance
    if (distance <= mostDistance) distances.set(image.verification_id, Math.min(known, distance))
  }
  for (const { verification_id, distance } of await withoutSpots(db, likeness, personId))
    distances.set(verification_id, Math.min(distances.get(verification_id) ?? distance, distance))
  return [...distances]
    .map(([verificationId, distance]) => ({ verificationId, distance }))
    .sort((one, other) => one.distance - other.distance || one.verificationId - other.verificationId)
    .slice(0, most)
}

type Candidate = StoredLikeness & { verification_id: number }

async function sharingWords(db: Database, { probes }: Likeness, personId: number): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with found as materialized (
      select image_id, count(*) as shared
      from unnest(${wordsOf(probes)}::integer[]) as sought (word)
      cross join lateral (
        select array_agg(image_id) as ids
        from (
          select image_id from verification_keypoints as keypoints
          where keypoints.word = sought.word limit ${mostOfWord + 1}
        ) as rows_of_word
      ) as images
      cross join lateral unnest(images.ids) as image_id
      where cardinality(images.ids) <= ${mostOfWord}
      group by image_id having count(*) >= ${leastShared}
      order by count(*) desc, image_id limit ${mostSharing}
    )
    select verification_id, fingerprint::text as fingerprint, small, keypoints
    from found
    join verification_images on verification_images.id = image_id
    join verifications on verifications.id = verification_id
    where person_id <> ${personId}
    order by shared desc, image_id limit ${mostCompared}
  `.execute(db)
  return rows
}

/** Those that were deleted before spots were kept: all of them are read, by an index that has no others. */
async function withoutSpots(db: Database, { fingerprint }: Likeness, personId: number) {
  const { rows } = await sql<{ verification_id: number; distance: number }>`
    select verification_id, distance::integer as distance
    from verification_images as images
    cross join lateral (
      select min(bit_count(images.fingerprint # way::bit(256))) as distance
      from unnest(${orientationsOf(fingerprint)}::text[]) as ways (way)
    ) as nearest
    where file_id is null and (keypoints is null or length(keypoints) = 0) and distance <= ${mostDistance}
      and exists (select from verifications where id = verification_id and person_id <> ${personId})
    order by distance, verification_id limit ${most}
  `.execute(db)
  return rows
}

/** An image is found from now on. */
export async function addKeypoints(
  db: Database,
  { id, keypoints }: { id: number; keypoints: Buffer | null },
): Promise<void> {
  if (keypoints === null) return
  await sql`
    insert into verification_keypoints (word, image_id)
    select word, ${id} from unnest(${wordsOf(keypoints)}::integer[]) as words (word) on conflict do nothing
  `.execute(db)
}
