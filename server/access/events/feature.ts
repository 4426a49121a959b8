import { events } from '#contract/access/events.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { feature } from '#server/kit/feature.ts'
import { eventsExport } from './export.ts'
import { list, press } from './list.ts'

export { startChaining } from './chaining.ts'
export { logNamesIn, printersIn, recordNameIn } from './log-names.ts'
export { readNames } from './names.ts'

export { verifyAudit } from './verify.ts'

export const eventsFeature = feature(
  events,
  { list, press, export: startExport(events.export, eventsExport) },
  { exports: [eventsExport] },
)
