import type { z } from 'zod'
import type { OpenMedia, OpenMessage, OpenPeer, OpenRating } from '#contract/open/open-chats.ts'

/** A PNG of one pixel. */
export const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
export const mediaId = 'k3Jm0Qv9T1yXw7Zb5RnA2c'

export const customer: z.input<typeof OpenPeer> = { kind: 'customer', externalId: 'CUSTOMER-1' }

const sent = {
  from: { ...customer, name: '王丽', phone: '13800000001' },
  cityCode: '410100',
  sentAt: '2026-11-23T12:20:00+08:00',
}

export const messages = {
  text: { ...sent, messageId: 'MESSAGE-1', kind: 'text', text: '我的外卖什么时候到？', orderNo: 'WM261123000001' },
  image: { ...sent, messageId: 'MESSAGE-2', kind: 'image', mediaId },
  packet: { ...sent, messageId: 'MESSAGE-3', kind: 'packet', amountFen: 500, greeting: '退还多付的红包' },
} as const satisfies Record<string, OpenMessage>

export const media = {
  image: { kind: 'image', data: picture },
} as const satisfies Record<string, OpenMedia>

export const ratings = {
  good: { chatId: 4711, from: customer, score: 5, comment: '回复很快' },
} satisfies Record<string, OpenRating>
