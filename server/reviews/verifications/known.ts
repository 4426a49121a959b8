import { sql } from 'kysely'
import type { PaperContent } from '#contract/reviews/paper.ts'
import type { Database } from '#server/kit/database.ts'
import type { PaperRecord } from './table.ts'

/** What we know of a person already; the number is masked. */
export type Known = { content: PaperContent; number: string | null }

const credentialOf: Partial<Record<PaperRecord['kind'], 'identity' | 'licence' | 'health' | 'vehicle'>> = {
  realName: 'identity',
  driverLicence: 'licence',
  healthCertificate: 'health',
  vehicle: 'vehicle',
}

/** From the person, the worker and their credential of that kind, and from an identity card that was approved. */
export async function knownOf(db: Database, { kind, person_id }: Pick<PaperRecord, 'kind' | 'person_id'>) {
  const person = await db
    .selectFrom('users')
    .leftJoin('workers', 'workers.user_id', 'users.id')
    .leftJoin('worker_credentials as credential', join =>
      join.onRef('credential.worker_id', '=', 'users.id').on('credential.kind', '=', credentialOf[kind] ?? 'identity'),
    )
    .select(['users.real_name', 'workers.licence_class', 'workers.vehicle', 'credential.number as credential_number'])
    .select(['workers.licensed_on', 'credential.expires_on'])
    .where('users.id', '=', person_id)
    .executeTakeFirstOrThrow()
  const card = await approvedCard(db, person_id)
  const content: PaperContent = {
    ...pick('name', person.real_name || card?.content.name),
    ...pick('gender', card?.content.gender),
    ...pick('bornOn', card?.content.bornOn),
    ...(kind === 'driverLicence' && {
      ...pick('licenceClass', person.licence_class),
      ...pick('issuedOn', person.licensed_on),
    }),
    ...(kind === 'vehicle' && pick('plate', person.vehicle?.plate)),
    ...(credentialOf[kind] && pick('validTo', person.expires_on)),
  }
  const number = (kind === 'realName' && card?.number_masked) || (credentialOf[kind] && person.credential_number)
  return { content, number: number || null } satisfies Known
}

function approvedCard(db: Database, personId: number) {
  return db
    .selectFrom('verifications')
    .select(['content', 'number_masked'])
    .where('person_id', '=', personId)
    .where('kind', '=', 'realName')
    .where('state', '=', 'approved')
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
}

function pick<Name extends keyof PaperContent>(name: Name, value: PaperContent[Name] | null): PaperContent {
  return value ? { [name]: value } : {}
}
