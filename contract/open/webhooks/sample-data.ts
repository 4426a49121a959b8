import { fen } from '#contract/base/values.ts'
import type { WebhookBodyOf } from './catalogue.ts'

/** When everything in the samples happened. */
export const sampleAt = '2026-11-20T08:00:00.000Z'
export const aCustomer = { kind: 'customer', externalId: 'c-1001' } as const

export function aPacket() {
  return {
    to: aCustomer,
    chatId: 42,
    no: 'HB26112308000000001',
    amountFen: fen(500),
    greeting: 'Sorry for the wait',
    expiresAt: sampleAt,
  }
}

export function aComplaint(): WebhookBodyOf<'complaint.updated'>['data'] {
  return {
    no: 'TS26112308000000001',
    externalNo: 'k-1',
    to: aCustomer,
    side: 'complainant',
    event: 'propose',
    state: 'confirming',
    version: 4,
    orderNo: 'WM26112308000000001',
    complaintType: 'D130',
    complainantName: 'Z*',
    text: 'We suggest a refund',
    verdict: 'It was not delivered',
    answerBy: sampleAt,
    liability: { customer: 0, merchant: 0, worker: 10_000, platform: 0 },
    amountFen: null,
    punishment: null,
  }
}

type Paper = WebhookBodyOf<'verification.approved'>['data']

export function aPaper(state: Paper['state']): Paper {
  return {
    no: 'RZ26112308000000001',
    externalNo: 'p-1',
    to: aCustomer,
    kind: 'realName',
    state,
    version: 2,
    codes: state === 'rejected' ? ['blurred'] : [],
    validTo: state === 'approved' ? '2030-01-31' : null,
    appealBy: state === 'rejected' ? sampleAt : null,
  }
}

type Application = WebhookBodyOf<'application.approved'>['data']

export function anApplication(state: Application['state']): Application {
  return {
    no: 'SQ26112308000000001',
    externalNo: 'a-1',
    externalId: 'r-1001',
    kind: 'rider',
    state,
    version: 3,
    codes: state === 'rejected' ? ['underAge'] : [],
    items: state === 'supplement' ? ['healthCertificate'] : [],
    until: state === 'supplement' ? sampleAt : null,
    depositFen: fen(0),
    trainingScore: 80,
    memberNo: state === 'activated' ? 'R1001' : null,
  }
}

type Post = WebhookBodyOf<'post.approved'>['data']

export function aPost(state: Extract<Post, { state: unknown }>['state']): Extract<Post, { state: unknown }> {
  return {
    no: 'DT26112308000000001',
    externalNo: 'd-1',
    to: aCustomer,
    state,
    version: 2,
    codes: state === 'rejected' ? ['abuse'] : [],
    appealBy: state === 'rejected' ? sampleAt : null,
  }
}

type Withdrawal = WebhookBodyOf<'withdrawal.paid'>['data']

export function aWithdrawal(state: Withdrawal['state']): Withdrawal {
  return {
    no: 'TX26112308000000001',
    externalNo: 'w-1',
    owner: { kind: 'rider', externalId: 'r-1001' },
    state,
    amountFen: fen(12_000),
    feeFen: fen(0),
    taxFen: fen(0),
    actualFen: fen(12_000),
    version: 3,
    code: state === 'rejected' ? 'other' : null,
    fault: null,
  }
}

type Announcement = WebhookBodyOf<'announcement.published'>['data']

export function anAnnouncement(state: Announcement['state']): Announcement {
  return {
    no: 'GG26112308000000001',
    version: 3,
    revision: 1,
    state,
    title: 'Heavy rain',
    category: 'weather',
    summary: 'Heavy rain tonight. Take care.',
    coverUrl: null,
    channels: ['inbox'],
    priority: 'high',
    audience: { kinds: ['rider'], cities: ['410100'], people: [] },
    mustAcknowledge: true,
    publishedAt: sampleAt,
    expireAt: null,
  }
}

/** `stage` is that of the refund it is about. */
export function anOrder(stage: NonNullable<WebhookBodyOf<'order.refunded'>['data']['refund']>['stage'] | undefined) {
  return {
    no: 'WM26112308000000001',
    service: 'food',
    externalNo: 'o-1001',
    state: 'delivering/picked_up',
    version: 6,
    workerId: 'r-1001',
    reason: null,
    ...(stage && { refund: { no: 'TK26112308000000001', stage, amountFen: fen(2_000), attempt: 1 } }),
  }
}
