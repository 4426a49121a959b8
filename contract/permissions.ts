/** What a role may be granted. One code is one sentence a person understands; buttons that go together share a code. */
export const permissions = [
  'dashboard.view',
  'orders.view',
  'orders.accept',
  'orders.assign',
  'orders.cancel',
  'orders.complete',
  'orders.exception',
] as const

export type Permission = (typeof permissions)[number]
