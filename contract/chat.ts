import { z } from 'zod'
import { Fen, Id, Moment } from './values.ts'

/** What a message can be, in the order of the notification types 0–5. */
export const messageKinds = ['text', 'image', 'voice', 'packet', 'order', 'system'] as const
export type MessageKind = (typeof messageKinds)[number]

/** Waits for anybody · we owe an answer · they owe one · put off until later · over. */
export const chatStates = ['queued', 'open', 'pending', 'snoozed', 'resolved'] as const
export type ChatState = (typeof chatStates)[number]

type ChatMove = { by: readonly ('staff' | 'peer' | 'clock')[]; from: readonly ChatState[]; to: ChatState }

/** What can happen to a conversation, by whom, from where, to where. The only list of it. */
export const chatMoves = {
  claim: { by: ['staff'], from: ['queued'], to: 'open' },
  assign: { by: ['clock'], from: ['queued'], to: 'open' },
  takeOver: { by: ['staff'], from: ['open', 'pending', 'snoozed'], to: 'open' },
  answer: { by: ['staff'], from: ['open', 'pending', 'snoozed'], to: 'pending' },
  ask: { by: ['peer'], from: ['pending', 'snoozed'], to: 'open' },
  requeue: { by: ['staff', 'clock', 'peer'], from: ['open', 'pending', 'snoozed'], to: 'queued' },
  snooze: { by: ['staff'], from: ['open', 'pending'], to: 'snoozed' },
  wake: { by: ['staff', 'clock'], from: ['snoozed'], to: 'open' },
  resolve: { by: ['staff', 'clock'], from: ['open', 'pending', 'snoozed'], to: 'resolved' },
  reopen: { by: ['staff', 'peer'], from: ['resolved'], to: 'open' },
} as const satisfies Record<string, ChatMove>

/** What this reader may do with a conversation now. The browser draws these and compares no states. */
export const chatActions = [
  'claim',
  'takeOver',
  'reply',
  'note',
  'transfer',
  'answerTransfer',
  'snooze',
  'wake',
  'resolve',
  'reopen',
  'upone',
  'sendPacket',
  'mute',
  'unmute',
] as const
export type ChatAction = (typeof chatActions)[number]

export const peerKinds = ['customer', 'rider', 'chauffeur', 'companion', 'merchant'] as const
export type PeerKind = (typeof peerKinds)[number]
export const chatChannels = ['app', 'h5', 'wechat'] as const
/** Skill groups of the agents. */
export const chatGroups = ['presale', 'food', 'chauffeur', 'errand', 'companion', 'finance'] as const
export type ChatGroup = (typeof chatGroups)[number]
export const priorities = ['urgent', 'high', 'normal', 'low'] as const
/** Why they came, said when it is over. */
export const chatCategories = ['delivery', 'refund', 'quality', 'account', 'complaint', 'praise', 'other'] as const

/** `online` is given conversations, `busy` is not, `offline` is not there. */
export const agentStatuses = ['online', 'busy', 'offline'] as const
export type AgentStatus = (typeof agentStatuses)[number]

/**
 * What to beware of in a message: an outside link or a QR code; a phone, card or identity number, which stand masked;
 * a request to pay or meet elsewhere; abuse.
 */
export const riskLabels = ['link', 'qr', 'phone', 'card', 'idNumber', 'offPlatform', 'abuse'] as const
export type RiskLabel = (typeof riskLabels)[number]

/** What a line between the messages tells; the screen words it with `params`. */
export const chatEvents = [
  'queued',
  'claimed',
  'assigned',
  'takenOver',
  'offered',
  'accepted',
  'declined',
  'bounced',
  'requeued',
  'snoozed',
  'woken',
  'resolved',
  'closedBySilence',
  'reopened',
  'muted',
  'unmuted',
  'packetOpened',
  'packetExpired',
  'packetRevoked',
  'packetRejected',
  'rated',
] as const
export type ChatEvent = (typeof chatEvents)[number]

const Somebody = z.object({ id: Id, name: z.string(), avatar: z.string() })

export const packetStates = ['pending_approval', 'sent', 'opened', 'expired', 'revoked', 'rejected'] as const
export type PacketState = (typeof packetStates)[number]

export const ChatMessage = z.object({
  /** Grows within a conversation: what has a higher one came later. */
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
  /** Of the press of a button that sent it; null for what others sent. */
  clientId: z.string().nullable(),
  text: z.string(),
  /** `url` is good for two minutes at least, and another one after some: a reader keeps the picture, not its address. */
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
    .object({ id: Id, no: z.string(), amountFen: Fen, greeting: z.string(), state: z.enum(packetStates) })
    .nullable(),
  /** An order card, as it was when it was sent. */
  order: z.object({ no: z.string(), title: z.string(), payFen: Fen }).nullable(),
  event: z
    .object({ code: z.enum(chatEvents), params: z.record(z.string(), z.union([z.string(), z.number()])) })
    .nullable(),
  /** A note that the other side never sees. */
  isPrivate: z.boolean(),
  labels: z.array(z.enum(riskLabels)),
  /** Then text, media, packet and order are empty. */
  isRecalled: z.boolean(),
  /** `recall` within two minutes; `reveal` where something in it stands masked. */
  allowed: z.array(z.enum(['recall', 'reveal'])),
})
export type ChatMessage = z.output<typeof ChatMessage>

export const ChatRow = z.object({
  id: Id,
  state: z.enum(chatStates),
  peer: z.object({
    id: Id,
    kind: z.enum(peerKinds),
    name: z.string(),
    avatar: z.string(),
    mutedUntil: Moment.nullable(),
  }),
  cityCode: z.string(),
  channel: z.enum(chatChannels),
  group: z.enum(chatGroups),
  priority: z.enum(priorities),
  tags: z.array(z.string()),
  remark: z.string(),
  assignee: Somebody.nullable(),
  /** Handed to somebody who has not answered yet; comes back at `until`. */
  offer: z.object({ to: Somebody, by: z.string(), note: z.string(), until: Moment }).nullable(),
  orderNo: z.string().nullable(),
  lastMessage: z.object({ kind: z.enum(messageKinds), text: z.string(), at: Moment, isPeer: z.boolean() }).nullable(),
  /** Since when the other side waits for us, and until when that is fine: the ring is amber at 70 % of the way, red after it. */
  due: z.object({ kind: z.enum(['first', 'next']), since: Moment, at: Moment }).nullable(),
  /** Of this reader, to 100, which means that or more. */
  unread: z.int(),
  isPinned: z.boolean(),
  isHidden: z.boolean(),
  snoozedUntil: Moment.nullable(),
  summary: z.string(),
  category: z.enum(chatCategories).nullable(),
  resolvedAt: Moment.nullable(),
  /** 1–5, by the other side, after it was over. */
  rating: z.object({ score: z.int(), comment: z.string() }).nullable(),
  /** Up to this message the other side has read. */
  peerReadTo: z.int(),
  createdAt: Moment,
  version: z.int(),
  allowed: z.array(z.enum(chatActions)),
})
export type ChatRow = z.output<typeof ChatRow>
