import { type EventRow, events } from '#contract/access/events.ts'
import { exportOf, moment, text } from '#server/exports/index.ts'
import { eventsWords } from '#words/access/logs.ts'
import { spreadsheetWords } from '#words/shell/exports.ts'
import { list } from './list.ts'

export const eventsExport = exportOf(events, {
  title: eventsWords.title,
  read: list,
  columns: [
    moment(eventsWords.columns.at, row => row.at),
    text(eventsWords.columns.actor, 18, row => row.actor.name || row.actor.kind),
    text(eventsWords.columns.action, 24, row => row.action),
    text(eventsWords.columns.record, 14, row => row.subject),
    text(spreadsheetWords.recordNo, 24, row => row.subjectNo || String(row.subjectId)),
    text(spreadsheetWords.stateBefore, 22, row => row.from),
    text(spreadsheetWords.stateAfter, 22, row => row.to),
    text(eventsWords.columns.changes, 40, row => changesOf(row)),
    text(eventsWords.columns.reason, 30, row => row.reason),
    text(eventsWords.requestId, 34, row => row.requestId),
    text(eventsWords.traceId, 38, row => row.traceId),
  ],
})

/** `status: "enabled" → "banned"`, one after the other. */
function changesOf({ changes }: EventRow): string {
  return Object.entries(changes)
    .map(([field, [before, after]]) => `${field}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`)
    .join('; ')
}
