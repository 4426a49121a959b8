import type { z } from 'zod'
import type {
  OpenComplaint,
  OpenComplaintAnswer,
  OpenComplaintAppeal,
  OpenComplaintReply,
  OpenStatement,
} from '#contract/open/open-complaints.ts'
import type { OpenFeedback, OpenFeedbackAnswer, OpenFeedbackMessage } from '#contract/open/open-feedback.ts'

export const imageId = 'k3Jm0Qv9T1yXw7Zb5RnA2c'
const customer = { kind: 'customer', externalId: 'CUSTOMER-1' } as const
const rider = { kind: 'rider', externalId: 'RIDER-1' } as const

export const complaints = {
  late: {
    externalNo: 'COMPLAINT-1',
    from: customer,
    orderNo: 'WM261123000001',
    about: 'worker',
    type: 'D220',
    content: '比承诺时间晚了四十分钟，汤都凉了',
    demand: 'compensation',
    demandFen: 1000,
  },
} as const satisfies Record<string, OpenComplaint>

export const filed: z.input<typeof OpenComplaintAnswer> = {
  no: 'TS261123000001',
  state: 'pending',
  level: 'P2',
  version: 0,
}

export const replies = {
  accept: { eventId: 'COMPLAINT-1-accept', from: customer, answer: 'accept' },
  dispute: { eventId: 'COMPLAINT-1-dispute', from: customer, answer: 'dispute', reason: '赔付太少' },
} as const satisfies Record<string, OpenComplaintReply>

export const statements = {
  rider: { eventId: 'COMPLAINT-1-statement', from: rider, statement: '商家出餐晚了半小时', imageIds: [imageId] },
} satisfies Record<string, OpenStatement>

export const punishmentAppeals = {
  rider: { eventId: 'COMPLAINT-1-appeal', from: rider, punishmentId: 12, reason: '出餐晚不是骑手的责任' },
} satisfies Record<string, OpenComplaintAppeal>

export const feedback = {
  bug: {
    externalNo: 'FEEDBACK-1',
    person: { ...customer, name: '王丽' },
    type: 'bug',
    content: '订单页下拉刷新后会白屏',
    page: 'orders',
    appVersion: '8.2.0',
    device: 'Mate 70',
    system: 'harmony',
    cityCode: '410100',
  },
} as const satisfies Record<string, OpenFeedback>

export const received: z.input<typeof OpenFeedbackAnswer> = {
  no: 'FK261123000001',
  externalNo: 'FEEDBACK-1',
  state: 'pending',
  version: 0,
}

export const feedbackMessages = {
  again: { eventId: 'FEEDBACK-1-again', externalId: 'CUSTOMER-1', text: '更新后还是白屏' },
} satisfies Record<string, OpenFeedbackMessage>
