import type { z } from 'zod'
import type { OpenFeedback } from '#contract/open/open-feedback.ts'
import type { Actor } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { refuseUnreported } from '#server/open/openFields/index.ts'
import { findOrAddCustomer, knownAs, shownName } from '#server/people/index.ts'
import type { FeedbackRecord } from '../table.ts'

type Asked = Pick<z.output<typeof OpenFeedback>, 'person' | 'cityCode'>
type Person = { personId: number | null; merchantId: number | null; name: string }

/** Who writes: a worker or shop that the app has reported, or any of its users, who may be new. */
export async function findPerson(db: Database, appId: string, { person, cityCode }: Asked): Promise<Person> {
  const { kind, externalId } = person
  const name = shownName(person.name)
  if (kind === 'customer') {
    const { id } = await findOrAddCustomer(db, { appId, externalId }, { name: person.name, cityCode })
    return { personId: id, merchantId: null, name }
  }
  const known = (await knownAs(db, appId, { kind, externalId })) ?? refuseUnreported('person', kind)
  return known.owner === 'merchant'
    ? { personId: null, merchantId: known.id, name }
    : { personId: known.id, merchantId: null, name }
}

/** The person as the operation log names them. */
export function actorOf({ person_kind, person_id, person_name }: FeedbackRecord): Actor {
  return { kind: person_kind, id: person_id, name: person_name }
}
