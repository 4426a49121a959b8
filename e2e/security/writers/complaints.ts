import { createPopulation } from '#city/people/population.ts'
import { createOrderContent, toOpenOrder } from '#city/services/orders.ts'
import { fen } from '#contract/base/values.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { feedback as feedbackDesk } from '#contract/feedback/feedback-desk.ts'
import { feedbackTerms } from '#contract/feedback/feedback-terms.ts'
import { orders } from '#contract/orders/orders.ts'
import { pictureFile } from './picture-file.ts'
import { cityCode, customer, event, point, type Sources, type Writer } from './writer.ts'

const population = createPopulation()
const verdictLength = 10

/** A complaint that runs through all hands: question, statement, proposal with a measure, appeal, judgement, dispute. */
const disputed: Writer = async (sources, nth, texts) => {
  const { apps, admin, leader, idOf } = sources
  const { orderNo, from, rider } = await carriedMeal(sources, nth)
  const externalNo = `xss-disputed-${nth}`
  const said = { about: 'worker', type: 'D160', content: texts(1000), demand: 'apology' } as const
  await apps.customer.complain({ externalNo, from, orderNo, ...said })
  const id = await idOf('complaints', externalNo)
  const read = () => admin.call(complaints.get, { id })
  const target = async () => ({ id, version: (await read()).version })
  await admin.call(complaints.claim, await target())
  const { fileId } = await admin.upload('chatimg', await pictureFile(texts(64)))
  await admin.call(complaints.note, { ...(await target()), text: texts(500), imageIds: [fileId] })
  await admin.call(complaints.reply, { ...(await target()), text: texts(500) })
  await admin.call(complaints.askEvidence, { ...(await target()), question: texts(500) })
  const { no, measures } = { no: (await read()).no, measures: [{ kind: 'score', amount: 1 }] as const }
  await apps.rider.giveStatement(no, { eventId: `xss-state-${nth}`, from: rider, statement: texts(500) })
  const liability = { customer: 0, merchant: 0, worker: 10_000, platform: 0 }
  const verdict = texts(500).padEnd(verdictLength, '。')
  await admin.call(complaints.propose, { ...(await target()), liability, verdict, measures: [...measures] })
  const punishmentId = (await read()).punishments[0]?.id ?? 0
  const reason = () => texts(199)
  await apps.rider.appealPunishment(no, { eventId: `xss-appeal-${nth}`, from: rider, punishmentId, reason: reason() })
  await leader.call(complaints.uphold, { ...(await target()), punishmentId, reason: reason() })
  await apps.customer.answerComplaint(no, { eventId: `xss-no-${nth}`, from, answer: 'dispute', reason: reason() })
}

/** A paid meal with a rider of its own. */
async function carriedMeal({ apps, admin, idOf }: Sources, nth: number) {
  const written = toOpenOrder(createOrderContent(population, 'xss-carried', String(nth), 'food'), {
    externalNo: `xss-carried-${nth}`,
    cityCode,
    speed: 1,
  })
  const { no: orderNo } = await apps.customer.placeOrder(written)
  const paid = { event: 'pay', by: 'payment', amountFen: fen(written.payFen) } as const
  await apps.customer.sendEvent(orderNo, { ...event('paid', nth), ...paid })
  const rider = { kind: 'rider' as const, externalId: `XC-${nth}` }
  await apps.rider.sendWorkers({
    workers: [
      {
        ...rider,
        name: '骑手',
        phone: `1990043${String(nth).padStart(4, '0')}`,
        cityCode,
        online: true,
        position: point,
        serviceTypes: ['food'],
        credentials: [{ kind: 'health', number: `H${nth}`, expiresOn: '2090-01-01' }],
      },
    ],
  })
  const target = async () => {
    const { id, version } = await admin.call(orders.get, { no: orderNo })
    return { id, version }
  }
  await admin.call(orders.accept, { ...(await target()), reason: '店家来电' })
  await admin.call(orders.assign, { ...(await target()), workerId: await idOf('workers', rider.externalId) })
  return { orderNo, rider, from: { kind: 'customer' as const, externalId: written.customer.externalId } }
}

/** Feedback that a person adds to, and that staff sort, answer, adopt and close. */
const feedback: Writer = async ({ apps: { customer: app }, admin, idOf }, nth, texts) => {
  const person = customer('X', nth, texts)
  const send = (what: string) =>
    app.sendFeedback({
      externalNo: `xss-${what}-${nth}`,
      person,
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
  const { no } = await send('feedback')
  await app.writeAboutFeedback(no, { eventId: `xss-again-${nth}`, externalId: person.externalId, text: texts(1000) })
  const id = await idOf('feedback', (await send('adopted')).no)
  const target = async () => ({ id, version: (await admin.call(feedbackDesk.get, { id })).version })
  await admin.call(feedbackDesk.claim, await target())
  await admin.call(feedbackDesk.tag, { ...(await target()), tags: [texts(20)] })
  await admin.call(feedbackDesk.reply, { ...(await target()), text: texts(500) })
  await admin.call(feedbackDesk.adopt, { ...(await target()), appVersion: texts(32), text: texts(500) })
  await admin.call(feedbackDesk.close, { ...(await target()), reason: texts(199) })
}

/** Numbered, because none stands twice in a list. */
const feedbackTerm: Writer = ({ admin }, nth, texts) =>
  admin.call(feedbackTerms.add, { kind: 'trouble', term: `${texts(18)}${nth}` })

export const complaintWriters: Readonly<Record<string, Writer>> = { disputed, feedback, feedbackTerm }
