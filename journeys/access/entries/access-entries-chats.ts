import { randomUUID } from 'node:crypto'
import type { operations } from '#contract/operations.ts'
import type { Entry, TargetRecords } from './access-entry.ts'

const reason = '矩阵测试'
const stale = { version: 9999 }
const chatTarget = ({ chat: { id } }: TargetRecords) => ({ id, ...stale, reason })
const packetTarget = ({ packetId: id }: TargetRecords) => ({ id, ...stale, reason })
const pressed = ({ chat: { id: chatId } }: TargetRecords) => ({ chatId, clientId: randomUUID() })
const replyTerms = { scope: 'personal', shortcut: '矩阵', text: '矩阵测试' }

type Feature = 'chats' | 'chatReviews' | 'chatTyping' | 'packets' | 'quickReplies'
type Names = { [F in Feature]: `${F}.${keyof (typeof operations)[F] & string}` }[Feature]

/** The entries of the operations of customer service. */
export const chatEntries: Record<Names, Entry> = {
  'chats.list': { about: 'list', input: () => ({ limit: 200 }), marks: ({ chat }) => chat.id },
  'chats.counts': { about: 'everywhere' },
  'chats.get': { about: 'record', input: ({ chat: { id } }) => ({ id }) },
  'chats.context': { about: 'record', input: ({ chat: { id } }) => ({ id }) },
  'chats.acts': { about: 'record', input: ({ chat: { id: chatId } }) => ({ chatId }) },
  'chats.msglist': { about: 'record', input: ({ chat: { id: chatId } }) => ({ chatId }) },
  'chats.search': { about: 'everywhere', input: () => ({ words: '外卖' }) },
  // A note, which leaves the conversation to the others.
  'chats.sendMsg': {
    about: 'record',
    input: records => ({ ...pressed(records), kind: 'text', text: '矩阵', isPrivate: true }),
  },
  'chats.recall': { about: 'record', input: ({ chat: { messageId } }) => ({ messageId }) },
  'chats.upone': { about: 'record', input: ({ chat: { id } }) => ({ id, read: true }) },
  'chats.gotop': { about: 'record', input: ({ chat: { id } }) => ({ id, top: false }) },
  'chats.pcDelete': { about: 'record', input: ({ chat: { id } }) => ({ ids: [id], restore: true }) },
  'chats.claim': { about: 'record', input: chatTarget },
  'chats.takeOver': { about: 'record', input: chatTarget },
  'chats.transfer': {
    about: 'record',
    input: records => ({ ...chatTarget(records), to: { group: 'food' }, note: reason }),
  },
  'chats.answerTransfer': { about: 'record', input: records => ({ ...chatTarget(records), accept: false }) },
  'chats.snooze': { about: 'record', input: records => ({ ...chatTarget(records), until: Date.now() + 3_600_000 }) },
  'chats.wake': { about: 'record', input: chatTarget },
  'chats.resolve': {
    about: 'record',
    input: records => ({ ...chatTarget(records), summary: reason, category: 'other' }),
  },
  'chats.reopen': { about: 'record', input: chatTarget },
  'chats.mute': { about: 'record', input: records => ({ ...chatTarget(records), hours: 1 }) },
  'chats.unmute': { about: 'record', input: chatTarget },
  'chats.agents': { about: 'everywhere' },
  'chats.myStatus': { about: 'everywhere' },
  'chats.agentStatus': { about: 'everywhere', input: () => ({ status: 'offline' }) },
  'chats.setAgent': { about: 'record', input: ({ agentId: userId }) => ({ userId, groups: ['food'], capacity: 8 }) },
  'chats.figures': { about: 'everywhere' },
  'chatReviews.sample': { about: 'everywhere' },
  'chatReviews.add': {
    about: 'record',
    input: ({ chat: { id: chatId } }) => ({ chatId, scores: { greeting: 5, accuracy: 5, empathy: 5, closing: 5 } }),
  },
  'chatReviews.list': { about: 'everywhere' },
  'chatTyping.list': { about: 'record', input: ({ chat: { id: chatId } }) => ({ chatId }) },
  'chatTyping.say': { about: 'record', input: ({ chat: { id: chatId } }) => ({ chatId }) },
  'packets.send': { about: 'record', input: records => ({ ...pressed(records), amountFen: 100, reasonCode: 'late' }) },
  'packets.list': { about: 'list', input: () => ({ limit: 200 }), marks: ({ packetId }) => packetId },
  'packets.allowance': { about: 'everywhere' },
  'packets.approval': { about: 'record', input: ({ packetId: id }) => ({ id }) },
  'packets.openred': { about: 'record', input: ({ packetId: redPacketId }) => ({ redPacketId, action: 'detail' }) },
  'packets.approve': { about: 'record', input: packetTarget },
  'packets.reject': { about: 'record', input: packetTarget },
  'packets.revoke': { about: 'record', input: packetTarget },
  'quickReplies.list': { about: 'everywhere' },
  'quickReplies.add': { about: 'everywhere', input: () => replyTerms },
  'quickReplies.update': {
    about: 'everywhere',
    input: (_ground, { replyId: id }) => ({ id, ...stale, ...replyTerms }),
  },
  'quickReplies.remove': { about: 'everywhere', input: (_ground, { replyId: id }) => ({ id, ...stale }) },
}
