import { z } from 'zod'
import { AfterRank, PageLimit } from '#contract/base/page.ts'
import { Id, InputMoment, longText, Moment, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import {
  chatActions,
  chatCategories,
  chatChannels,
  chatGroups,
  chatStates,
  messageKinds,
  peerKinds,
  priorities,
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
  remark: WrittenText,
  assignee: Somebody.nullable(),
  /** Offered to a colleague who has not answered yet; the offer ends at `until`. */
  offer: z.object({ to: Somebody, by: z.string(), note: WrittenText, until: Moment }).nullable(),
  orderNo: z.string().nullable(),
  lastMessage: z.object({ kind: z.enum(messageKinds), text: WrittenText, at: Moment, isPeer: z.boolean() }).nullable(),
  /** Of a list that was searched by words: the newest message of the last 90 days that has them. */
  found: z.object({ messageId: Id, text: WrittenText }).optional(),
  /**
   * The deadline of our first or next reply, since the person waits; while nobody waits, the deadline for resolving it.
   * Screens show it in amber from 70 % on, in red after it.
   */
  due: z.object({ kind: z.enum(['first', 'next', 'resolve']), since: Moment, at: Moment }).nullable(),
  /** Unread by this reader; 100 means 100 or more. */
  unread: z.int(),
  isPinned: z.boolean(),
  isHidden: z.boolean(),
  snoozedUntil: Moment.nullable(),
  summary: WrittenText,
  category: z.enum(chatCategories).nullable(),
  resolvedAt: Moment.nullable(),
  /** 1 to 5, by the person, after it was resolved. */
  rating: z.object({ score: z.int(), comment: WrittenText }).nullable(),
  /** The last message that the person has read. */
  peerReadTo: z.int(),
  /** The last message that the person wrote, 0 if none. */
  peerLastId: z.int(),
  createdAt: Moment,
  version: Version,
  allowed: z.array(z.enum(chatActions)),
})
export type ChatRow = z.output<typeof ChatRow>
/** The tabs on the left. Without `chats.monitor`, `all` shows queued ones and one's own, `closed` one's own. */
export const chatQueues = ['mine', 'waiting', 'snoozed', 'all', 'closed'] as const
export type ChatQueue = (typeof chatQueues)[number]

/**
 * What became of conversations, for the figures of the dashboard: answered by staff at all; with replies that were timed;
 * answered later than promised; resolved, within a day, or not by its deadline; passed on to a colleague; rated.
 */
const chatOutcomes = [
  'answered',
  'replied',
  'late',
  'resolved',
  'resolvedInTime',
  'notOverInTime',
  'passedOn',
  'rated',
] as const
export type ChatOutcome = (typeof chatOutcomes)[number]
export const resolvedInTimeHours = 24

const Tag = z.string().trim().min(1).max(20)

export const ChatQuestion = z.object({
  queue: z.enum(chatQueues).default('all'),
  peerKind: z.enum(peerKinds).optional(),
  group: z.enum(chatGroups).optional(),
  tag: Tag.optional(),
  assigneeId: Id.optional(),
  unreadOnly: z.boolean().default(false),
  /** Whose next answer, or whose end, is past its deadline. */
  overdueOnly: z.boolean().default(false),
  /** Those that count as the load of an agent: neither put off nor over. */
  heldOnly: z.boolean().default(false),
  /** Conversations with the people of this order: customer, worker, shop. */
  orderNo: z.string().trim().max(32).default(''),
  /** Those that this reader has hidden. */
  hidden: z.boolean().default(false),
  /** Those as well that this reader has hidden. */
  withHidden: z.boolean().default(false),
  outcome: z.enum(chatOutcomes).optional(),
  /** When it began: from this moment, and before that one. */
  since: InputMoment.optional(),
  until: InputMoment.optional(),
  cityCode: z.string().max(6).optional(),
  /** A name, or at least two characters of a message of the last 90 days. */
  search: z.string().trim().max(64).default(''),
  after: AfterRank,
  limit: PageLimit,
})

/** Each counted up to 1,000; `unread` of `mine`, `overdue` of `all`. */
export const ChatCounts = z.object({
  mine: z.int(),
  unread: z.int(),
  waiting: z.int(),
  /** Of those that wait. */
  waitingLate: z.int(),
  snoozed: z.int(),
  /** Of all that the reader sees. */
  overdue: z.int(),
})

/** Changes of one conversation; `read` alone needs no version. */
export const ChatUpdate = z.object({
  id: Id,
  version: Version.optional(),
  /** True marks all messages read, false the last message of the person unread. */
  read: z.boolean().optional(),
  tags: z.array(Tag).max(10).optional(),
  priority: z.enum(priorities).optional(),
  remark: longText.optional(),
  group: z.enum(chatGroups).optional(),
  orderNo: z.string().max(32).nullable().optional(),
})
