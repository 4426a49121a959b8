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
  'workers.view',
  'workers.edit',
  'workers.freeze',
  'workers.forceOffline',
  'merchants.edit',
  'orders.judge',
  'orders.follow',
  'orders.export',
  'refunds.ask',
  'refunds.approve',
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
