import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import { partsLike } from './fingerprint.ts'

/**
 * Bits of 64 that may differ between two images that look the same. Chosen by `npm run bench -- alike`. Of at most eleven bits,
 * no more than two are in one of the four parts, so that the index finds all of them.
 */
export const mostDistance = 10
const most = 5

/** Papers of other persons with an image that looks the same, the most alike first; at most 5. */
export async function findAlike(
  db: Database,
  fingerprint: string,
  personId: number,
): Promise<{ verificationId: number; distance: number }[]> {
  const parts = partsLike(BigInt(fingerprint))
  const { rows } = await sql<{ verificationId: number; distance: number }>`
    select verification_id as "verificationId", min(distance)::integer as distance
    from (
      select verification_id, bit_count((fingerprint # ${fingerprint}::bigint)::bit(64)) as distance
      from verification_images where parts && ${parts}::integer[]
    ) as similar_images
    join verifications on verifications.id = verification_id
    where distance <= ${mostDistance} and person_id <> ${personId}
    group by verification_id order by min(distance), verification_id limit ${most}
  `.execute(db)
  return rows
}
