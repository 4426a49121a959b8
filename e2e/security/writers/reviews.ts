import type { OpenApi } from '#city/api/open-api.ts'
import { newApplicant } from '#city/applications/applicant.ts'
import { writeApplication } from '#city/applications/application-content.ts'
import { toJpeg } from '#city/papers/canvas.ts'
import { identityOf } from '#city/papers/identity.ts'
import { drawScene } from '#city/posts/post-picture.ts'
import type { OpenApplication } from '#contract/open/open-applications.ts'
import { applicantKinds } from '#contract/reviews/application-terms.ts'
import { applications } from '#contract/reviews/applications.ts'
import { postTerms } from '#contract/reviews/post-terms.ts'
import { posts } from '#contract/reviews/posts.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { type Texts, withTexts } from '../payloads.ts'
import { cityCode, customer, type Sources, type Writer } from './writer.ts'

const sendPicture = async (app: OpenApi, nth: number) =>
  app.sendPaperImage({ data: (await toJpeg(drawScene('poster', `xss/${nth}`))).toString('base64') })
const person = (who: string, nth: number) => ({ kind: 'customer' as const, externalId: `${who}-${nth}` })

const paper: Writer = async ({ apps: { customer: app } }, nth, texts) => {
  const front = { image: 'front' as const, ...(await sendPicture(app, nth)) }
  const back = { image: 'back' as const, ...(await sendPicture(app, nth)) }
  const page = { image: 'page' as const, ...(await sendPicture(app, nth)) }
  const { number } = identityOf(`xss-${nth}`)
  const fields = { name: texts(64), address: texts(199), nickName: texts(64) }
  const sent = { from: person('X', nth), cityCode, reading: { by: texts(64), confidence: 90, fields } }
  const card = { kind: 'realName' as const, name: texts(64), number, address: texts(199), issuer: texts(64) }
  await app.sendPaper({ ...sent, externalNo: `xss-card-${nth}`, paper: card, images: [front, back] })
  const skill = { kind: 'gameSkill' as const, game: texts(30), rank: texts(30), nickName: texts(64) }
  await app.sendPaper({ ...sent, externalNo: `xss-skill-${nth}`, paper: skill, images: [page] })
}

/** A paper that is rejected with a note, and the appeal against it. */
const appealedPaper: Writer = async ({ apps: { customer: app }, admin, idOf }, nth, texts) => {
  const from = person('XV', nth)
  const skill = { kind: 'gameSkill' as const, game: texts(30), rank: texts(30), nickName: texts(64) }
  const images = [{ image: 'page' as const, ...(await sendPicture(app, nth)) }]
  const { no } = await app.sendPaper({ externalNo: `xss-appeal-${nth}`, from, cityCode, paper: skill, images })
  const id = await idOf('verifications', no)
  await admin.call(verifications.claim, { id, most: 1 })
  const version = (await admin.call(verifications.get, { id })).case?.version ?? 0
  await admin.call(verifications.reject, { id, version, seconds: 1, codes: ['blurred'], note: texts(199) })
  return () => app.appealPaper(no, { eventId: `xss-paper-appeal-${nth}`, from, text: texts(199) })
}

const writtenPost = (what: string, nth: number, texts: Texts) => ({
  externalNo: `xss-${what}-${nth}`,
  author: customer('X', nth, texts),
  cityCode,
  publishedAt: new Date().toISOString(),
  kind: 'text' as const,
  text: texts(1000),
  topics: [texts(30), texts(30)],
  place: texts(64),
  ipRegion: texts(32),
  machine: { by: texts(64), suggests: 'review' as const, label: 'fraud' as const, score: 60 },
})

const post: Writer = async ({ apps: { customer: app } }, nth, texts) => {
  const { no } = await app.publishPost(writtenPost('post', nth, texts))
  await app.publishPost({ ...writtenPost('comment', nth, texts), parentNo: no })
  const reporter = { kind: 'customer' as const, externalId: 'C0001' }
  await app.reportPost(no, { eventId: `xss-report-${nth}`, reporter, reason: 'other', text: texts(199) })
  const { externalId } = customer('X', nth, texts)
  await app.editPost(no, { ...writtenPost('post', nth, texts), eventId: `xss-edit-${nth}`, externalId })
}

/** Shown at once. */
const harmless = {
  text: '今天天气真好',
  topics: [],
  place: '',
  machine: { by: 'app', suggests: 'pass' as const, label: null, score: 98 },
}

/** Posts that are rejected and hidden with words, whose author is warned and appeals. */
const appealedPost: Writer = async ({ apps: { customer: app }, admin, idOf }, nth, texts) => {
  const author = customer('XA', nth, texts)
  const { no } = await app.publishPost({ ...writtenPost('rejected', nth, texts), author })
  const id = await idOf('posts', no)
  await admin.call(posts.claim, { id, most: 1 })
  const version = (await admin.call(posts.get, { id })).case?.version ?? 0
  await admin.call(posts.reject, { id, version, seconds: 1, codes: ['other'], note: texts(199) })
  const shown = await app.publishPost({ ...writtenPost('hidden', nth, texts), author, ...harmless })
  const hidden = await idOf('posts', shown.no)
  const target = async () => ({ id: hidden, version: (await admin.call(posts.get, { id: hidden })).version })
  await admin.call(posts.hide, { ...(await target()), codes: ['other'], reason: texts(199) })
  await admin.call(posts.punish, { ...(await target()), step: 'warn', reason: texts(199) })
  return () =>
    app.appealPost(no, { eventId: `xss-post-appeal-${nth}`, externalId: author.externalId, text: texts(199) })
}

/** Every other one is found in posts, which then mark it. */
const term: Writer = ({ admin }, nth, texts) =>
  admin.call(postTerms.add, {
    term: `${texts(60)}${nth % 2 === 1 ? nth : ''}`,
    level: 'mark',
    label: 'fraud',
    isBySound: false,
  })

const applicationTexts = {
  name: 64,
  agreement: 32,
  invitedBy: 64,
  plate: 16,
  emergencyName: 64,
  shopName: 64,
  category: 64,
  address: 199,
  hours: 64,
  introduction: 500,
  company: 64,
  plan: 1000,
}

async function apply({ apps: { customer: app } }: Sources, run: string, nth: number, texts: Texts) {
  const kind = applicantKinds[nth % applicantKinds.length] ?? 'rider'
  const known = newApplicant({ run, index: nth, kind, flaw: 'none', otherPhone: undefined })
  const { externalId, name, phone, externalNo } = known
  const content = writeApplication(kind, 'none', String(nth))
  const plate = content.kind === 'rider' ? { ...content, vehicle: { ...content.vehicle, plate: '-' } } : content
  const sent: OpenApplication = {
    externalNo,
    applicant: { externalId, name, phone },
    cityCode,
    content: plate,
    agreement: '-',
    invitedBy: '-',
  }
  const { no } = await app.apply(withTexts(sent, applicationTexts, texts))
  return { no, externalId, content: () => withTexts(plate, applicationTexts, texts) }
}

/** An application that is sent back with words, and comes again with what was missing. */
const returned: Writer = async (sources, nth, texts) => {
  const { no, externalId, content } = await apply(sources, 'xss-back', nth, texts)
  await judge(sources, no, { verdict: 'return', note: texts(199) })
  const sent = { eventId: `xss-again-${nth}`, externalId }
  return () => sources.apps.customer.resubmitApplication(no, { ...sent, content: content() })
}

const refused: Writer = async (sources, nth, texts) => {
  const { no, externalId } = await apply(sources, 'xss-refused', nth, texts)
  await judge(sources, no, { verdict: 'reject', note: texts(199) })
  const sent = { eventId: `xss-appeal-${nth}`, externalId }
  return () => sources.apps.customer.appealApplication(no, { ...sent, text: texts(199) })
}

async function judge(
  { admin, idOf }: Sources,
  no: string,
  { verdict, note }: { verdict: 'return' | 'reject'; note: string },
) {
  const id = await idOf('applications', no)
  await admin.call(applications.claim, { id, most: 1 })
  const version = (await admin.call(applications.get, { id })).case?.version ?? 0
  const target = { id, version, seconds: 1, note }
  if (verdict === 'return') await admin.call(applications.return, { ...target, codes: ['realName'] })
  else await admin.call(applications.reject, { ...target, codes: ['untrue'] })
}

export const reviewWriters: Readonly<Record<string, Writer>> = {
  paper,
  appealedPaper,
  post,
  appealedPost,
  term,
  application: (sources, nth, texts) => apply(sources, 'xss', nth, texts),
  returned,
  refused,
}
