import type { events } from '#contract/access/events.ts'
import { startExport } from '#server/exports/index.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { eventsExport } from './export.ts'
import { list } from './list.ts'

export { startChaining } from './chaining.ts'
export { eventsExport } from './export.ts'
export { verifyAudit } from './verify.ts'

export const eventsHandlers: Handlers<typeof events> = { list, export: startExport(eventsExport) }
