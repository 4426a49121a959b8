import type { Notification } from './notifications.ts'

/** The actions of client frames. The three acknowledgements mean the same to the server. */
export const action = { firstLogin: 1, heartbeat: 4, ackChat: 3, ackOwn: 5, ackAll: 6, watch: 9 } as const

/**
 * The `msg` of a heartbeat that wants an answer: a watching socket gets the frame `pulseNudge` back. Pages see no
 * protocol pings, so this is how they find out that nobody is there any more.
 */
export const pulse = 'pulse'

/** The `msg` of a watch that asks for every feature. */
export const watchAll = '*'

/** The answer to a heartbeat that asked for it; it has no other meaning. */
export const pulseNudge = { nudge: 'pulse', ids: [] } as const

/** How long a browser waits for that answer before it opens another socket. */
export const pulseTimeoutMs = 10_000

/** Which acknowledgement belongs to a notification: 3 below type 6, else 6 for everybody's, else 5. */
export function acknowledgementOf({ type, allUser }: Pick<Notification, 'type' | 'allUser'>): number {
  if (type < 6) return action.ackChat
  return allUser === 1 ? action.ackAll : action.ackOwn
}
