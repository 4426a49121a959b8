import { fen } from '#contract/base/values.ts'
import type { RefundStage } from '#contract/money/refund.ts'
import type { MessageKey } from '#contract/open/messages/message-keys.ts'
import type { WebhookText } from '#contract/open/messages/webhook-text.ts'
import type { AnyWebhookBody, WebhookBodyOf, WebhookType } from './catalogue.ts'
import { type OrderWebhookType, webhookOfStage } from './order-types.ts'
import {
  aComplaint,
  aCustomer,
  anAnnouncement,
  anApplication,
  anOrder,
  aPacket,
  aPaper,
  aPost,
  sampleAt as at,
  aWithdrawal,
} from './sample-data.ts'

type Content<Body> = Body extends unknown ? Omit<Body, 'type' | 'id' | 'seq' | 'occurredAt'> : never
type ContentOf<Type extends WebhookType> = Content<WebhookBodyOf<Type>>

const text = (key: MessageKey): { text: WebhookText } => ({
  text: { key, language: 'en', title: 'Notice', body: 'There is news for you', sms: null },
})
const inChat = { to: aCustomer, chatId: 42 }
const feedback = {
  no: 'FK26112308000000001',
  externalNo: 'f-1',
  to: aCustomer,
  version: 2,
  text: 'Thank you',
  language: 'en' as const,
  appVersion: null,
}
const worker = { workerId: 'r-1001', no: 'R1001', until: null, reason: 'A paper has expired', version: 3 }
const shop = { merchantId: 's-1001', no: 'M1001', reason: 'A licence has expired', version: 3 }
const payout = {
  no: 'DK26112308000000001',
  amountFen: fen(12_000),
  method: 'bank' as const,
  number: '6222020000000000000',
  holder: 'Zhang San',
  bank: 'CMB',
}
const message = {
  id: 7,
  kind: 'text' as const,
  senderName: 'Li',
  text: 'How can I help you?',
  mediaId: null,
  seconds: null,
  orderNo: null,
  packetNo: null,
  sentAt: at,
}

/** What every type but those of orders says, as an example. A type without one does not compile. */
export const samples: { readonly [Type in Exclude<WebhookType, OrderWebhookType>]: ContentOf<Type> } = {
  'worker.enabled': { data: { ...worker, status: 'enabled' } },
  'worker.disabled': { data: { ...worker, status: 'disabled' } },
  'worker.frozen': { data: { ...worker, status: 'frozen', until: Date.parse(at) } },
  'worker.resigned': { data: { ...worker, status: 'resigned' } },
  'worker.force_offline': { data: { ...worker, status: 'enabled' } },
  'merchant.suspended': { data: { ...shop, status: 'suspended' } },
  'merchant.resumed': { data: { ...shop, status: 'enabled' } },
  'chat.message': { data: { ...inChat, message } },
  'chat.recalled': { data: { ...inChat, messageId: 7 } },
  'chat.closed': { data: inChat },
  'redpacket.sent': { data: aPacket() },
  'redpacket.expired': { data: aPacket() },
  'redpacket.revoked': { data: aPacket() },
  'user.muted': { data: { to: aCustomer, until: at, reason: 'Abuse' } },
  'user.unmuted': { data: { to: aCustomer } },
  'complaint.updated': { data: aComplaint() },
  'verification.approved': { data: aPaper('approved'), ...text('verification.approved') },
  'verification.rejected': { data: aPaper('rejected'), ...text('verification.rejected') },
  'verification.expired': { data: aPaper('expired'), ...text('verification.expired') },
  'verification.revoked': { data: aPaper('revoked'), ...text('verification.revoked') },
  'application.forwarded': { data: anApplication('secondReview'), ...text('application.forwarded') },
  'application.approved': { data: anApplication('onboarding'), ...text('application.approved') },
  'application.rejected': { data: anApplication('rejected'), ...text('application.rejected') },
  'application.returned': { data: anApplication('supplement'), ...text('application.returned') },
  'application.abandoned': { data: anApplication('abandoned'), ...text('application.abandoned') },
  'application.activated': { data: anApplication('activated'), ...text('application.activated') },
  'deposit.refundRequested': {
    data: { no: 'BZ26112308000000001', applicationNo: 'SQ26112308000000001', channelNo: 't-1', amountFen: fen(50_000) },
  },
  'post.approved': { data: aPost('approved'), ...text('post.approved') },
  'post.rejected': { data: aPost('rejected'), ...text('post.rejected') },
  'post.hidden': { data: aPost('hidden'), ...text('post.hidden') },
  'post.restored': { data: aPost('approved'), ...text('post.restored') },
  'post.pending': { data: aPost('pending'), ...text('post.pending') },
  'post.punished': {
    data: { to: aCustomer, step: 'mute3', until: at, postNo: 'DT26112308000000001' },
    ...text('post.punished'),
  },
  'feedback.replied': { data: { ...feedback, state: 'replied' } },
  'feedback.adopted': { data: { ...feedback, state: 'adopted', appVersion: '5.2.0' } },
  'feedback.closed': { data: { ...feedback, state: 'closed' } },
  'withdrawal.approved': { data: aWithdrawal('approved'), ...text('withdrawal.approved') },
  'withdrawal.rejected': { data: aWithdrawal('rejected'), ...text('withdrawal.rejected') },
  'withdrawal.confirming': { data: aWithdrawal('confirming'), ...text('withdrawal.confirming') },
  'withdrawal.paid': { data: aWithdrawal('paid'), ...text('withdrawal.paid') },
  'withdrawal.returned': { data: aWithdrawal('returned'), ...text('withdrawal.returned') },
  'payout.requested': { data: payout },
  'payout.queried': { data: payout },
  'announcement.published': { data: anAnnouncement('published') },
  'announcement.revised': { data: anAnnouncement('published') },
  'announcement.withdrawn': { data: anAnnouncement('offline') },
  'announcement.expired': { data: anAnnouncement('expired') },
  'announcement.reminded': { data: anAnnouncement('published') },
  'endpoint.test': { data: { note: 'CityDesk' } },
}

const stageOf: Readonly<Record<string, RefundStage>> = Object.fromEntries(
  Object.entries(webhookOfStage).map(([stage, type]) => [type, stage as RefundStage]),
)

/** A whole webhook of one type, as an example that its schema accepts. */
export function sampleOf(type: WebhookType): AnyWebhookBody {
  const said = Object.hasOwn(samples, type) ? samples[type as keyof typeof samples] : { data: anOrder(stageOf[type]) }
  return { type, id: '3f0e8a52-5a6f-4c1e-9d53-1a1f0e1f2a3b', seq: 3, occurredAt: at, ...said } as AnyWebhookBody
}
