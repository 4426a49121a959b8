/**
 * A nudge says that records changed, never what they are. The word before the dot is the root of the query key that is
 * read again.
 */
export const nudgeWords = ['orders.changed', 'notifications.changed', 'session.changed'] as const
export type NudgeWord = (typeof nudgeWords)[number]

export type Nudge = { nudge: NudgeWord; ids: string[] }

export type Feature = 'orders' | 'notifications' | 'session'
