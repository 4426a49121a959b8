import type { WorkerKind } from '#contract/base/machine.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { moveDeposits } from '#server/money/deposits/index.ts'
import { addShop } from '#server/people/merchants/index.ts'
import { applyPaper, hireWorker } from '#server/people/workers/index.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import { credentialOf } from '#server/reviews/verifications/index.ts'
import { applicationAppWords } from '#words/reviews/applications.ts'
import { type PaperOfPerson, papersOf } from './read/papers.ts'
import { applicationRecords } from './records.ts'
import type { ApplicationRecord } from './table.ts'
import { isWorkerKind } from './terms.ts'
import { enqueueApplicationWebhook } from './webhooks.ts'

/**
 * Of two people with one phone number or identity card, one is activated: activations run one after the other, each seeing what
 * the one before made. Taken before the last look at the risks.
 */
export async function lockActivations(db: Database): Promise<void> {
  await lockNamed(db, 'applications.activate')
}

/** Makes the applicant what they applied for. The caller has locked the application and looked whether everything is there. */
export async function activateApplication(
  change: Change,
  row: ApplicationRecord,
  by: 'staff' | 'app',
): Promise<ApplicationRecord> {
  const papers = (await papersOf(change.db, [row.person_id])).filter(({ state }) => state === 'approved')
  const member = await makeMember(change, row, papers)
  if (member && isWorkerKind(row.kind)) await moveDeposits(change, row.id, member.id)
  const activated = await applicationRecords.move(change, row, 'activate', {
    by,
    set: { member_id: member?.id ?? null },
  })
  await enqueueApplicationWebhook(change, activated, 'activate', member?.no)
  return activated
}

/** A city agent is nobody among workers and shops: they have nothing but the application. */
function makeMember(change: Change, row: ApplicationRecord, papers: readonly PaperOfPerson[]) {
  const { content } = row
  if (content.kind === 'cityAgent') return null
  if (content.kind === 'merchant') return makeShop(change, row, content, papers)
  return makeWorker(change, row, content.kind, papers)
}

async function makeWorker(
  change: Change,
  row: ApplicationRecord,
  kind: WorkerKind,
  papers: readonly PaperOfPerson[],
): Promise<{ id: number; no: string }> {
  const { content } = row
  const worker = await hireWorker(change, row.app_id, {
    externalId: row.person_external_id,
    kind,
    name: papers.find(paper => paper.kind === 'realName')?.content.name ?? row.name,
    phone: row.phone,
    cityCode: row.city_code,
    online: false,
    ...(content.kind === 'companion' && { serviceTypes: content.games }),
    ...(content.kind === 'rider' && { vehicle: content.vehicle }),
  })
  if (!worker) return refuse('applicantWorks', { params: { kind: applicationAppWords.kinds[kind].zh } })
  for (const paper of papers) {
    const credential = credentialOf(paper)
    if (credential) await applyPaper(change, worker.id, credential)
  }
  return worker
}

type ShopContent = Extract<ApplicationRecord['content'], { kind: 'merchant' }>

async function makeShop(
  change: Change,
  row: ApplicationRecord,
  content: ShopContent,
  papers: readonly PaperOfPerson[],
): Promise<{ id: number; no: string }> {
  const licenceOf = (kind: PaperOfPerson['kind']) => {
    const paper = papers.find(one => one.kind === kind)
    return paper && { number: paper.number_masked, expiresOn: paper.last_day }
  }
  const [businessLicence, foodLicence] = [licenceOf('businessLicence'), licenceOf('foodPermit')]
  const shop = await addShop(change, row.app_id, {
    externalId: row.person_external_id,
    name: content.shopName,
    category: content.category,
    phone: row.phone,
    cityCode: row.city_code,
    address: content.address,
    position: content.position,
    open: false,
    prepMinutes: content.prepMinutes,
    ...(businessLicence && { businessLicence }),
    ...(foodLicence && { foodLicence }),
  })
  return shop ?? refuse('applicantWorks', { params: { kind: applicationAppWords.kinds.merchant.zh } })
}
