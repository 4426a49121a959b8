import { z } from 'zod'
import { AfterId } from '#contract/base/page.ts'
import { Fen, Id, IdText, Moment } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { packetStates } from '#contract/money/packets.ts'
import { chatEvents, messageKinds, riskLabels } from './chat.ts'

export const ChatMessage = z.object({
  /** Later messages of a conversation have higher ids. */
  id: Id,
  chatId: Id,
  at: Moment,
  kind: z.enum(messageKinds),
  sender: z.object({
    kind: z.enum(['peer', 'staff', 'system']),
    id: Id.nullable(),
    name: z.string(),
    avatar: z.string(),
  }),
  isMine: z.boolean(),
  /** Made by the client that sent it; null for messages of others. */
  clientId: z.string().nullable(),
  text: WrittenText,
  /** `url` is valid for at least two minutes and changes after some: keep the picture, not its address. */
  media: z
    .object({
      url: z.string(),
      mime: z.string(),
      width: z.int().nullable(),
      height: z.int().nullable(),
      seconds: z.int().nullable(),
      bytes: z.int(),
    })
    .nullable(),
  packet: z
    .object({ id: Id, no: z.string(), amountFen: Fen, greeting: WrittenText, state: z.enum(packetStates) })
    .nullable(),
  /** An order card with the order's values when the card was sent. */
  order: z.object({ no: z.string(), title: z.string(), payFen: Fen }).nullable(),
  event: z
    .object({ code: z.enum(chatEvents), params: z.record(z.string(), z.union([z.string(), z.number()])) })
    .nullable(),
  /** A note for colleagues; the other side never sees it. */
  isPrivate: z.boolean(),
  labels: z.array(z.enum(riskLabels)),
  /** Text, media, packet and order of a recalled message are empty. */
  isRecalled: z.boolean(),
  /** Until when its sender can recall it; null if they cannot. */
  recallUntil: Moment.nullable(),
  /** `recall` until `recallUntil`; `reveal` where something in the text is masked. */
  allowed: z.array(z.enum(['recall', 'reveal'])),
})
export type ChatMessage = z.output<typeof ChatMessage>

const GetId = IdText
/** `beforeId` pages back, `afterId` forward, `aroundId` jumps to a found message; without any, the newest messages. */
const PartOfThread = z.object({
  beforeId: GetId.optional(),
  afterId: GetId.optional(),
  aroundId: GetId.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})
/** The conversation is its `chatId`, or `id` alone. */
export const ThreadQuestion = z.union([
  PartOfThread.extend({ chatId: GetId }),
  PartOfThread.extend({ id: GetId }).transform(({ id, ...part }) => ({ chatId: id, ...part })),
])

const Sent = z.object({
  chatId: Id,
  /** An idempotency key, as a UUID: sent again with the same key it answers the first message. */
  clientId: z.string().regex(/^[\w-]{8,64}$/),
})

const sentText = z.string().trim().min(1).max(2000)

/** What an agent says with an act that ends their part in a conversation. */
export const Farewell = Sent.omit({ chatId: true }).extend({ text: sentText, quickReplyId: Id.optional() })
export type Farewell = z.output<typeof Farewell>

/** A message of staff. `fileId` is the answer of `POST /api/upload` for `chatimg` or `chatvoice`. */
export const NewMessage = z.discriminatedUnion('kind', [
  Sent.extend({
    kind: z.literal('text'),
    text: sentText,
    /** A note for colleagues; the other side never sees it. */
    isPrivate: z.boolean().default(false),
    /** Counts the use of a quick reply. */
    quickReplyId: Id.optional(),
  }),
  Sent.extend({ kind: z.literal('image'), fileId: Id, isPrivate: z.boolean().default(false) }),
  Sent.extend({ kind: z.literal('voice'), fileId: Id, seconds: z.int().min(1).max(60) }),
  Sent.extend({ kind: z.literal('order'), orderNo: z.string().max(32) }),
])

export const FoundMessage = z.object({
  messageId: Id,
  chatId: Id,
  at: Moment,
  peerName: z.string(),
  senderName: z.string(),
  text: WrittenText,
})

/** Searches one conversation, or all that the reader may see. */
export const MessageQuestion = z.object({
  words: z.string().trim().min(2).max(64),
  chatId: Id.optional(),
  after: AfterId,
  limit: z.int().min(1).max(100).default(20),
})

export const Thread = z.object({
  rows: z.array(ChatMessage),
  hasBefore: z.boolean(),
  hasAfter: z.boolean(),
  peerReadTo: z.int(),
})
