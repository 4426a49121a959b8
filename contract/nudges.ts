import type { Needs } from './base/operation.ts'

/**
 * A nudge says that records changed, never what they are. The word before the dot is the root of the query key that is
 * read again; the value is what a socket must hold to hear of it.
 */
export const nudges = {
  'orders.changed': 'orders.view',
  'refunds.changed': 'refunds.approve',
  'chats.changed': 'chats.view',
  'complaints.changed': 'complaints.view',
  'packets.changed': 'chats.view',
  'chatTyping.changed': 'chats.view',
  'notifications.changed': 'signed-in',
  'session.changed': 'signed-in',
  'workers.changed': 'workers.view',
  'merchants.changed': 'workers.view',
  'users.changed': 'users.view',
  'staff.changed': 'staff.view',
  'roles.changed': 'roles.view',
  'menus.changed': 'menus.edit',
  'exports.changed': 'signed-in',
} as const satisfies Record<string, Needs>

export type NudgeWord = keyof typeof nudges
export type Feature = NudgeWord extends `${infer Name}.changed` ? Name : never

/** As it travels to a watching socket. No ids means many, or that it is not known which. */
export type Nudge = { nudge: NudgeWord; ids: string[] }

/** Answers a heartbeat that asked for it, and means nothing else. */
export const pulseNudge = { nudge: 'pulse', ids: [] } as const
