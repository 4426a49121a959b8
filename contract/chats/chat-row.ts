import { z } from 'zod'
import { AfterRank, PageLimit } from '#contract/base/page.ts'
import { Fen, Id, longText, Moment } from '#contract/base/values.ts'
import { ComplaintLine } from '#contract/complaints/complaint.ts'
import { PacketRow } from '#contract/money/packets.ts'
import { refundStages } from '#contract/money/refund.ts'
import {
  chatActions,
  chatCategories,
  chatChannels,
  chatGroups,
  chatStates,
  messageKinds,
  peerKinds,
  priorities,
  riskLabels,
} from './chat.ts'

const Somebody = z.object({ id: Id, name: z.string(), avatar: z.string() })

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
  /**
   * Since when the other side waits for us, and until when that is fine: the ring is amber at 70 % of the way, red after
   * it. `resolve`, while nobody waits for an answer: until when it should be over.
   */
  due: z.object({ kind: z.enum(['first', 'next', 'resolve']), since: Moment, at: Moment }).nullable(),
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
/** The tabs on the left. Who may not monitor sees in `all` what waits and what is or was theirs, and in `closed` theirs. */
export const chatQueues = ['mine', 'waiting', 'snoozed', 'all', 'closed'] as const
export type ChatQueue = (typeof chatQueues)[number]

const Tag = z.string().trim().min(1).max(20)

export const ChatQuestion = z.object({
  queue: z.enum(chatQueues).default('all'),
  peerKind: z.enum(peerKinds).optional(),
  group: z.enum(chatGroups).optional(),
  tag: Tag.optional(),
  assigneeId: Id.optional(),
  unreadOnly: z.boolean().default(false),
  /** Of whoever that order concerns: its customer, who serves it, its shop. */
  orderNo: z.string().trim().max(32).default(''),
  /** What this reader deleted from their desk, to bring it back. */
  hidden: z.boolean().default(false),
  /** A name, or two characters of a message of the last 90 days. */
  search: z.string().trim().max(64).default(''),
  after: AfterRank,
  limit: PageLimit,
})

/** How many stand there, each to 1,000; `unread` of mine, `overdue` of all that this reader sees. */
export const ChatCounts = z.object({
  mine: z.int(),
  unread: z.int(),
  waiting: z.int(),
  snoozed: z.int(),
  overdue: z.int(),
})

export const PreviousChat = z.object({
  id: Id,
  createdAt: Moment,
  state: z.enum(chatStates),
  assignee: z.string(),
  summary: z.string(),
})

const PersonRefund = z.object({
  no: z.string(),
  orderNo: z.string(),
  amountFen: Fen,
  stage: z.enum(refundStages),
  askedAt: Moment,
})

/** Everything beside the thread. The orders are asked of `orders.get`, one by one, with what the reader may do. */
export const ChatContext = z.object({
  person: z.object({
    id: Id,
    kind: z.enum(peerKinds),
    name: z.string(),
    avatar: z.string(),
    phone: z.string(),
    isVerified: z.boolean(),
    orderCount: z.int(),
    createdAt: Moment,
    mutedUntil: Moment.nullable(),
    muteReason: z.string(),
    /** What to beware of in what they wrote in the last 90 days, and how often. */
    risks: z.array(z.object({ label: z.enum(riskLabels), count: z.int() })),
  }),
  /** The last ten, those under way first; empty for who may not view orders. */
  orderNos: z.array(z.string()),
  previous: z.array(PreviousChat),
  packets: z.array(PacketRow),
  /** Of what they ordered, newest first; empty for who may not view orders. */
  refunds: z.array(PersonRefund),
  /** Theirs and about them, newest first; empty for who may not view complaints. */
  complaints: z.array(ComplaintLine),
})

/** What one person writes on a conversation; to have read it needs no version. */
export const ChatUpdate = z.object({
  id: Id,
  version: z.int().optional(),
  /** Up to its last message; false makes that one unread again. */
  read: z.boolean().optional(),
  tags: z.array(Tag).max(10).optional(),
  priority: z.enum(priorities).optional(),
  remark: longText.optional(),
  group: z.enum(chatGroups).optional(),
  orderNo: z.string().max(32).nullable().optional(),
})
