/**
 * What a role may be granted. One code is one sentence a person understands; buttons that go together share a code, and
 * every code is needed by some operation or seen by some screen.
 */
export const permissions = [
  'dashboard.view',
  'orders.view',
  'orders.accept',
  'orders.assign',
  'orders.cancel',
  'orders.complete',
  'orders.exception',
  'chats.view',
  'chats.reply',
  'chats.monitor',
  'chats.sendPacket',
  'chats.approvePacket',
  'chats.mute',
  'orders.judge',
  'orders.export',
  'users.view',
  'users.ban',
  'users.export',
  'people.reveal',
  'staff.view',
  'staff.edit',
  'staff.assignRoles',
  'staff.sessions',
  'staff.export',
  'roles.view',
  'roles.edit',
  'menus.edit',
  'events.view',
  'events.export',
  'signIns.view',
] as const

export type Permission = (typeof permissions)[number]
