import sharp from 'sharp'
import type { OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import { bannedTerms } from '#contract/chats/banned-terms.ts'
import { chats } from '#contract/chats/chats.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { orders } from '#contract/orders/orders.ts'
import { users } from '#contract/people/users.ts'
import { applications } from '#contract/reviews/applications.ts'
import { postTerms } from '#contract/reviews/post-terms.ts'
import { posts } from '#contract/reviews/posts.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { views } from '#contract/views.ts'
import { payloads, textsFrom } from './payloads.ts'
import type { Staff } from './staff.ts'

export type Office = {
  admin: Staff
  auditor: Staff
  apps: Record<Role, OpenApi>
  /** Resolves when a decision about that record has taken effect. */
  rejected(no: string): Promise<unknown>
  /** Records of each kind. */
  records: number
}

/** The fields that were filled, each by the word that its texts begin with. */
export const fields = new Set<string>()

/** Texts of one field, which a screen must show together with one of the payloads. */
export function textsOf(field: string, nth: number): (most: number) => string {
  fields.add(field)
  const texts = textsFrom(nth)
  return most => `${signOf(field)}${texts(most - signOf(field).length)}`
}

export const signOf = (field: string) => `§${field}§`

type Feeder = (office: Office) => Promise<unknown>

const first = <Row>(rows: readonly Row[], { records }: Office) => rows.slice(0, records)

async function judgePapers(office: Office): Promise<void> {
  const { admin, auditor, apps } = office
  const { rows } = await admin.call(verifications.list, { queue: 'waiting' })
  for (const [nth, { id, no }] of first(rows, office).entries()) {
    await auditor.call(verifications.claim, { id, most: 1 })
    const { case: held } = await auditor.call(verifications.get, { id })
    const note = textsOf('paperNote', nth)(200)
    await auditor.call(verifications.reject, { id, version: held?.version ?? 0, seconds: 3, codes: ['blurred'], note })
    await office.rejected(no)
    const from = { kind: 'customer' as const, externalId: `X-${nth}` }
    const appeal = { eventId: `xss-paper-appeal-${nth}`, text: textsOf('paperAppeal', nth)(200) }
    // Papers are listed by their cases; whose it is, the app knows.
    for (let at = 0; at < office.records + rows.length; at++) {
      const isTaken = await apps.customer
        .appealPaper(no, { ...appeal, from: { ...from, externalId: `X-${at}` } })
        .then(() => true)
        .catch(() => false)
      if (isTaken) break
    }
  }
}

async function judgePosts(office: Office): Promise<void> {
  const { admin, auditor, apps } = office
  const { rows } = await admin.call(posts.list, { queue: 'waiting', of: 'posts' })
  for (const [nth, { id, no }] of first(rows, office).entries()) {
    await auditor.call(posts.claim, { id, most: 1 })
    const { case: held } = await auditor.call(posts.get, { id })
    const note = textsOf('postNote', nth)(200)
    await auditor.call(posts.reject, { id, version: held?.version ?? 0, seconds: 3, codes: ['contacts'], note })
    await office.rejected(no)
    const { version } = await admin.call(posts.get, { id })
    const reason = textsOf('punishReason', nth)(200)
    await admin.call(posts.punish, { id, version, step: 'warn', reason })
    const text = textsOf('postAppeal', nth)(200)
    for (let at = 0; at < 20; at++) {
      const event = { eventId: `xss-post-appeal-${nth}`, externalId: `X-${at}`, text }
      if (
        await apps.customer.appealPost(no, event).then(
          () => true,
          () => false,
        )
      )
        break
    }
  }
}

async function judgeApplications(office: Office): Promise<void> {
  const { admin, auditor } = office
  const { rows } = await admin.call(applications.list, { queue: 'waiting' })
  for (const [nth, { id, no }] of first(rows, office).entries()) {
    await auditor.call(applications.claim, { id, most: 1 })
    const { case: held } = await auditor.call(applications.get, { id })
    const target = { id, version: held?.version ?? 0, seconds: 3 }
    if (nth % 2) {
      const note = textsOf('applicationReturn', nth)(200)
      await auditor.call(applications.return, { ...target, codes: ['address'], note })
    } else {
      const note = textsOf('applicationNote', nth)(200)
      await auditor.call(applications.reject, { ...target, codes: ['papersNotGood'], note })
      await office.rejected(no)
    }
  }
}

async function answerComplaints(office: Office): Promise<void> {
  const { admin } = office
  const { rows } = await admin.call(complaints.list, { queue: 'pending' })
  for (const [nth, { id, version }] of first(rows, office).entries()) {
    let target = { id, version }
    const next = ({ version: later }: { version: number }) => {
      target = { id, version: later }
    }
    next(await admin.call(complaints.claim, target))
    next(await admin.call(complaints.reply, { ...target, text: textsOf('complaintReply', nth)(500) }))
    next(await admin.call(complaints.note, { ...target, text: textsOf('complaintNote', nth)(500) }))
    next(await admin.call(complaints.askEvidence, { ...target, question: textsOf('question', nth)(500) }))
    next(await admin.call(complaints.giveStatement, { ...target, statement: textsOf('statement', nth)(500) }))
    next(await admin.call(complaints.escalate, { ...target, reason: textsOf('escalateReason', nth)(200) }))
  }
}

async function endChats(office: Office): Promise<void> {
  const { admin, apps } = office
  const { rows } = await admin.call(chats.list, { queue: 'waiting' })
  for (const [nth, row] of first(rows, office).entries()) {
    const { version } = await admin.call(chats.claim, { id: row.id, version: row.version })
    const summary = textsOf('chatSummary', nth)(200)
    await admin.call(chats.resolve, { id: row.id, version, category: 'other', summary })
    for (let at = 0; at < 20; at++) {
      const rating = { chatId: row.id, score: 2, comment: textsOf('chatRating', nth)(500) }
      const from = { kind: 'customer' as const, externalId: `X-${at}`, name: 'X' }
      if (
        await apps.customer.rate({ ...rating, from }).then(
          () => true,
          () => false,
        )
      )
        break
    }
  }
}

async function writeOrders(office: Office): Promise<void> {
  const { admin } = office
  const { rows } = await admin.call(orders.list, { service: 'food' })
  for (const [nth, { id, version }] of first(rows, office).entries())
    await admin.call(orders.note, { id, version, text: textsOf('orderNote', nth)(500) })
}

async function nameThings(office: Office): Promise<void> {
  const { admin, records } = office
  for (let nth = 0; nth < records; nth++) {
    await admin.call(views.add, {
      list: 'orders.food',
      name: `${textsOf('viewName', nth)(29)}${nth}`,
      question: 'search=x',
    })
    await admin.call(users.add, {
      username: `xss_staff_${nth}`,
      nickName: textsOf('nickName', nth)(64),
      realName: textsOf('staffName', nth)(64),
      password: `Cloud-${nth}-harbour-lantern`,
    })
    const advice = textsOf('bannedAdvice', nth)(500)
    await admin.call(bannedTerms.add, { term: `${textsOf('bannedTerm', nth)(63)}${nth}`, advice })
    await admin.call(postTerms.add, { term: `${textsOf('postTerm', nth)(63)}${nth}`, level: 'mark', label: 'contacts' })
  }
}

/** The name that a form gives to a file is nowhere kept. */
async function uploadNamed({ admin }: Office): Promise<void> {
  const background = '#336699'
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  for (const payload of payloads) {
    const { url } = await admin.upload('chatimg', `${payload}.png`, picture)
    if (!/^\/files\/[\w-]{22}\.webp(\?|$)/.test(url)) throw new Error(`A file was named ${url}.`)
  }
}

/** Every text that staff type, and what people answer to it, by what they do. */
export const staffFeeders: readonly Feeder[] = [
  judgePapers,
  judgePosts,
  judgeApplications,
  answerComplaints,
  endChats,
  writeOrders,
  nameThings,
  uploadNamed,
]
