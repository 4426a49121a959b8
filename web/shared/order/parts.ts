/** What the drawer of an order shows, one at a time. */
export const orderParts = ['overview', 'timeline', 'bill', 'talks', 'notes'] as const
export type OrderPart = (typeof orderParts)[number]
