import { randomUUID } from 'node:crypto'
import type { OpenApplication } from '#contract/open/open-applications.ts'
import type { ApplicationDetail } from '#contract/reviews/application.ts'
import { type ApplicantKind, termsOf } from '#contract/reviews/application-terms.ts'
import { applications } from '#contract/reviews/applications.ts'
import { homeCity } from '../open/fixtures.ts'
import type { Desk } from '../orders/desk.ts'
import type { TestServer } from '../process/server.ts'
import { stateAfterDecision } from './cases.ts'
import { type Holder, identityNumber, judge, newHolder, settled, showPaper } from './papers.ts'

export type Applied = { id: number; no: string; person: Holder; phone: string; body: OpenApplication }

let numbered = 0

/** A phone number that nobody else has. */
export function newPhone(): string {
  numbered += 1
  return `1${String(7_000_000_000 + Math.floor(Math.random() * 900_000_000) + numbered)}`
}

const contents: { [Kind in ApplicantKind]: Extract<OpenApplication['content'], { kind: Kind }> } = {
  rider: { kind: 'rider', vehicle: { type: 'ebike', plate: '豫A12345' }, experienceMonths: 12 },
  chauffeur: {
    kind: 'chauffeur',
    licenceClass: 'C1',
    drivingYears: 8,
    emergencyName: '王大明',
    emergencyPhone: '13700001111',
  },
  merchant: {
    kind: 'merchant',
    shopName: '小明面馆',
    category: '面食',
    address: '郑州市金水区花园路 1 号',
    position: { lng: 113.66, lat: 34.76 },
    hours: '09:00-21:00',
    prepMinutes: 15,
    commission: 1800,
  },
  companion: { kind: 'companion', games: ['game:王者荣耀'], priceFen: 3000, introduction: '五年经验' },
  cityAgent: { kind: 'cityAgent', company: '小明科技', plan: '覆盖三个区' },
}

type Options = {
  kind?: ApplicantKind
  person?: Holder
  name?: string
  phone?: string
  cityCode?: string
  externalNo?: string
  content?: object
}

/** What the app would send. */
export function writeApplication(options: Options = {}): OpenApplication {
  const { kind = 'rider', person = newHolder(), name = '王小明', phone = newPhone() } = options
  return {
    externalNo: options.externalNo ?? randomUUID(),
    applicant: { externalId: person.externalId, name, phone },
    cityCode: options.cityCode ?? homeCity,
    content: { ...contents[kind], ...options.content } as OpenApplication['content'],
    agreement: '2026-11',
  }
}

export async function postApplication(server: TestServer, path: string, body: object) {
  const response = await server.fixtures.post('customer', `/open/v1/applications${path}`, body)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

export async function apply(server: TestServer, options: Options = {}): Promise<Applied> {
  const person = options.person ?? newHolder()
  const written = writeApplication({ ...options, person })
  const { status, body } = await postApplication(server, '', written)
  if (status !== 200) throw new Error(`The application was refused: ${JSON.stringify(body)}`)
  const no = String(body.no)
  const { id } = await server.db.selectFrom('applications').select('id').where('no', '=', no).executeTakeFirstOrThrow()
  return { id, no, person, phone: written.applicant.phone, body: written }
}

/** What the app reports about an application afterwards. */
export function report(
  server: TestServer,
  { no, person }: Pick<Applied, 'no' | 'person'>,
  event: 'resubmit' | 'withdraw' | 'appeal' | 'progress',
  more: object = {},
) {
  const body = { eventId: randomUUID(), externalId: person.externalId, ...more }
  return postApplication(server, `/${no}/${event}`, body)
}

/** A payment of the deposit, at the app of the applicant. */
export function payDeposit(
  server: TestServer,
  { no }: Pick<Applied, 'no'>,
  amountFen: number,
  channelNo = randomUUID(),
) {
  return postApplication(server, `/${no}/deposit`, { channelNo, amountFen, occurredAt: new Date().toISOString() })
}

/** Passes the training and pays what is asked of the kind; the last answer of the training. */
export async function onboard(server: TestServer, applied: Pick<Applied, 'no' | 'person'>, kind: ApplicantKind) {
  const { depositFen } = termsOf(kind)
  if (depositFen > 0) await payDeposit(server, applied, depositFen)
  return report(server, applied, 'progress', { trainingScore: 90 })
}

/** All papers of the kind, approved. One identity card number for those that have it. */
export async function approvePapers(
  server: TestServer,
  auditor: Desk,
  { person, kind, number = identityNumber() }: { person: Holder; kind: ApplicantKind; number?: string },
): Promise<{ number: string; paperIds: number[] }> {
  const paperIds: number[] = []
  for (const paper of termsOf(kind).papers) {
    const isCard = paper === 'realName' || paper === 'driverLicence'
    const { id } = await showPaper(server, { person, kind: paper, ...(isCard && { number }) })
    await judge(auditor, id, 'approve')
    paperIds.push(id)
  }
  for (const id of paperIds) {
    const state = await settled(server, id)
    if (state !== 'approved') throw new Error(`Paper ${id} is ${state}.`)
  }
  return { number, paperIds }
}

/** Marks everything that is checked by hand. */
export async function markAll(desk: Desk, id: number): Promise<ApplicationDetail> {
  let seen = await desk.call(applications.get, { id })
  for (const check of termsOf(seen.kind).checks) {
    seen = await desk.call(applications.check, { id, version: seen.version, check, isDone: true })
  }
  return seen
}

type Verdict = { verdict: 'approve' | 'reject' | 'return'; codes?: string[]; note?: string }

/** Decides an application that this person claims first; the decision waits for its ten seconds. */
export async function decide(desk: Desk, id: number, { verdict, codes, note = '' }: Verdict) {
  await desk.call(applications.claim, { id, most: 1 })
  const { case: review } = await desk.call(applications.get, { id })
  const target = { id, version: review?.version ?? 0, seconds: 12 }
  if (verdict === 'approve') return desk.call(applications.approve, target)
  if (verdict === 'reject') return desk.call(applications.reject, { ...target, codes: codes ?? ['untrue'], note })
  return desk.call(applications.return, { ...target, codes: codes ?? ['healthCertificate'], note })
}

/** Decides and lets the decision take effect. */
export async function decided(server: TestServer, desk: Desk, id: number, verdict: Verdict): Promise<string> {
  await decide(desk, id, verdict)
  return stateAfterDecision(server, 'applications', id)
}

/** An application that came to onboarding the whole way: papers, checks, one judgement or two. */
export async function admitted(
  server: TestServer,
  { auditor, colleague }: { auditor: Desk; colleague: Desk },
  options: Options & { number?: string } = {},
): Promise<Applied & { number: string; paperIds: number[] }> {
  const applied = await apply(server, options)
  const { kind = 'rider', number } = options
  const shown = await approvePapers(server, auditor, { person: applied.person, kind, ...(number && { number }) })
  await markAll(auditor, applied.id)
  await decided(server, auditor, applied.id, { verdict: 'approve' })
  if (termsOf(kind).hasSecondReview) await decided(server, colleague, applied.id, { verdict: 'approve' })
  return { ...applied, ...shown }
}
