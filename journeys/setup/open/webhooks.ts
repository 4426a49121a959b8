import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { webhookSignature } from '#city/api/webhooks.ts'
import { WebhookBody } from '#contract/open/open.ts'
import { AnnouncementWebhookBody } from '#contract/open/open-announcements.ts'
import { ApplicationWebhookBody, DepositWebhookBody } from '#contract/open/open-applications.ts'
import { ChatWebhookBody } from '#contract/open/open-chats.ts'
import { ComplaintWebhookBody } from '#contract/open/open-complaints.ts'
import { FeedbackWebhookBody } from '#contract/open/open-feedback.ts'
import { MerchantWebhookBody } from '#contract/open/open-merchants.ts'
import { PayoutWebhookBody, WithdrawalWebhookBody } from '#contract/open/open-money.ts'
import { PostWebhookBody } from '#contract/open/open-posts.ts'
import { VerificationWebhookBody } from '#contract/open/open-verifications.ts'
import { WorkerWebhookBody } from '#contract/open/open-workers.ts'
import { until } from '../process/until.ts'

export type AppKind = 'customer' | 'merchant' | 'rider' | 'bank'
export type Received = { app: AppKind; id: string; body: WebhookBody }
/** What is about a worker or a shop, and no order. */
export type ReceivedOfPeople = { app: AppKind; id: string; body: WorkerWebhookBody | MerchantWebhookBody }
export type ReceivedChat = { app: AppKind; id: string; body: ChatWebhookBody }
export type ReceivedComplaint = { app: AppKind; id: string; body: ComplaintWebhookBody }
export type ReceivedFeedback = { app: AppKind; id: string; body: FeedbackWebhookBody }
export type ReceivedPost = { app: AppKind; id: string; body: PostWebhookBody }
export type ReceivedPaper = { app: AppKind; id: string; body: VerificationWebhookBody }
export type ReceivedPayout = { app: AppKind; id: string; body: PayoutWebhookBody }
export type ReceivedWithdrawal = { app: AppKind; id: string; body: WithdrawalWebhookBody }
export type ReceivedDeposit = { app: AppKind; id: string; body: DepositWebhookBody }
export type ReceivedAnnouncement = { app: AppKind; id: string; body: AnnouncementWebhookBody }
export type ReceivedApplication = { app: AppKind; id: string; body: ApplicationWebhookBody }

/** A real listener at /customer, /merchant, /rider and /bank that keeps every webhook whose signature is right. */
export type WebhookListener = {
  urlOf(app: AppKind): string
  readonly received: Received[]
  readonly receivedAboutPeople: ReceivedOfPeople[]
  /** What is about conversations, kept apart. */
  readonly receivedChats: ReceivedChat[]
  readonly receivedComplaints: ReceivedComplaint[]
  readonly receivedPapers: ReceivedPaper[]
  readonly receivedApplications: ReceivedApplication[]
  readonly receivedFeedback: ReceivedFeedback[]
  readonly receivedDeposits: ReceivedDeposit[]
  readonly receivedPosts: ReceivedPost[]
  readonly receivedPayouts: ReceivedPayout[]
  readonly receivedWithdrawals: ReceivedWithdrawal[]
  readonly receivedAnnouncements: ReceivedAnnouncement[]
  /** Of every request, answered whatever. */
  readonly headers: readonly IncomingHttpHeaders[]
  /** What did not verify, in words; a test expects it empty. */
  readonly faults: string[]
  /** Every request, answered whatever; counts tries. */
  tries(app: AppKind): number
  /** Answers this status until told otherwise. */
  answerWith(status: number): void
  open(): Promise<void>
  close(): Promise<void>
}

/** What was received, by subject. */
function emptyLists() {
  return {
    received: [] as Received[],
    receivedAboutPeople: [] as ReceivedOfPeople[],
    receivedChats: [] as ReceivedChat[],
    receivedComplaints: [] as ReceivedComplaint[],
    receivedPapers: [] as ReceivedPaper[],
    receivedApplications: [] as ReceivedApplication[],
    receivedFeedback: [] as ReceivedFeedback[],
    receivedDeposits: [] as ReceivedDeposit[],
    receivedPosts: [] as ReceivedPost[],
    receivedPayouts: [] as ReceivedPayout[],
    receivedWithdrawals: [] as ReceivedWithdrawal[],
    receivedAnnouncements: [] as ReceivedAnnouncement[],
  }
}

function keep(lists: ReturnType<typeof emptyLists>, app: AppKind, id: { id: string }, said: { type: string }): void {
  if (said.type.startsWith('order.')) lists.received.push({ app, ...id, body: WebhookBody.parse(said) })
  else if (/^(chat|redpacket|user)\./.test(said.type))
    lists.receivedChats.push({ app, ...id, body: ChatWebhookBody.parse(said) })
  else if (said.type.startsWith('complaint.'))
    lists.receivedComplaints.push({ app, ...id, body: ComplaintWebhookBody.parse(said) })
  else if (said.type.startsWith('verification.'))
    lists.receivedPapers.push({ app, ...id, body: VerificationWebhookBody.parse(said) })
  else if (said.type.startsWith('application.'))
    lists.receivedApplications.push({ app, ...id, body: ApplicationWebhookBody.parse(said) })
  else if (said.type.startsWith('feedback.'))
    lists.receivedFeedback.push({ app, ...id, body: FeedbackWebhookBody.parse(said) })
  else if (said.type.startsWith('deposit.'))
    lists.receivedDeposits.push({ app, ...id, body: DepositWebhookBody.parse(said) })
  else if (said.type.startsWith('post.')) lists.receivedPosts.push({ app, ...id, body: PostWebhookBody.parse(said) })
  else if (said.type.startsWith('payout.'))
    lists.receivedPayouts.push({ app, ...id, body: PayoutWebhookBody.parse(said) })
  else if (said.type.startsWith('withdrawal.'))
    lists.receivedWithdrawals.push({ app, ...id, body: WithdrawalWebhookBody.parse(said) })
  else if (said.type.startsWith('announcement.'))
    lists.receivedAnnouncements.push({ app, ...id, body: AnnouncementWebhookBody.parse(said) })
  else if (said.type.startsWith('worker.'))
    lists.receivedAboutPeople.push({ app, ...id, body: WorkerWebhookBody.parse(said) })
  else lists.receivedAboutPeople.push({ app, ...id, body: MerchantWebhookBody.parse(said) })
}

export async function listen(secretOf: (app: AppKind) => string): Promise<WebhookListener> {
  const lists = emptyLists()
  const faults: string[] = []
  const headers: IncomingHttpHeaders[] = []
  const tries = { customer: 0, merchant: 0, rider: 0, bank: 0 }
  let status = 204
  let port = 0
  let isKnown = false
  const server = createServer(async (request, response) => {
    const app = (request.url ?? '').slice(1) as AppKind
    tries[app]++
    let text = ''
    for await (const chunk of request) text += chunk
    headers.push(request.headers)
    const fault = faultOf(request, text, secretOf(app))
    if (fault) faults.push(fault)
    else if (status < 300) keep(lists, app, idOf(request), JSON.parse(text))
    response.writeHead(status).end()
  })
  const listener: WebhookListener = {
    ...lists,
    urlOf(app) {
      isKnown = true
      return `http://127.0.0.1:${port}/${app}`
    },
    headers,
    faults,
    tries: app => tries[app],
    answerWith: next => {
      status = next
    },
    async open() {
      // Back at the same port, which somebody else's line may use for a moment.
      await until(() => isListening(server, port), { what: `port ${port} to be free` })
      port = (server.address() as AddressInfo).port
    },
    async close() {
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
  await listener.open()
  return new Proxy(listener, {
    get(own, name) {
      if (!isKnown && name in lists)
        throw new Error('No app has the address of this listener, so nothing arrives: withServer({ listens: true }).')
      return Reflect.get(own, name)
    },
  })
}

function isListening(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error))
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail)
      resolve(true)
    })
  })
}

function idOf(request: IncomingMessage): { id: string } {
  return { id: String(request.headers['webhook-id']) }
}

function faultOf(request: IncomingMessage, text: string, secret: string): string | null {
  const { 'webhook-timestamp': timestamp, 'webhook-signature': signature } = request.headers
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < 60)) return `timestamp ${timestamp}`
  const expected = webhookSignature(secret, idOf(request).id, String(timestamp), text)
  return signature === expected ? null : `signature ${signature}, expected ${expected}`
}

type AboutRecord = { body: { type: string; data: object; text?: { body: string } | undefined } }

/** The first webhook of a type that names the record: its data, and the text for the person. */
export async function webhookAbout<One extends AboutRecord>(list: readonly One[], no: string, type: string) {
  const { body } = await until(
    () => list.find(one => one.body.type === type && JSON.stringify(one.body.data).includes(no)),
    { what: `${type} of ${no}` },
  )
  return { ...(body.data as One['body']['data']), text: body.text?.body }
}
