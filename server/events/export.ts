import { type EventRow, events } from '#contract/access/events.ts'
import { exportOf, moment, text } from '#server/exports/index.ts'
import { eventsText } from '#words/access/events.ts'
import { spreadsheetWords } from '#words/shell/exports.ts'
import { list } from './list.ts'

export const eventsExport = exportOf(events, {
  title: eventsText.title,
  read: list,
  columns: [
    moment(eventsText.columns.at, row => row.at),
    text(eventsText.columns.actor, 18, row => row.actor.name || row.actor.kind),
    text(eventsText.columns.action, 24, row => row.action),
    text(eventsText.columns.record, 14, row => row.subject),
    text(spreadsheetWords.recordNo, 24, row => row.subjectNo || String(row.subjectId)),
    text(spreadsheetWords.stateBefore, 22, row => row.from),
    text(spreadsheetWords.stateAfter, 22, row => row.to),
    text(eventsText.columns.changes, 40, row => changesOf(row)),
    text(eventsText.columns.reason, 30, row => row.reason),
    text(eventsText.requestId, 34, row => row.requestId),
    text(eventsText.traceId, 38, row => row.traceId),
  ],
})

/** `status: "enabled" → "banned"`, one after the other. */
function changesOf({ changes }: EventRow): string {
  return Object.entries(changes)
    .map(([field, [before, after]]) => `${field}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`)
    .join('; ')
}
