import { sql } from 'kysely'
import type { ApplicantKind } from '#contract/reviews/application-terms.ts'
import type { Change } from '#server/kit/change.ts'
import { writePerson } from '#server/people/index.ts'
import { applyLicence, endLicence, type ShopLicence } from '#server/people/merchants/index.ts'
import { applyPaper, endPaper, type WorkerPaper } from '#server/people/workers/index.ts'
import type { PaperRecord } from './table.ts'

type Paper = Pick<PaperRecord, 'kind' | 'content' | 'number_masked'>

/** What an approved paper says of a worker; null of papers that say nothing. */
export function credentialOf({ kind, content, number_masked: number }: Paper): WorkerPaper | null {
  const paper = { number, expiresOn: lastDayOf(content) }
  switch (kind) {
    case 'realName':
      return { kind: 'identity', ...paper }
    case 'healthCertificate':
      return { kind: 'health', ...paper }
    case 'driverLicence': {
      const { licenceClass, issuedOn: licensedOn } = content
      return {
        kind: 'licence',
        ...paper,
        driving: licenceClass && licensedOn ? { licenceClass, licensedOn } : undefined,
      }
    }
    default:
      return null
  }
}

/** What an approved paper says of a shop; null of papers that say nothing. */
function licenceOf({ kind, content, number_masked: number }: Paper): ShopLicence | null {
  if (kind === 'businessLicence') return { kind: 'business', number, expiresOn: lastDayOf(content) }
  if (kind === 'foodPermit') return { kind: 'food', number, expiresOn: lastDayOf(content) }
  return null
}

function lastDayOf({ validTo }: Paper['content']): string | null {
  return validTo === undefined || validTo === 'long' ? null : validTo
}

type Owned = Paper & Pick<PaperRecord, 'person_id' | 'person_kind'>

/** An approved paper becomes a credential of its worker, a licence of its shop. */
export async function giveCredential(change: Change, paper: Owned): Promise<void> {
  const credential = credentialOf(paper)
  if (credential) for (const id of await workersOf(change, paper)) await applyPaper(change, id, credential)
  const licence = licenceOf(paper)
  if (licence) for (const id of await membersOf(change, paper, ['merchant'])) await applyLicence(change, id, licence)
}

/** Takes back what a paper gave that is not approved any more: the credential of its worker, the licence of its shop, the real name of a customer. */
export async function takeBack(change: Change, paper: Owned): Promise<void> {
  const { kind, person_id, person_kind } = paper
  if (kind === 'realName' && person_kind === 'customer') await writePerson(change, person_id, { real_name: '' })
  const credential = credentialOf(paper)
  if (credential) for (const id of await workersOf(change, paper)) await endPaper(change, id, credential)
  const licence = licenceOf(paper)
  if (licence) for (const id of await membersOf(change, paper, ['merchant'])) await endLicence(change, id, licence)
}

/** The worker whose paper it is, or those that its person became by their applications. */
async function workersOf(change: Change, paper: Owned): Promise<number[]> {
  return paper.person_kind === 'customer'
    ? membersOf(change, paper, ['rider', 'chauffeur', 'companion'])
    : [paper.person_id]
}

/** The workers or shops that a person became by their applications. */
async function membersOf({ db }: Change, { person_id }: Owned, kinds: readonly ApplicantKind[]): Promise<number[]> {
  const members = await db
    .selectFrom('applications')
    .select('member_id')
    .where('person_id', '=', person_id)
    .where('kind', 'in', kinds)
    .where('state', '=', 'activated')
    .orderBy('member_id')
    .execute()
  return members.flatMap(({ member_id }) => member_id ?? [])
}

/** The same where a paper is rejected that had been approved once, unless another one of its kind is approved. */
export async function takeBackRejected(change: Change, paper: Owned & Pick<PaperRecord, 'id'>): Promise<void> {
  const { rows } = await sql<{ was_approved: boolean }>`
    select exists (
      select from events where subject = 'verifications' and subject_id = ${paper.id} and action = 'verifications.approved'
    ) and not exists (
      select from verifications where person_id = ${paper.person_id} and kind = ${paper.kind} and state = 'approved'
    ) as was_approved`.execute(change.db)
  if (rows[0]?.was_approved) await takeBack(change, paper)
}
