import { z } from 'zod'
import { Fen, Id, longText, shortText } from '#contract/base/values.ts'
import { chatChannels, chatGroups, messageKinds, peerKinds } from '#contract/chats/chat.ts'
import { WebhookText } from '#contract/open/messages/webhook-text.ts'
import { ExternalNo, OccurredAt, webhookHead } from './open-values.ts'

/** Conversations by the open API: what the apps send (scope `chat.write`) and the webhooks they receive. */

const MediaId = z.string().regex(/^[\w-]{22}$/)

/** Somebody whom the app knows. Riders must have been reported before; customers and merchants are added when first seen. */
export const OpenPeer = z.object({ kind: z.enum(peerKinds), externalId: ExternalNo })

const Message = z.object({
  messageId: ExternalNo.describe("The app's own id; the same id again returns the stored message."),
  from: OpenPeer.extend({
    name: shortText,
    phone: z
      .string()
      .regex(/^1\d{10}$/)
      .optional(),
  }),
  cityCode: z.string().regex(/^\d{6}$/),
  channel: z.enum(chatChannels).default('app'),
  group: z.enum(chatGroups).optional().describe('Where the person chose a subject.'),
  orderNo: z.string().max(32).optional().describe('The order that they were looking at.'),
  sentAt: OccurredAt,
})

/** `POST /open/v1/chat/messages`. At most 20 a minute of one person. */
export const OpenMessage = z.discriminatedUnion('kind', [
  Message.extend({ kind: z.literal('text'), text: z.string().trim().min(1).max(2000) }),
  Message.extend({ kind: z.literal('image'), mediaId: MediaId }),
  Message.extend({ kind: z.literal('voice'), mediaId: MediaId }),
  Message.extend({ kind: z.literal('order'), orderNo: z.string().min(1).max(32) }),
  /** Money that the person pays back to the platform; the app has taken it from them. */
  Message.extend({
    kind: z.literal('packet'),
    amountFen: Fen.min(1).max(20_000),
    greeting: z.string().trim().max(30).default(''),
  }),
])
export type OpenMessage = z.input<typeof OpenMessage>
export const OpenMessageAnswer = z.object({ id: Id, chatId: Id })

/** `POST /open/v1/chat/media`: jpeg, png or webp to 5 MB; ogg, webm, mp4 or wav sound to 60 s and 1 MB. */
export const OpenMedia = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('image'), data: z.base64().max(7_000_000) }),
  z.object({ kind: z.literal('voice'), data: z.base64().max(1_400_000), seconds: z.int().min(1).max(60) }),
])
export type OpenMedia = z.input<typeof OpenMedia>
export const OpenMediaAnswer = z.object({ mediaId: MediaId })

/** `POST /open/v1/chat/media/link`: where to fetch a picture or a voice of this app's conversations, for some minutes. */
export const OpenMediaLink = z.object({ mediaId: MediaId })
export const OpenMediaLinkAnswer = z.object({ url: z.string() })

/** `POST /open/v1/chat/read`: the person has seen everything up to a message of ours. */
export const OpenRead = z.object({ chatId: Id, from: OpenPeer, upTo: Id })
export type OpenRead = z.input<typeof OpenRead>

/** `POST /open/v1/chat/typing`. */
export const OpenTyping = z.object({ chatId: Id, from: OpenPeer })
export type OpenTyping = z.input<typeof OpenTyping>

/** `POST /open/v1/chat/rating`: once, after `chat.closed`. */
export const OpenRating = z.object({
  chatId: Id,
  from: OpenPeer,
  score: z.int().min(1).max(5),
  comment: longText.default(''),
})
export type OpenRating = z.input<typeof OpenRating>

/** `POST /open/v1/redpackets/{no}/open`: by its receiver; repeated calls return the same answer. */
export const OpenPacketOpening = z.object({ from: OpenPeer })
export type OpenPacketOpening = z.input<typeof OpenPacketOpening>
export const OpenPacketAnswer = z.object({ no: z.string(), state: z.string(), amountFen: Fen })

const headWithText = { ...webhookHead, text: WebhookText.optional() }
const Whom = z.object({ to: OpenPeer })
const InChat = Whom.extend({ chatId: Id })
const Packet = InChat.extend({ no: z.string(), amountFen: Fen, greeting: z.string(), expiresAt: OccurredAt })

/** The webhook to the app of the other person in a conversation, and to no other app. */
export const ChatWebhookBody = z.discriminatedUnion('type', [
  z.object({
    ...headWithText,
    type: z.literal('chat.message'),
    data: InChat.extend({
      message: z.object({
        id: Id,
        kind: z.enum(messageKinds),
        senderName: z.string(),
        text: z.string().describe('Also of a system line, in Chinese, as the person reads it.'),
        mediaId: MediaId.nullable(),
        seconds: z.int().nullable(),
        orderNo: z.string().nullable(),
        packetNo: z.string().nullable(),
        sentAt: OccurredAt,
      }),
    }),
  }),
  z.object({ ...headWithText, type: z.literal('chat.recalled'), data: InChat.extend({ messageId: Id }) }),
  /** The conversation has ended; the person can rate it once. */
  z.object({ ...headWithText, type: z.literal('chat.closed'), data: InChat }),
  z.object({ ...headWithText, type: z.literal('redpacket.sent'), data: Packet }),
  z.object({ ...headWithText, type: z.literal('redpacket.expired'), data: Packet }),
  z.object({ ...headWithText, type: z.literal('redpacket.revoked'), data: Packet }),
  z.object({
    ...headWithText,
    type: z.literal('user.muted'),
    data: Whom.extend({ until: OccurredAt, reason: z.string() }),
  }),
  z.object({ ...headWithText, type: z.literal('user.unmuted'), data: Whom }),
])
export type ChatWebhookBody = z.output<typeof ChatWebhookBody>
