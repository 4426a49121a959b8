import type { PeerKind } from '#contract/chats/chat.ts'
import type { ComplaintLine } from '#contract/complaints/complaint.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { genericPlan } from '#server/kit/named-statements.ts'
import { inCities } from '#server/kit/rows/cities.ts'

const maxLines = 20

type Person = { kind: PeerKind; appId: string; externalId: string }

/** A person's last complaints and those about them, in the reader's cities; null without `complaints.view`. */
export async function complaintsOf(
  db: Database,
  caller: Caller,
  { kind, appId, externalId }: Person,
): Promise<ComplaintLine[] | null> {
  if (!caller.permissions.has('complaints.view')) return null
  const own = { complainant_app_id: appId, complainant_external_id: externalId, complainant_kind: kind }
  return db
    .selectFrom('complaints')
    .select(['id', 'no', 'level', 'type', 'state', 'created_at as createdAt'])
    .select(row => row.and(own).$castTo<boolean>().as('isTheirs'))
    .where(row =>
      row.or([
        row.and(own),
        row.and({ respondent_app_id: appId, respondent_external_id: externalId, respondent_kind: kind }),
      ]),
    )
    .where(inCities('complaints.city_code', caller))
    .orderBy('id', 'desc')
    .limit(maxLines)
    .modifyEnd(genericPlan)
    .execute()
}

/** Whether this person made the complaint of that number. */
export async function isComplaintOf(db: Database, no: string, { kind, appId, externalId }: Person): Promise<boolean> {
  const found = await db
    .selectFrom('complaints')
    .select('id')
    .where('no', '=', no)
    .where('complainant_app_id', '=', appId)
    .where('complainant_external_id', '=', externalId)
    .where('complainant_kind', '=', kind)
    .executeTakeFirst()
  return found !== undefined
}
