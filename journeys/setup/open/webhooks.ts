import { createServer, type IncomingMessage, type Server } from 'node:http'
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
export type Heard = { app: AppKind; id: string; body: WebhookBody }
/** What is about a worker or a shop, and no order. */
export type HeardOfPeople = { app: AppKind; id: string; body: WorkerWebhookBody | MerchantWebhookBody }
export type HeardChat = { app: AppKind; id: string; body: ChatWebhookBody }
export type HeardComplaint = { app: AppKind; id: string; body: ComplaintWebhookBody }
export type HeardFeedback = { app: AppKind; id: string; body: FeedbackWebhookBody }
export type HeardPost = { app: AppKind; id: string; body: PostWebhookBody }
export type HeardPaper = { app: AppKind; id: string; body: VerificationWebhookBody }
export type HeardPayout = { app: AppKind; id: string; body: PayoutWebhookBody }
export type HeardWithdrawal = { app: AppKind; id: string; body: WithdrawalWebhookBody }
export type HeardDeposit = { app: AppKind; id: string; body: DepositWebhookBody }
export type HeardAnnouncement = { app: AppKind; id: string; body: AnnouncementWebhookBody }
export type HeardApplication = { app: AppKind; id: string; body: ApplicationWebhookBody }

/** A real listener at /customer, /merchant, /rider and /bank that keeps every webhook whose signature is right. */
export type WebhookListener = {
  urlOf(app: AppKind): string
  readonly heard: Heard[]
  readonly heardOfPeople: HeardOfPeople[]
  /** What is about conversations, kept apart. */
  readonly heardChats: HeardChat[]
  readonly heardComplaints: HeardComplaint[]
  readonly heardPapers: HeardPaper[]
  readonly heardApplications: HeardApplication[]
  readonly heardFeedback: HeardFeedback[]
  readonly heardDeposits: HeardDeposit[]
  readonly heardPosts: HeardPost[]
  readonly heardPayouts: HeardPayout[]
  readonly heardWithdrawals: HeardWithdrawal[]
  readonly heardAnnouncements: HeardAnnouncement[]
  /** What did not verify, in words; a test expects it empty. */
  readonly faults: string[]
  /** Every request, answered whatever; counts tries. */
  tries(app: AppKind): number
  /** Answers this status until told otherwise. */
  answerWith(status: number): void
  open(): Promise<void>
  close(): Promise<void>
}

/** What was heard, by subject. */
function emptyLists() {
  return {
    heard: [] as Heard[],
    heardOfPeople: [] as HeardOfPeople[],
    heardChats: [] as HeardChat[],
    heardComplaints: [] as HeardComplaint[],
    heardPapers: [] as HeardPaper[],
    heardApplications: [] as HeardApplication[],
    heardFeedback: [] as HeardFeedback[],
    heardDeposits: [] as HeardDeposit[],
    heardPosts: [] as HeardPost[],
    heardPayouts: [] as HeardPayout[],
    heardWithdrawals: [] as HeardWithdrawal[],
    heardAnnouncements: [] as HeardAnnouncement[],
  }
}

function keep(lists: ReturnType<typeof emptyLists>, app: AppKind, id: { id: string }, said: { type: string }): void {
  if (said.type.startsWith('order.')) lists.heard.push({ app, ...id, body: WebhookBody.parse(said) })
  else if (/^(chat|redpacket|user)\./.test(said.type))
    lists.heardChats.push({ app, ...id, body: ChatWebhookBody.parse(said) })
  else if (said.type.startsWith('complaint.'))
    lists.heardComplaints.push({ app, ...id, body: ComplaintWebhookBody.parse(said) })
  else if (said.type.startsWith('verification.'))
    lists.heardPapers.push({ app, ...id, body: VerificationWebhookBody.parse(said) })
  else if (said.type.startsWith('application.'))
    lists.heardApplications.push({ app, ...id, body: ApplicationWebhookBody.parse(said) })
  else if (said.type.startsWith('feedback.'))
    lists.heardFeedback.push({ app, ...id, body: FeedbackWebhookBody.parse(said) })
  else if (said.type.startsWith('deposit.'))
    lists.heardDeposits.push({ app, ...id, body: DepositWebhookBody.parse(said) })
  else if (said.type.startsWith('post.')) lists.heardPosts.push({ app, ...id, body: PostWebhookBody.parse(said) })
  else if (said.type.startsWith('payout.')) lists.heardPayouts.push({ app, ...id, body: PayoutWebhookBody.parse(said) })
  else if (said.type.startsWith('withdrawal.'))
    lists.heardWithdrawals.push({ app, ...id, body: WithdrawalWebhookBody.parse(said) })
  else if (said.type.startsWith('announcement.'))
    lists.heardAnnouncements.push({ app, ...id, body: AnnouncementWebhookBody.parse(said) })
  else if (said.type.startsWith('worker.'))
    lists.heardOfPeople.push({ app, ...id, body: WorkerWebhookBody.parse(said) })
  else lists.heardOfPeople.push({ app, ...id, body: MerchantWebhookBody.parse(said) })
}

export async function listen(secretOf: (app: AppKind) => string): Promise<WebhookListener> {
  const lists = emptyLists()
  const faults: string[] = []
  const tries = { customer: 0, merchant: 0, rider: 0, bank: 0 }
  let status = 204
  let port = 0
  const server = createServer(async (request, response) => {
    const app = (request.url ?? '').slice(1) as AppKind
    tries[app]++
    let text = ''
    for await (const chunk of request) text += chunk
    const fault = faultOf(request, text, secretOf(app))
    if (fault) faults.push(fault)
    else if (status < 300) keep(lists, app, idOf(request), JSON.parse(text))
    response.writeHead(status).end()
  })
  const listener: WebhookListener = {
    ...lists,
    urlOf: app => `http://127.0.0.1:${port}/${app}`,
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
  return listener
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
