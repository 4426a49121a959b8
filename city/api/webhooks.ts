import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookText } from '#contract/open/messages/webhook-text.ts'
import { WebhookBody, webhookStringToSign } from '#contract/open/open.ts'
import { AnnouncementWebhookBody } from '#contract/open/open-announcements.ts'
import { ApplicationWebhookBody, DepositWebhookBody } from '#contract/open/open-applications.ts'
import { ChatWebhookBody } from '#contract/open/open-chats.ts'
import { ComplaintWebhookBody } from '#contract/open/open-complaints.ts'
import { FeedbackWebhookBody } from '#contract/open/open-feedback.ts'
import { PayoutWebhookBody, WithdrawalWebhookBody } from '#contract/open/open-money.ts'
import { PostWebhookBody } from '#contract/open/open-posts.ts'
import { VerificationWebhookBody } from '#contract/open/open-verifications.ts'

export const roles = ['customer', 'merchant', 'rider'] as const
export type Role = (typeof roles)[number]
type Secrets = Record<Role, string>
/** What a webhook calls, with its body. */
type Received =
  | { handler: 'onOrder'; webhook: WebhookBody }
  | { handler: 'onChat'; webhook: ChatWebhookBody }
  | { handler: 'onComplaint'; webhook: ComplaintWebhookBody }
  | { handler: 'onFeedback'; webhook: FeedbackWebhookBody }
  | { handler: 'onPaper'; webhook: VerificationWebhookBody }
  | { handler: 'onPost'; webhook: PostWebhookBody }
  | { handler: 'onApplication'; webhook: ApplicationWebhookBody }
  | { handler: 'onPayout'; webhook: PayoutWebhookBody }
  | { handler: 'onDeposit'; webhook: DepositWebhookBody }
  | { handler: 'onWithdrawal'; webhook: WithdrawalWebhookBody }
  | { handler: 'onAnnouncement'; webhook: AnnouncementWebhookBody }
type Listener = { port: number; stop(): Promise<void> }

const maxBodyBytes = 64 * 1024
const maxAgeSeconds = 300
const maxEntries = 20_000

type Handlers = {
  /** The message to a person, with a webhook of any kind. */
  onText?: (text: WebhookText) => void
  onOrder: (role: Role, webhook: WebhookBody) => void
  onChat?: (webhook: ChatWebhookBody) => void
  onComplaint?: (webhook: ComplaintWebhookBody) => void
  onFeedback?: (webhook: FeedbackWebhookBody) => void
  onPaper?: (webhook: VerificationWebhookBody) => void
  onPost?: (webhook: PostWebhookBody) => void
  onApplication?: (webhook: ApplicationWebhookBody) => void
  onPayout?: (webhook: PayoutWebhookBody) => void
  onDeposit?: (webhook: DepositWebhookBody) => void
  onWithdrawal?: (webhook: WithdrawalWebhookBody) => void
  onAnnouncement?: (role: Role, webhook: AnnouncementWebhookBody) => void
}

/** Listens on 127.0.0.1 at /customer, /merchant and /rider; answers at once, then calls `onOrder` once for each change and never for an older one after a newer. Port 0 takes any free one. */
export async function listenToWebhooks(options: Handlers & { port: number; secrets: Secrets }): Promise<Listener> {
  const isNew = createDuplicateFilter()
  const server = createServer(async (request, response) => {
    const role = roles.find(each => request.url === `/${each}`)
    if (!role || request.method !== 'POST') return answer(response, 404)
    const body = await bodyOf(request).catch(() => null)
    if (body === null) return answer(response, 413)
    if (!isSigned(request, body, options.secrets[role])) return answer(response, 401)
    const received = parsed(body)
    if (received === null) return answer(response, 400)
    answer(response, 204)
    if (received === 'other' || !isNew(role, String(request.headers['webhook-id']), received)) return
    if ('text' in received.webhook && received.webhook.text) options.onText?.(received.webhook.text)
    pass(options, role, received)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  const stop = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port: (server.address() as AddressInfo).port, stop }
}

function pass(handlers: Handlers, role: Role, { handler, webhook }: Received): void {
  if (handler === 'onOrder') handlers.onOrder(role, webhook)
  else if (handler === 'onFeedback') handlers.onFeedback?.(webhook)
  else if (handler === 'onAnnouncement') handlers.onAnnouncement?.(role, webhook)
  else if (handler === 'onPaper') handlers.onPaper?.(webhook)
  else if (handler === 'onPost') handlers.onPost?.(webhook)
  else if (handler === 'onApplication') handlers.onApplication?.(webhook)
  else if (handler === 'onPayout') handlers.onPayout?.(webhook)
  else if (handler === 'onDeposit') handlers.onDeposit?.(webhook)
  else if (handler === 'onWithdrawal') handlers.onWithdrawal?.(webhook)
  else if (handler === 'onComplaint') handlers.onComplaint?.(webhook)
  else handlers.onChat?.(webhook)
}

/** The value of the header `webhook-signature`. */
export function webhookSignature(secret: string, id: string, timestamp: string, body: string): string {
  return `v1,${createHmac('sha256', keyOf(secret))
    .update(webhookStringToSign(id, timestamp, body))
    .digest('base64')}`
}

/** Of `whsec_…`, what stands behind it in base64; another secret is its own key. */
function keyOf(secret: string): string | Buffer {
  return secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret
}

/** While a secret is rotated, the header has several signatures, separated by spaces. */
export function isSigned(request: IncomingMessage, body: string, secret: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = request.headers
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return false
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= maxAgeSeconds)) return false
  const expected = Buffer.from(webhookSignature(secret, id, timestamp, body))
  return signatures.split(' ').some(signature => {
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** Webhooks may arrive twice or out of order. Versions are kept per role, since two apps may receive different webhooks of one change. */
function createDuplicateFilter(): (role: Role, id: string, received: Received) => boolean {
  const seen = new Map<string, number>()
  const versions = new Map<string, number>()
  const isOutdated = (order: string, { data }: WebhookBody) => {
    const newest = versions.get(order) ?? 0
    // A refund has its own course: it is processed whatever has happened to its order since.
    if (!data.refund && data.version < newest) return true
    keep(versions, order, Math.max(data.version, newest))
    return false
  }
  return (role, id, { handler, webhook }) => {
    if (seen.has(`${role}/${id}`)) return false
    if (handler === 'onOrder' && isOutdated(`${role}/${webhook.data.no}`, webhook)) return false
    keep(seen, `${role}/${id}`, 1)
    return true
  }
}

function keep(map: Map<string, number>, key: string, value: number): void {
  map.delete(key)
  map.set(key, value)
  const oldest = map.keys().next().value
  if (map.size > maxEntries && oldest !== undefined) map.delete(oldest)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > maxBodyBytes) throw new Error('The webhook is larger than 64 KiB.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** Webhooks about workers and shops, and tests, are `other`; the city ignores them. */
function parsed(body: string): Received | 'other' | null {
  try {
    const json = JSON.parse(body)
    const subject = String(json.type).split('.', 1)[0]
    if (subject === 'worker' || subject === 'merchant' || subject === 'endpoint') return 'other'
    if (subject === 'order') return { handler: 'onOrder', webhook: WebhookBody.parse(json) }
    if (subject === 'verification') return { handler: 'onPaper', webhook: VerificationWebhookBody.parse(json) }
    if (subject === 'post') return { handler: 'onPost', webhook: PostWebhookBody.parse(json) }
    if (subject === 'application') return { handler: 'onApplication', webhook: ApplicationWebhookBody.parse(json) }
    if (subject === 'deposit') return { handler: 'onDeposit', webhook: DepositWebhookBody.parse(json) }
    if (subject === 'payout') return { handler: 'onPayout', webhook: PayoutWebhookBody.parse(json) }
    if (subject === 'withdrawal') return { handler: 'onWithdrawal', webhook: WithdrawalWebhookBody.parse(json) }
    if (subject === 'feedback') return { handler: 'onFeedback', webhook: FeedbackWebhookBody.parse(json) }
    if (subject === 'announcement') return { handler: 'onAnnouncement', webhook: AnnouncementWebhookBody.parse(json) }
    if (subject === 'complaint') return { handler: 'onComplaint', webhook: ComplaintWebhookBody.parse(json) }
    return { handler: 'onChat', webhook: ChatWebhookBody.parse(json) }
  } catch {
    return null
  }
}

function answer(response: ServerResponse, status: number): void {
  response.writeHead(status).end()
}
