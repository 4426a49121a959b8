/** Webhooks that are due, in a table of their own (`claim.ts`). */
export const sendQueue = 'webhooks.send'
/** Jobs that give up what an endpoint that is off has not got. */
export const giveUpQueue = 'webhooks.giveUp'

/** In place of an error: its endpoint is off. */
export const endpointOff = 'endpointOff'

/** So many failures in a row, and an endpoint rests after each; then it is tried with one webhook. */
export const restAfter = 5

/** A webhook that a node has taken is due again after so long, if the node says nothing: it was killed. */
export const leaseSeconds = 30
