import { type MoveIn, machine, type StateIn } from '#contract/base/machine.ts'

/** What a message can be, in the order of the notification types 0–5. */
export const messageKinds = ['text', 'image', 'voice', 'packet', 'order', 'system'] as const
export type MessageKind = (typeof messageKinds)[number]

/** In seconds. */
export const chatClocks = {
  /** Until the first reply, from 8 to 24 o'clock in Shanghai and at night. */
  firstByDay: 60,
  firstByNight: 300,
  nextReply: 180,
  /** From the first message, or from reopening, until it should be resolved. */
  resolve: 86_400,
  /** A colleague accepts a transfer within this time, or it ends. */
  offer: 30,
  recall: 120,
  /** A conversation is resolved after so long without a message since our reply. */
  silence: 600,
  /** It can be reopened, with the same agent. */
  reopen: 86_400,
  /** From the last open socket of an agent until their conversations go to others. */
  grace: 180,
} as const

/**
 * Where a conversation can stand and what can happen to it. Queued: nobody has it yet. Open: we owe an answer. Pending:
 * the other side owes one. Snoozed: put off until later. Resolved: over.
 */
export const chatMachine = machine({
  states: ['queued', 'open', 'pending', 'snoozed', 'resolved'],
  finals: [],
  movers: ['staff', 'peer', 'clock'],
  moves: {
    claim: { by: ['staff'], from: ['queued'], to: 'open' },
    assign: { by: ['staff', 'clock'], from: ['queued'], to: 'open' },
    takeOver: { by: ['staff'], from: ['open', 'pending', 'snoozed'], to: 'open' },
    answer: { by: ['staff'], from: ['open', 'pending', 'snoozed'], to: 'pending' },
    ask: { by: ['peer'], from: ['pending', 'snoozed'], to: 'open' },
    requeue: { by: ['staff', 'clock', 'peer'], from: ['open', 'pending', 'snoozed'], to: 'queued' },
    snooze: { by: ['staff'], from: ['open', 'pending'], to: 'snoozed' },
    wake: { by: ['staff', 'clock'], from: ['snoozed'], to: 'open' },
    resolve: { by: ['staff', 'clock'], from: ['open', 'pending', 'snoozed'], to: 'resolved' },
    reopen: { by: ['staff', 'peer'], from: ['resolved'], to: 'open' },
  },
  timeouts: {
    pending: { move: 'resolve', after: chatClocks.silence, setting: 'chats.silence' },
    snoozed: { move: 'wake', after: 'ownMoment' },
  },
})
export const chatStates = chatMachine.states
export type ChatState = StateIn<typeof chatMachine>
export type ChatMove = MoveIn<typeof chatMachine>

/** What a reader may be allowed to do with a conversation. The browser shows what is allowed and compares no states. */
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
/** Why the person wrote, chosen when the conversation is resolved. */
export const chatCategories = ['delivery', 'refund', 'quality', 'account', 'complaint', 'praise', 'other'] as const

const anyStatus = ['offline', 'busy', 'online'] as const

/** Only agents who are `online` are given conversations. The clock sets those offline whom no node has seen for a while. */
export const agentMachine = machine({
  states: anyStatus,
  finals: [],
  movers: ['staff', 'clock'],
  moves: {
    goOnline: { by: ['staff'], from: anyStatus, to: 'online' },
    goBusy: { by: ['staff'], from: anyStatus, to: 'busy' },
    goOffline: { by: ['staff', 'clock'], from: anyStatus, to: 'offline' },
    /** They act without having gone online: they keep their conversations and are given no new ones. */
    act: { by: ['staff'], from: ['offline'], to: 'busy' },
  },
})
/** In the order in which they are offered. */
export const agentStatuses = ['online', 'busy', 'offline'] as const satisfies AgentStatus[]
export type AgentStatus = StateIn<typeof agentMachine>

/**
 * Risks in a message: an outside link or a QR code; a phone, card or identity number, which are shown masked; a request
 * to pay or meet outside the platform; abuse.
 */
export const riskLabels = ['link', 'qr', 'phone', 'card', 'idNumber', 'offPlatform', 'abuse'] as const
export type RiskLabel = (typeof riskLabels)[number]

/** What a system message reports; the screen words it with `params`. */
export const chatEvents = [
  'queued',
  'offHours',
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
