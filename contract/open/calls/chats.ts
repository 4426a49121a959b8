import { Nothing } from '#contract/base/values.ts'
import {
  OpenMedia,
  OpenMediaAnswer,
  OpenMediaLink,
  OpenMediaLinkAnswer,
  OpenMessage,
  OpenMessageAnswer,
  OpenPacketAnswer,
  OpenPacketOpening,
  OpenRating,
  OpenRead,
  OpenTyping,
} from '#contract/open/open-chats.ts'
import * as examples from '../examples/chats.ts'
import { mostPictureBytes, post } from './call.ts'

const scopes = ['chat.write'] as const

export const chatCalls = {
  sendMessage: post({
    path: '/chat/messages',
    scopes,
    input: OpenMessage,
    answer: OpenMessageAnswer,
    examples: examples.messages,
    answered: { id: 90_210, chatId: 4711 },
  }),
  sendMedia: post({
    path: '/chat/media',
    scopes,
    input: OpenMedia,
    answer: OpenMediaAnswer,
    examples: examples.media,
    answered: { mediaId: examples.mediaId },
    mostBytes: mostPictureBytes,
  }),
  linkMedia: post({
    path: '/chat/media/link',
    scopes,
    input: OpenMediaLink,
    answer: OpenMediaLinkAnswer,
    examples: { media: { mediaId: examples.mediaId } },
    answered: { url: `/files/${examples.mediaId}?until=1795420800&signature=…` },
  }),
  readMessages: post({
    path: '/chat/read',
    scopes,
    input: OpenRead,
    answer: Nothing,
    examples: { read: { chatId: 4711, from: examples.customer, upTo: 90_210 } },
    answered: {},
  }),
  showTyping: post({
    path: '/chat/typing',
    scopes,
    input: OpenTyping,
    answer: Nothing,
    examples: { typing: { chatId: 4711, from: examples.customer } },
    answered: {},
  }),
  rate: post({
    path: '/chat/rating',
    scopes,
    input: OpenRating,
    answer: Nothing,
    examples: examples.ratings,
    answered: {},
  }),
  openPacket: post({
    path: '/redpackets/{no}/open',
    scopes,
    input: OpenPacketOpening,
    answer: OpenPacketAnswer,
    examples: { receiver: { from: examples.customer } },
    answered: { no: 'HB2611230001', state: 'opened', amountFen: 500 },
  }),
} as const
