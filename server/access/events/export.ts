import { actionName, differencesOf, type Side, stateName } from '#contract/access/event-text.ts'
import { type EventRow, events } from '#contract/access/events.ts'
import { pressOf } from '#contract/access/press.ts'
import type { Language } from '#contract/base/values.ts'
import { exportOf, moment, text } from '#server/desk/exports/index.ts'
import { eventsWords } from '#words/access/logs.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import { list } from './list.ts'
import { logNamesIn, printersIn, recordNameIn } from './log-names.ts'

export const eventsExport = exportOf(events, {
  title: eventsWords.title,
  // Each line for itself: what a press did has its request number in all of them.
  read: (context, question) => list(context, { ...question, byPress: false }),
  columns: [
    moment(eventsWords.columns.at, row => row.at),
    text(eventsWords.columns.actor, 18, row => row.actor.name || row.actor.kind),
    text(eventsWords.columns.action, 24, (row, language) => actionName(row, logNamesIn(language)) ?? row.action),
    text(eventsWords.columns.record, 14, (row, language) => recordNameIn(row.subject, language)),
    text(spreadsheetWords.recordName, 30, row => row.subjectName || String(row.subjectId)),
    text(spreadsheetWords.stateBefore, 22, (row, language) => stateIn(row, row.from, language)),
    text(spreadsheetWords.stateAfter, 22, (row, language) => stateIn(row, row.to, language)),
    text(eventsWords.columns.changes, 40, changesIn),
    text(eventsWords.columns.reason, 30, row => row.reason),
    text(eventsWords.requestId, 34, row => row.requestId && pressOf(row.requestId)),
    text(eventsWords.traceId, 38, row => row.traceId),
  ],
})

function stateIn(row: EventRow, state: string | null, language: Language): string | null {
  return state === null ? null : (stateName(row, state, logNamesIn(language)) ?? state)
}

/** `Status: enabled → banned`, one after the other. */
function changesIn(row: EventRow, language: Language): string {
  return differencesOf(row, logNamesIn(language), printersIn(language))
    .map(({ name, before, after }) => `${name}: ${sideText(before, '−')} → ${sideText(after, '+')}`)
    .join('; ')
}

function sideText({ values, isPart }: Side, mark: string): string {
  return values.map(value => (isPart ? `${mark}${value}` : value)).join(', ') || '–'
}
