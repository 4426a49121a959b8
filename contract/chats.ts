import { z } from 'zod'
import {
  agentStatuses,
  ChatMessage,
  ChatRow,
  chatCategories,
  chatGroups,
  chatStates,
  peerKinds,
  priorities,
} from './chat.ts'
import { command, query } from './operation.ts'
import { PacketRow } from './packets.ts'
import { Id, longText, Moment, Nothing, pageOf, reasonText } from './values.ts'

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
  /** What this reader deleted from their desk, to bring it back. */
  hidden: z.boolean().default(false),
  /** A name, or two characters of a message of the last 90 days. */
  search: z.string().trim().max(64).default(''),
  after: z.string().max(64).nullish(),
  limit: z.int().min(1).max(200).default(50),
})

const GetId = z.coerce.number().int().positive()
/** `beforeId` pages back, `afterId` catches up, `aroundId` jumps to a message that was found; none is the end. */
export const ThreadQuestion = z.object({
  chatId: GetId,
  beforeId: GetId.optional(),
  afterId: GetId.optional(),
  aroundId: GetId.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})

const Sent = z.object({
  chatId: Id,
  /** One per press of a button, a UUID for one: sent again it answers the message that is there. */
  clientId: z.string().regex(/^[\w-]{8,64}$/),
})

/** What a person sends. `fileId` is what `POST /api/upload` answered for `chatimg` or `chatvoice`. */
export const NewMessage = z.discriminatedUnion('kind', [
  Sent.extend({
    kind: z.literal('text'),
    text: z.string().trim().min(1).max(2000),
    /** A note for colleagues; the other side never sees it. */
    isPrivate: z.boolean().default(false),
    /** Counts the use of a quick reply. */
    quickReplyId: Id.optional(),
  }),
  Sent.extend({ kind: z.literal('image'), fileId: Id, isPrivate: z.boolean().default(false) }),
  Sent.extend({ kind: z.literal('voice'), fileId: Id, seconds: z.int().min(1).max(60) }),
  Sent.extend({ kind: z.literal('order'), orderNo: z.string().max(32) }),
])

export const Agent = z.object({
  id: Id,
  name: z.string(),
  avatar: z.string(),
  status: z.enum(agentStatuses),
  groups: z.array(z.enum(chatGroups)),
  /** Conversations in hand, and how many at once. */
  load: z.int(),
  capacity: z.int(),
})
export type Agent = z.output<typeof Agent>

export const PreviousChat = z.object({
  id: Id,
  createdAt: Moment,
  state: z.enum(chatStates),
  assignee: z.string(),
  summary: z.string(),
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
  }),
  /** The last ten, those under way first; empty for who may not view orders. */
  orderNos: z.array(z.string()),
  previous: z.array(PreviousChat),
  packets: z.array(PacketRow),
})

export const FoundMessage = z.object({
  messageId: Id,
  chatId: Id,
  at: Moment,
  peerName: z.string(),
  senderName: z.string(),
  text: z.string(),
})

export const LiveFigures = z.object({
  waiting: z.int(),
  longestWaitSince: Moment.nullable(),
  overdue: z.int(),
  /** Of conversations that began today in Shanghai. */
  today: z.object({
    begun: z.int(),
    resolved: z.int(),
    firstMissed: z.int(),
    nextMissed: z.int(),
    /** Seconds, the middle one. */
    firstReplyMedian: z.int().nullable(),
    rated: z.int(),
    ratingAverage: z.number().nullable(),
  }),
  agents: z.array(Agent.extend({ servedToday: z.int(), missedToday: z.int(), ratingAverage: z.number().nullable() })),
})

/** One record as the person saw it: a command on an older version is refused with the fresh record. */
const Target = z.object({ id: Id, version: z.int() })

export const chats = {
  list: query('chats.list', {
    at: 'POST /api/chat/list',
    needs: 'chats.view',
    input: ChatQuestion,
    output: pageOf(ChatRow),
  }),
  counts: query('chats.counts', {
    needs: 'chats.view',
    input: z.object({}),
    /** How many stand there, each to 1,000; `unread` of mine, `overdue` of all that this reader sees. */
    output: z.object({ mine: z.int(), unread: z.int(), waiting: z.int(), snoozed: z.int(), overdue: z.int() }),
  }),
  get: query('chats.get', { needs: 'chats.view', input: z.object({ id: Id }), output: ChatRow }),
  context: query('chats.context', { needs: 'chats.view', input: z.object({ id: Id }), output: ChatContext }),
  /** Messages of one conversation, oldest first. */
  msglist: query('chats.msglist', {
    at: 'GET /api/chat/msglist',
    needs: 'chats.view',
    input: ThreadQuestion,
    output: z.object({
      rows: z.array(ChatMessage),
      hasBefore: z.boolean(),
      hasAfter: z.boolean(),
      peerReadTo: z.int(),
    }),
  }),
  /** Newest first. In one conversation, or in all that this reader may see. */
  search: query('chats.search', {
    needs: 'chats.view',
    input: z.object({
      words: z.string().trim().min(2).max(64),
      chatId: Id.optional(),
      after: z.string().max(64).nullish(),
      limit: z.int().min(1).max(100).default(20),
    }),
    output: pageOf(FoundMessage),
  }),
  /** Into a conversation that waits, it claims it; whoever comes second is told who has it. */
  sendMsg: command('chats.sendMsg', {
    at: 'POST /api/chat/sendMsg',
    needs: 'chats.reply',
    input: NewMessage,
    output: ChatMessage,
  }),
  recall: command('chats.recall', {
    needs: 'chats.reply',
    input: z.object({ messageId: Id }),
    output: ChatMessage,
  }),
  /** Of one conversation. To have read it needs nothing more; the rest needs `chats.reply`. */
  upone: command('chats.upone', {
    at: 'PUT /api/chat/upone',
    needs: 'chats.view',
    input: z.object({
      id: Id,
      /** Needed with anything but `read`. */
      version: z.int().optional(),
      /** Up to its last message; false makes that one unread again. */
      read: z.boolean().optional(),
      tags: z.array(Tag).max(10).optional(),
      priority: z.enum(priorities).optional(),
      remark: longText.optional(),
      group: z.enum(chatGroups).optional(),
      orderNo: z.string().max(32).nullable().optional(),
    }),
    output: ChatRow,
  }),
  /** Pins for this reader alone. */
  gotop: command('chats.gotop', {
    at: 'PUT /api/chat/gotop',
    needs: 'chats.view',
    input: z.object({ id: Id, top: z.boolean() }),
    output: ChatRow,
  }),
  /** Hides from this reader's desk, or with `restore` brings back; nothing is deleted. */
  pcDelete: command('chats.pcDelete', {
    at: 'PUT /api/chat/pcDelete',
    needs: 'chats.view',
    input: z.object({ ids: z.array(Id).min(1).max(100), restore: z.boolean().default(false) }),
    output: Nothing,
  }),
  /** `detail` of a red packet; `claim` of one that somebody sent to the platform, which credits the platform and nobody else. */
  openred: command('chats.openred', {
    at: 'POST /api/chat/openred',
    needs: 'chats.reply',
    input: z.object({ redPacketId: Id, action: z.enum(['detail', 'claim']) }),
    output: PacketRow,
  }),
  claim: command('chats.claim', { needs: 'chats.reply', input: Target, output: ChatRow }),
  /** From a colleague, for who may monitor. */
  takeOver: command('chats.takeOver', {
    needs: 'chats.monitor',
    input: Target.extend({ reason: reasonText }),
    output: ChatRow,
  }),
  /** To one colleague, who accepts within 30 s or it stays, or back to a group's queue. */
  transfer: command('chats.transfer', {
    needs: 'chats.reply',
    input: Target.extend({
      to: z.union([z.object({ userId: Id }), z.object({ group: z.enum(chatGroups) })]),
      note: z.string().trim().min(1).max(200),
    }),
    output: ChatRow,
  }),
  answerTransfer: command('chats.answerTransfer', {
    needs: 'chats.reply',
    input: Target.extend({ accept: z.boolean() }),
    output: ChatRow,
  }),
  /** At most 30 days. */
  snooze: command('chats.snooze', { needs: 'chats.reply', input: Target.extend({ until: Moment }), output: ChatRow }),
  wake: command('chats.wake', { needs: 'chats.reply', input: Target, output: ChatRow }),
  resolve: command('chats.resolve', {
    needs: 'chats.reply',
    input: Target.extend({ summary: reasonText, category: z.enum(chatCategories) }),
    output: ChatRow,
  }),
  /** Within 24 h. */
  reopen: command('chats.reopen', { needs: 'chats.reply', input: Target, output: ChatRow }),
  mute: command('chats.mute', {
    needs: 'chats.mute',
    input: Target.extend({ hours: z.union([z.literal(1), z.literal(24), z.literal(72)]), reason: reasonText }),
    output: ChatRow,
  }),
  unmute: command('chats.unmute', {
    needs: 'chats.mute',
    input: Target.extend({ reason: reasonText }),
    output: ChatRow,
  }),
  agents: query('chats.agents', { needs: 'chats.view', input: z.object({}), output: z.array(Agent) }),
  myStatus: query('chats.myStatus', { needs: 'chats.reply', input: z.object({}), output: Agent }),
  agentStatus: command('chats.agentStatus', {
    needs: 'chats.reply',
    input: z.object({ status: z.enum(agentStatuses) }),
    output: Agent,
  }),
  /** A leader says what somebody is good at and how much at once. */
  setAgent: command('chats.setAgent', {
    needs: 'chats.monitor',
    input: z.object({
      userId: Id,
      groups: z.array(z.enum(chatGroups)).min(1),
      capacity: z.int().min(1).max(50),
    }),
    output: Agent,
  }),
  figures: query('chats.figures', { needs: 'chats.monitor', input: z.object({}), output: LiveFigures }),
}

/** Of new conversations and of messages. */
export const chatClocks = {
  /** Seconds to the first answer, from 8 to 24 o'clock in Shanghai and at night. */
  firstByDay: 60,
  firstByNight: 300,
  nextReply: 180,
  /** A handed-over conversation comes back after. */
  offer: 30,
  recall: 120,
  /** After our answer nobody says anything for so long: it is over. */
  silence: 600,
  /** It can begin again, with the same agent. */
  reopen: 86_400,
  /** From the last open socket of an agent until others get their conversations. */
  grace: 180,
} as const
