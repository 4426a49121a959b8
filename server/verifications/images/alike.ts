import { sql } from 'kysely'
import { orientationsOf } from '#server/files/index.ts'
import type { Database } from '#server/kit/database.ts'

/**
 * Bits of 256 in which two images differ that are the same picture; measured by `npm run bench -- alike`. More would take the
 * scans of different people for one: they have the same layout.
 */
export const mostDistance = 12
const most = 5

/** Papers of other persons with the same picture, also mirrored or turned, the most alike first; at most 5. Reads the fingerprints of all images. */
export async function findAlike(
  db: Database,
  fingerprint: string,
  personId: number,
): Promise<{ verificationId: number; distance: number }[]> {
  const distances = orientationsOf(fingerprint).map(one => sql`bit_count(fingerprint # ${one}::bit(256))`)
  const { rows } = await sql<{ verificationId: number; distance: number }>`
    select verification_id as "verificationId", min(distance)::integer as distance
    from (
      select verification_id, least(${sql.join(distances)}) as distance from verification_images
    ) as images
    join verifications on verifications.id = verification_id
    where distance <= ${mostDistance} and person_id <> ${personId}
    group by verification_id order by min(distance), verification_id limit ${most}
  `.execute(db)
  return rows
}
