import type { Language } from '#contract/base/values.ts'

/** Where templates are listed. */
export const messageRooms = ['orders', 'complaints', 'money', 'reviews', 'people', 'chats'] as const
type MessageRoom = (typeof messageRooms)[number]

/** A `choice` is said in the language of the reader, `text` as it was typed. */
const variableTypes = ['text', 'choice', 'money', 'moment', 'number'] as const
type VariableType = (typeof variableTypes)[number]

/** What a text may say by `{name}`: the same name is the same thing in every template. */
export const messageVariables = {
  no: 'text',
  orderNo: 'text',
  refundNo: 'text',
  service: 'choice',
  /** What somebody applies to become. */
  kind: 'choice',
  /** The type of a complaint. */
  about: 'choice',
  paper: 'choice',
  record: 'choice',
  step: 'choice',
  items: 'choice',
  /** Words of a list, and what staff added. */
  reason: 'choice',
  question: 'text',
  verdict: 'text',
  greeting: 'text',
  amount: 'money',
  /** What arrives, after fee and tax. */
  actual: 'money',
  deposit: 'money',
  score: 'number',
  until: 'moment',
} as const satisfies Record<string, VariableType>
export type MessageVariable = keyof typeof messageVariables

type Template = {
  room: MessageRoom
  /** A body without one of these is refused. */
  required: readonly MessageVariable[]
  optional: readonly MessageVariable[]
}

const freeze = { room: 'people', required: ['reason'], optional: ['no'] } as const

/**
 * The messages to people. A key is called like the webhook that carries the text; where one webhook has several texts, the
 * last part says which.
 */
export const messageTemplatesByKey = {
  'order.cancelled': { room: 'orders', required: ['no'], optional: ['service', 'reason'] },
  'order.refunded': { room: 'orders', required: ['no', 'amount'], optional: ['service', 'refundNo'] },
  'order.refundRejected': { room: 'orders', required: ['no', 'reason'], optional: ['service', 'refundNo', 'amount'] },
  'order.refundFailed': { room: 'orders', required: ['no', 'amount'], optional: ['service', 'refundNo'] },
  'complaint.received': { room: 'complaints', required: ['no'], optional: ['orderNo', 'about'] },
  'complaint.proposed': { room: 'complaints', required: ['no', 'verdict'], optional: ['orderNo', 'about', 'until'] },
  'complaint.decided': { room: 'complaints', required: ['no'], optional: ['orderNo', 'about', 'verdict'] },
  'complaint.statementAsked': {
    room: 'complaints',
    required: ['no', 'question', 'until'],
    optional: ['orderNo', 'about'],
  },
  'complaint.ended': { room: 'complaints', required: ['no'], optional: ['orderNo', 'about', 'verdict'] },
  'withdrawal.approved': { room: 'money', required: ['amount'], optional: ['no', 'actual'] },
  'withdrawal.rejected': { room: 'money', required: ['amount', 'reason'], optional: ['no'] },
  'withdrawal.confirming': { room: 'money', required: ['actual'], optional: ['no', 'amount'] },
  'withdrawal.paid': { room: 'money', required: ['actual'], optional: ['no', 'amount'] },
  'withdrawal.returned': { room: 'money', required: ['amount', 'reason'], optional: ['no'] },
  'verification.approved': { room: 'reviews', required: ['paper'], optional: ['no'] },
  'verification.rejected': { room: 'reviews', required: ['paper', 'reason'], optional: ['no', 'until'] },
  'verification.expired': { room: 'reviews', required: ['paper'], optional: ['no'] },
  'verification.replaced': { room: 'reviews', required: ['paper'], optional: ['no'] },
  'verification.revoked': { room: 'reviews', required: ['paper', 'reason'], optional: ['no'] },
  'application.forwarded': { room: 'reviews', required: ['kind'], optional: ['no'] },
  'application.approved': { room: 'reviews', required: ['kind'], optional: ['no', 'score'] },
  'application.approved.deposit': { room: 'reviews', required: ['kind', 'deposit'], optional: ['no', 'score'] },
  'application.returned': { room: 'reviews', required: ['kind', 'items'], optional: ['no', 'until'] },
  'application.rejected': { room: 'reviews', required: ['kind', 'reason'], optional: ['no', 'until'] },
  'application.rejected.again': { room: 'reviews', required: ['kind', 'reason'], optional: ['no'] },
  'application.abandoned': { room: 'reviews', required: ['kind'], optional: ['no'] },
  'application.activated': { room: 'reviews', required: ['kind'], optional: ['no'] },
  'post.approved': { room: 'reviews', required: ['record'], optional: ['no'] },
  'post.rejected': { room: 'reviews', required: ['record', 'reason'], optional: ['no', 'until'] },
  'post.hidden': { room: 'reviews', required: ['record', 'reason'], optional: ['no', 'until'] },
  'post.reported': { room: 'reviews', required: ['record'], optional: ['no'] },
  'post.restored': { room: 'reviews', required: ['record'], optional: ['no', 'reason'] },
  'post.pending': { room: 'reviews', required: ['record'], optional: ['no'] },
  'post.punished': { room: 'reviews', required: ['step', 'reason'], optional: ['no', 'until'] },
  'worker.frozen': { ...freeze, required: ['reason', 'until'] },
  'worker.disabled': freeze,
  'worker.enabled': { room: 'people', required: [], optional: ['no'] },
  'merchant.suspended': freeze,
  'merchant.resumed': { room: 'people', required: [], optional: ['no'] },
  'redpacket.sent': { room: 'chats', required: ['amount', 'until'], optional: ['no', 'greeting'] },
  'redpacket.expired': { room: 'chats', required: ['amount'], optional: ['no'] },
  'user.muted': { room: 'chats', required: ['until'], optional: ['reason'] },
} as const satisfies Record<string, Template>
export type MessageKey = keyof typeof messageTemplatesByKey
export const messageKeys = Object.keys(messageTemplatesByKey) as [MessageKey, ...MessageKey[]]

type Templates = typeof messageTemplatesByKey
type VariableOf<K extends MessageKey> = Templates[K]['required' | 'optional'][number]

export function variablesOf(key: MessageKey): readonly MessageVariable[] {
  const { required, optional }: Template = messageTemplatesByKey[key]
  return [...required, ...optional]
}

export function requiredVariables(key: MessageKey): readonly MessageVariable[] {
  return messageTemplatesByKey[key].required
}

type Said = Readonly<Record<Language, string>> | string
type ValueByType = {
  text: string
  choice: Said | readonly Said[]
  /** In fen. */
  money: number
  number: number
  /** Epoch milliseconds; null where there is no end. */
  moment: number | null
}
export type MessageValues<K extends MessageKey = MessageKey> = {
  [Name in VariableOf<K>]: ValueByType[(typeof messageVariables)[Name]]
}
/** What fills one place. */
export type MessageValue = ValueByType[VariableType]
