import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { type ChatAction, type ChatMove, chatMachine } from '#contract/chats/chat.ts'
import { chats } from '#contract/chats/chats.ts'
import { packets } from '#contract/money/packets.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import type { ChatRecord } from '#server/chats/thread/chat.ts'
import type { MessageRecord } from '#server/chats/thread/messages.ts'
import { type Caller, may } from '#server/kit/caller.ts'

/** What of a conversation decides which actions are allowed; `muted_until` is the person's. */
export type Guarded = Pick<ChatRecord, 'state' | 'assignee_id' | 'offered_to' | 'resolved_at'> & {
  muted_until: number | null
}

const moveOf = {
  claim: 'claim',
  takeOver: 'takeOver',
  transfer: 'requeue',
  snooze: 'snooze',
  wake: 'wake',
  resolve: 'resolve',
  reopen: 'reopen',
} as const satisfies Partial<Record<ChatAction, ChatMove>>

/** Of most actions the operation of that name. */
const operations = {
  ...chats,
  reply: chats.sendMsg,
  note: chats.sendMsg,
  sendPacket: packets.send,
  // Whoever sees a conversation may open it; its priority is set by those who reply.
  upone: chats.sendMsg,
} satisfies Record<ChatAction, unknown>

/** Why this member of staff may not do it with the conversation now, or null: for what the view offers and the handler refuses. */
export function chatGuard(chat: Guarded, action: ChatAction, caller: Caller, setting: SettingReader): Reason | null {
  if (!may(caller, operations[action].needs)) return 'noPermission'
  switch (action) {
    case 'claim':
      return chat.state === 'queued' ? null : heldReason(chat)
    case 'takeOver':
      if (!caller.permissions.has('chats.reply')) return 'noPermission'
      if (chat.assignee_id === caller.userId) return 'alreadySo'
      return moveReason(chat, action)
    case 'sendPacket':
      if (chat.state === 'queued' && !caller.permissions.has('chats.reply')) return 'noPermission'
      return sendReason(chat, caller)
    case 'reply':
      return sendReason(chat, caller)
    case 'transfer':
      if (chat.state === 'queued') return handingReason(chat, caller)
      return servingReason(chat, caller) ?? moveReason(chat, action) ?? offerReason(chat)
    case 'answerTransfer':
      return chat.offered_to === caller.userId ? null : 'chatNotInThisState'
    case 'snooze':
    case 'wake':
    case 'resolve':
      return servingReason(chat, caller) ?? moveReason(chat, action)
    case 'reopen':
      return moveReason(chat, action) ?? reopenReason(chat, setting('chats.reopen'))
    case 'upone':
      return chat.assignee_id === null ? null : servingReason(chat, caller)
    case 'note':
      return null
    case 'mute':
      return isMuted(chat) ? 'alreadySo' : null
    case 'unmute':
      return isMuted(chat) ? null : 'alreadySo'
  }
}

type Recalled = Pick<MessageRecord, 'by' | 'sender_id' | 'kind' | 'at'>

/** Why this member of staff may not recall a message, or null: as long as it is theirs and new. */
export function recallGuard(
  { by, sender_id, kind, at }: Recalled,
  caller: Caller,
  setting: SettingReader,
): Reason | null {
  if (!may(caller, chats.recall.needs)) return 'noPermission'
  if (by !== 'staff' || sender_id !== caller.userId || kind === 'packet') return 'notYourMessage'
  return recallEndOf({ at }, setting) > Date.now() ? null : 'recallTooLate'
}

export function recallEndOf({ at }: Pick<MessageRecord, 'at'>, setting: SettingReader): number {
  return at + setting('chats.recall') * 1000
}

export function isMuted({ muted_until }: Pick<Guarded, 'muted_until'>): boolean {
  return muted_until !== null && muted_until > Date.now()
}

/** What is sent into a queued conversation claims it. */
function sendReason(chat: Guarded, { userId }: Caller): Reason | null {
  if (chat.state === 'resolved') return 'chatClosed'
  return chat.state === 'queued' || chat.assignee_id === userId ? null : heldReason(chat)
}

/** Of one that the caller does not have: a colleague has it, or nobody. */
function heldReason({ assignee_id }: Guarded): Reason {
  return assignee_id === null ? 'chatNotInThisState' : 'chatTakenBy'
}

/** Staff act on their own conversations, monitors on everybody's. */
function servingReason(chat: Guarded, { userId, permissions }: Caller): Reason | null {
  return chat.assignee_id === userId || permissions.has('chats.monitor') ? null : heldReason(chat)
}

/** One that nobody has is handed out by monitors; others claim it. */
function handingReason(chat: Guarded, { permissions }: Caller): Reason | null {
  return permissions.has('chats.monitor') && canMove(chatMachine, chat, 'assign', 'staff') ? null : 'chatNotInThisState'
}

function moveReason(chat: Guarded, action: keyof typeof moveOf): Reason | null {
  return canMove(chatMachine, chat, moveOf[action], 'staff') ? null : 'chatNotInThisState'
}

function offerReason({ offered_to }: Guarded): Reason | null {
  return offered_to === null ? null : 'chatNotInThisState'
}

function reopenReason({ resolved_at }: Guarded, withinSeconds: number): Reason | null {
  return (resolved_at ?? 0) > Date.now() - withinSeconds * 1000 ? null : 'reopenTooLate'
}
