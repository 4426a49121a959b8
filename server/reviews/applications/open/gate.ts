import { sql } from 'kysely'
import type { ApplicantKind } from '#contract/reviews/application-terms.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { openStates, reapplyAt, reapplyDay } from '../terms.ts'

type Applicant = { personId: number; kind: ApplicantKind; phone: string }

type Person = Pick<Applicant, 'personId' | 'kind'>

/** Refuses whoever has an open application of the kind. */
export async function refuseOpen(db: Database, { personId, kind }: Person): Promise<void> {
  const open = await db
    .selectFrom('applications')
    .select('no')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('state', 'in', [...openStates])
    .executeTakeFirst()
  if (open) refuse('applicationOpen', { params: { no: open.no } })
}

/**
 * Refuses whoever has an open application of the kind, or was rejected or withdrew lately: by the person, and by the phone
 * number for whoever comes back under another name.
 */
export async function refuseAgain(db: Database, { personId, kind, phone }: Applicant): Promise<void> {
  await refuseOpen(db, { personId, kind })
  const ended = await db
    .selectFrom('applications')
    .select(['state', 'state_at'])
    .where(row => row.or([row('person_id', '=', personId), row(sql`reverse(phone)`, '=', sql`reverse(${phone})`)]))
    .where('kind', '=', kind)
    .where('state', 'in', ['rejected', 'withdrawn'])
    .orderBy('state_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const at = ended ? reapplyAt(ended) : null
  if (at !== null) refuse('reappliesTooSoon', { params: { day: reapplyDay(at) } })
}
