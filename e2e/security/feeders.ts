import type { OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import { newApplicant } from '#city/applications/applicant.ts'
import { writeApplication } from '#city/applications/application-content.ts'
import { toJpeg } from '#city/papers/canvas.ts'
import { identityOf } from '#city/papers/identity.ts'
import { createPopulation } from '#city/people/population.ts'
import { drawScene } from '#city/posts/post-picture.ts'
import { createOrderContent, toOpenOrder } from '#city/services/orders.ts'
import { fen } from '#contract/base/values.ts'
import type { Service } from '#contract/orders/service.ts'
import { applicantKinds } from '#contract/reviews/application-terms.ts'
import { openDesk, textWith } from '../setup/records/announcements.ts'
import { type Texts, textsFrom, withTexts } from './payloads.ts'

type Feeder = (apps: Record<Role, OpenApi>, nth: number, texts: Texts) => Promise<unknown>

const cityCode = '410100'
const population = createPopulation()
const customer = (nth: number, texts: Texts) => ({ kind: 'customer' as const, externalId: `X-${nth}`, name: texts(64) })
const point = { lng: 113.65, lat: 34.76 }

const orderTexts = { name: 64, detail: 500, note: 500, goods: 64, car: 64, carrier: 64, gameServer: 64, rank: 40 }

async function placeOrder({ customer: app }: Record<Role, OpenApi>, service: Service, nth: number, texts: Texts) {
  const content = createOrderContent(population, 'xss', `${service}-${nth}`, service)
  const written = toOpenOrder(content, { externalNo: `xss-${service}-${nth}`, cityCode, speed: 1 })
  const order = withTexts(written, orderTexts, texts)
  return { order, ...(await app.placeOrder(order)) }
}

const event = (what: string, nth: number) => ({ eventId: `xss-${what}-${nth}`, occurredAt: new Date().toISOString() })

/** A meal that is paid, and complained about. */
const meal: Feeder = async (apps, nth, texts) => {
  const { no, order } = await placeOrder(apps, 'food', nth, texts)
  await apps.customer.sendEvent(no, { ...event('pay', nth), event: 'pay', by: 'payment', amountFen: fen(order.payFen) })
  await apps.customer.complain({
    externalNo: `xss-complaint-${nth}`,
    from: { kind: 'customer', externalId: order.customer.externalId },
    orderNo: no,
    about: 'merchant',
    type: 'D230',
    content: texts(1000),
    demand: 'apology',
  })
}

const ride: Feeder = async (apps, nth, texts) => {
  const { no } = await placeOrder(apps, 'chauffeur', nth, texts)
  const reason = texts(199)
  await apps.customer.sendEvent(no, { ...event('cancel', nth), event: 'cancel', by: 'customer', reason })
}

const chat: Feeder = async ({ customer: app }, nth, texts) => {
  const from = customer(nth, texts)
  const message = { from, cityCode, sentAt: new Date().toISOString() }
  await app.sendMessage({ ...message, kind: 'text', messageId: `xss-say-${nth}`, text: texts(2000) })
  const greeting = texts(30)
  await app.sendMessage({ ...message, kind: 'packet', messageId: `xss-pay-${nth}`, amountFen: fen(100), greeting })
}

const worker: Feeder = ({ rider: app }, nth, texts) => {
  const person = { phone: `1990040${String(nth).padStart(4, '0')}`, cityCode, online: true, position: point }
  const game = { kind: 'companion' as const, externalId: `XP-${nth}`, serviceTypes: [`game:${texts(31)}`] }
  const vehicle = { type: 'ebike' as const, plate: texts(16) }
  return app.sendWorkers({
    workers: [
      { ...person, kind: 'rider', externalId: `XR-${nth}`, name: texts(64), vehicle, serviceTypes: ['food'] },
      { ...person, ...game, phone: `1990041${String(nth).padStart(4, '0')}`, name: texts(64) },
    ],
  })
}

const shop: Feeder = ({ merchant: app }, nth, texts) =>
  app.sendMerchants({
    merchants: [
      {
        externalId: `XM-${nth}`,
        name: texts(64),
        category: texts(64),
        phone: `1990042${String(nth).padStart(4, '0')}`,
        cityCode,
        address: texts(199),
        position: point,
        open: true,
        prepMinutes: 10,
      },
    ],
  })

const paper: Feeder = async ({ customer: app }, nth, texts) => {
  const picture = await toJpeg(drawScene('poster', `xss/${nth}`))
  const front = { image: 'front' as const, ...(await app.sendPaperImage({ data: picture.toString('base64') })) }
  const back = { image: 'back' as const, ...(await app.sendPaperImage({ data: picture.toString('base64') })) }
  const page = { image: 'page' as const, ...(await app.sendPaperImage({ data: picture.toString('base64') })) }
  const { number } = identityOf(`xss-${nth}`)
  const fields = { name: texts(64), address: texts(199), nickName: texts(64) }
  const sent = {
    from: { kind: 'customer' as const, externalId: `X-${nth}` },
    cityCode,
    reading: { by: texts(64), confidence: 90, fields },
  }
  const card = { kind: 'realName' as const, name: texts(64), number, address: texts(199), issuer: texts(64) }
  await app.sendPaper({ ...sent, externalNo: `xss-card-${nth}`, paper: card, images: [front, back] })
  const skill = { kind: 'gameSkill' as const, game: texts(30), rank: texts(30), nickName: texts(64) }
  await app.sendPaper({ ...sent, externalNo: `xss-skill-${nth}`, paper: skill, images: [page] })
}

const post: Feeder = async ({ customer: app }, nth, texts) => {
  const written = (what: string) => ({
    externalNo: `xss-${what}-${nth}`,
    author: customer(nth, texts),
    cityCode,
    publishedAt: new Date().toISOString(),
    kind: 'text' as const,
    text: texts(1000),
    topics: [texts(30), texts(30)],
    place: texts(64),
    ipRegion: texts(32),
    machine: { by: texts(64), suggests: 'review' as const, label: 'fraud' as const, score: 60 },
  })
  const { no } = await app.publishPost(written('post'))
  await app.publishPost({ ...written('comment'), parentNo: no })
  const reporter = { kind: 'customer' as const, externalId: 'C0001' }
  await app.reportPost(no, { eventId: `xss-report-${nth}`, reporter, reason: 'other', text: texts(199) })
  const { externalId } = customer(nth, texts)
  await app.editPost(no, { ...written('post'), eventId: `xss-edit-${nth}`, externalId })
}

const feedback: Feeder = async ({ customer: app }, nth, texts) => {
  const { no } = await app.sendFeedback({
    externalNo: `xss-feedback-${nth}`,
    person: customer(nth, texts),
    type: 'bug',
    content: texts(1000),
    page: texts(64),
    appVersion: texts(32),
    device: texts(64),
    system: 'web',
    systemVersion: texts(32),
    contact: texts(64),
    cityCode,
  })
  const { externalId } = customer(nth, texts)
  await app.writeAboutFeedback(no, { eventId: `xss-again-${nth}`, externalId, text: texts(1000) })
}

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

const application: Feeder = ({ customer: app }, nth, texts) => {
  const kind = applicantKinds[nth % applicantKinds.length] ?? 'rider'
  const known = newApplicant({ run: 'xss', index: nth, kind, flaw: 'none', otherPhone: undefined })
  const { externalId, name, phone, externalNo } = known
  const content = writeApplication(kind, 'none', String(nth))
  const plate = content.kind === 'rider' ? { ...content, vehicle: { ...content.vehicle, plate: '-' } } : content
  const agreed = { content: plate, agreement: '-', invitedBy: '-' }
  return app.apply(
    withTexts({ externalNo, applicant: { externalId, name, phone }, cityCode, ...agreed }, applicationTexts, texts),
  )
}

/** Every text that people can bring into the product by the open API, by what they do. */
const feeders: Readonly<Record<string, Feeder>> = {
  meal,
  ride,
  errand: (apps, nth, texts) => placeOrder(apps, 'errand', nth, texts),
  parcel: (apps, nth, texts) => placeOrder(apps, 'express', nth, texts),
  companion: (apps, nth, texts) => placeOrder(apps, 'companion', nth, texts),
  challenge: (apps, nth, texts) => placeOrder(apps, 'challenge', nth, texts),
  chat,
  worker,
  shop,
  paper,
  post,
  feedback,
  application,
}

/** So many records of each kind; with this many every field gets every payload that fits. */
export async function feedAll(apps: Record<Role, OpenApi>, records: number): Promise<void> {
  for (let nth = 0; nth < records; nth++) {
    const feeding = Object.entries(feeders).map(async ([what, feed], place) => {
      await feed(apps, nth, textsFrom(nth + place)).catch((error: unknown) => {
        throw new Error(`${what} ${nth} was not taken.`, { cause: error })
      })
    })
    await Promise.all(feeding)
  }
}

/** The same in announcements, which staff write: as title and summary they are texts, as content they are HTML. */
export async function feedAnnouncements(url: string, records: number): Promise<void> {
  const ops = await openDesk(url, 'ops')
  for (let nth = 0; nth < records; nth++) {
    const texts = textsFrom(nth)
    await ops('add', textWith({ title: texts(60), summary: texts(120), content: `<p>${nth}</p>${texts(1000)}` }))
  }
}
