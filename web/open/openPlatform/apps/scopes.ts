import { type OpenScope, openScopes } from '#contract/open/open.ts'

/** The scopes under their headings; one that stands under none is shown with people. */
const listed = {
  orders: ['order.read', 'order.write', 'order.all'],
  events: openScopes.filter(scope => scope.startsWith('event.')),
  talks: ['chat.write', 'complaint.write', 'feedback.write', 'post.write', 'announcement.read', 'announcement.write'],
  money: ['wallet.write', 'payout.write'],
} as const satisfies Record<string, readonly OpenScope[]>

const elsewhere: readonly OpenScope[] = Object.values(listed).flat()

export const scopeAreas = {
  ...listed,
  people: openScopes.filter(scope => !elsewhere.includes(scope)),
} as const satisfies Record<string, readonly OpenScope[]>
export const areaNames = ['orders', 'events', 'people', 'talks', 'money'] as const
