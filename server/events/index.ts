import type { events } from '#contract/events.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { list } from './list.ts'

export { startChaining } from './chaining.ts'
export { verifyAudit } from './verify.ts'

export const eventsHandlers: Handlers<typeof events> = { list }
