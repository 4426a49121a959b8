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

export const packetStates = ['pending_approval', 'sent', 'opened', 'expired', 'revoked', 'rejected'] as const
export type PacketState = (typeof packetStates)[number]

/** Seconds, all of them. */
export const chatClocks = {
  /** Seconds to the first answer, from 8 to 24 o'clock in Shanghai and at night. */
  firstByDay: 60,
  firstByNight: 300,
  nextReply: 180,
  /** From the first message, or from where it began again, until it is over. */
  resolve: 86_400,
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
