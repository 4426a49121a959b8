/** Jobs that send one webhook. */
export const deliverQueue = 'webhooks.deliver'
/** Jobs that let go on what waits for an endpoint. */
export const resumeQueue = 'webhooks.resume'
/** Jobs that give up what an endpoint that is off has not got. */
export const giveUpQueue = 'webhooks.giveUp'

/** In place of an error: its endpoint is off. */
export const endpointOff = 'endpointOff'
