import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { type PaperImage, type PaperKind, paperOf } from '#contract/reviews/paper.ts'
import type { VerificationDetail } from '#contract/reviews/verification.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { homeCity } from '../open/fixtures.ts'
import type { Desk } from '../orders/desk.ts'
import type { TestServer } from '../process/server.ts'
import { stateAfterDecision } from './cases.ts'

export type Holder = { kind: 'customer' | 'rider' | 'chauffeur' | 'companion'; externalId: string }
export type Shown = { id: number; no: string; person: Holder; number: string; status: number; body: object }

let numbered = 0

/** A number of an identity card with the right check character, of somebody born on that day. */
export function identityNumber(bornOn = '1990-03-07', gender: 'female' | 'male' = 'male'): string {
  numbered += 1
  const serial = String(((numbered * 2 + (gender === 'male' ? 1 : 0)) % 1000) + 1000).slice(1)
  const area = 410100 + (Math.floor(numbered / 400) % 90)
  const digits = `${area}${bornOn.replaceAll('-', '')}${serial}`
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return `${digits}${'10X98765432'[sum % 11]}`
}

export function newHolder(kind: Holder['kind'] = 'customer'): Holder {
  return { kind, externalId: `V-${randomUUID().slice(0, 12)}` }
}

/** A picture that looks like no other. */
export async function pictureOf(): Promise<Buffer> {
  const raw = { width: 12, height: 12, channels: 3 as const }
  return sharp(randomBytes(12 * 12 * 3), { raw })
    .resize(192, 192, { kernel: 'cubic' })
    .png()
    .toBuffer()
}

export async function postPaper(server: TestServer, path: string, body: object, by: Holder['kind'] = 'customer') {
  const app = by === 'customer' ? 'customer' : 'rider'
  const response = await server.fixtures.post(app, `/open/v1/verifications${path}`, body)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** Uploads an image; its id. */
export async function uploadImage(server: TestServer, by: Holder['kind'], picture?: Buffer): Promise<string> {
  const data = (picture ?? (await pictureOf())).toString('base64')
  const { status, body } = await postPaper(server, '/images', { data }, by)
  if (status !== 200) throw new Error(`The image was refused: ${JSON.stringify(body)}`)
  return String(body.imageId)
}

type Options = {
  person?: Holder
  kind?: PaperKind
  cityCode?: string
  number?: string
  /** Fields that are written otherwise than usual. */
  fields?: Record<string, string>
  reading?: object
  /** The first image. */
  picture?: Buffer
  externalNo?: string
}

const usual: Record<PaperKind, Record<string, string>> = {
  realName: { name: '王小明' },
  driverLicence: { name: '王小明', licenceClass: 'C1', issuedOn: '2015-06-01', validTo: '2035-06-01' },
  healthCertificate: { name: '王小明', issuer: '郑州市疾控中心', validTo: '2027-09-01' },
  businessLicence: { name: '老郑烩面馆' },
  foodPermit: { name: '老郑烩面馆', validTo: '2028-01-01' },
  gameSkill: { game: '王者荣耀', rank: '王者', nickName: '小明打野' },
  vehicle: { name: '王小明', plate: '豫A12345', model: '大众朗逸', validTo: '2028-01-01' },
}

/** What the app would send for a paper, its images uploaded. */
export async function writePaper(server: TestServer, options: Options = {}) {
  const { person = newHolder(), kind = 'realName', number = identityNumber(), fields, reading } = options
  const images: { image: PaperImage; imageId: string }[] = []
  for (const image of paperOf(kind).images) {
    const picture = images.length === 0 ? options.picture : undefined
    images.push({ image, imageId: await uploadImage(server, person.kind, picture) })
  }
  const hasNumber = (paperOf(kind).fields as readonly string[]).includes('number')
  return {
    externalNo: options.externalNo ?? randomUUID(),
    from: person,
    cityCode: options.cityCode ?? homeCity,
    paper: { kind, ...usual[kind], ...(hasNumber && { number }), ...fields },
    images,
    ...(reading && { reading }),
  }
}

/** Somebody shows a paper in their app. */
export async function showPaper(server: TestServer, options: Options = {}): Promise<Shown> {
  const number = options.number ?? identityNumber()
  const person = options.person ?? newHolder()
  const written = await writePaper(server, { ...options, number, person })
  const { status, body } = await postPaper(server, '', written, person.kind)
  if (status !== 200) throw new Error(`The paper was refused: ${JSON.stringify(body)}`)
  const no = String(body.no)
  const { id } = await server.db.selectFrom('verifications').select('id').where('no', '=', no).executeTakeFirstOrThrow()
  return { id, no, person, number, status, body: written }
}

/** So many papers, one after the other; game skills have one image, which makes many of them cheap. */
export async function showPapers(server: TestServer, count: number, options: Options = {}): Promise<number[]> {
  const ids: number[] = []
  for (let made = 0; made < count; made += 1) ids.push((await showPaper(server, { kind: 'gameSkill', ...options })).id)
  return ids
}

export function appeal(server: TestServer, { no, person }: Pick<Shown, 'no' | 'person'>, more: object = {}) {
  const body = { eventId: randomUUID(), from: person, text: '照片是本人，请复核', ...more }
  return postPaper(server, `/${no}/appeal`, body, person.kind)
}

/** Decides a paper that this person claims first; the decision waits for its ten seconds. */
export async function judge(
  desk: Desk,
  id: number,
  verdict: 'approve' | 'reject',
  { codes = ['blurred'], note = '' }: { codes?: string[]; note?: string } = {},
): Promise<VerificationDetail> {
  await desk.call(verifications.claim, { id, most: 1 })
  return decideClaimed(desk, id, verdict, { codes, note })
}

/** Decides a paper as it stands. */
export async function decideClaimed(
  desk: Desk,
  id: number,
  verdict: 'approve' | 'reject',
  { codes = ['blurred'], note = '' }: { codes?: string[]; note?: string } = {},
): Promise<VerificationDetail> {
  const target = { ...(await caseTarget(desk, id)), seconds: 12 }
  if (verdict === 'approve') return desk.call(verifications.approve, target)
  return desk.call(verifications.reject, { ...target, codes, note })
}

/** A paper with the version of its case. */
export async function caseTarget(desk: Desk, id: number): Promise<{ id: number; version: number }> {
  const { case: review } = await desk.call(verifications.get, { id })
  return { id, version: review?.version ?? 0 }
}

/** Lets decisions take effect; the state of the paper then. */
export const settled = (server: TestServer, id: number) => stateAfterDecision(server, 'verifications', id)

/** Shows, judges and lets the decision take effect. */
export async function judged(
  server: TestServer,
  desk: Desk,
  verdict: 'approve' | 'reject',
  options: Options & { codes?: string[]; note?: string } = {},
): Promise<Shown> {
  const shown = await showPaper(server, options)
  await judge(desk, shown.id, verdict, options)
  await settled(server, shown.id)
  return shown
}
