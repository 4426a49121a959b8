import { actionName, differencesOf, stateName } from '#contract/access/event-text.ts'
import type { EventRow } from '#contract/access/events.ts'
import { recordAddress } from '#web/shared/list/recordAddress.ts'
import type { EventWords } from './useEventWords.ts'

/** The name of an action; its code where this version of the web has no name for it. */
export function actionOf(event: EventRow, { names }: EventWords): string {
  return actionName(event, names) ?? event.action
}

/** All actions on a feature's records: code → name. */
export function eventsOf(feature: string, { names }: EventWords): Readonly<Record<string, string | undefined>> {
  const own = names.features[feature]
  return { ...own?.events, ...own?.systemEvents }
}

/** What records of this kind are called. */
function kindOf({ subject }: EventRow, { names, records }: EventWords): string {
  const feature = names.features[subject]
  const other: Readonly<Record<string, string>> = records
  return feature?.record ?? feature?.name ?? other[subject] ?? subject
}

/** The record with its kind: its name or number, its id where nothing else is known. What is about all of them has id 0. */
export function recordOf(event: EventRow, text: EventWords): string {
  const { subjectName, subjectId } = event
  return [kindOf(event, text), subjectName || subjectId].filter(Boolean).join(' ')
}

/** All that the line stands for: a press may have moved several records, and written more beside. */
export function recordsOf(event: EventRow, text: EventWords): string {
  const { lines, records } = event.press
  if (records > 1) return text.several(records, kindOf(event, text))
  return lines > 1 ? `${recordOf(event, text)} · ${text.others(lines - 1)}` : recordOf(event, text)
}

export function stateOf(event: EventRow, state: string | null, { names }: EventWords): string {
  return state === null ? '–' : (stateName(event, state, names) ?? state)
}

/** All changes in one line: each field before → after. */
export function changesOf(event: EventRow, text: EventWords): string {
  const arrow = (before: string, after: string) => `${before || '–'} → ${after || '–'}`
  const isMoved = event.to !== null && event.from !== event.to
  const state = isMoved ? [arrow(stateOf(event, event.from, text), stateOf(event, event.to, text))] : []
  const fields = differencesOf(event, text.names, text.print).map(({ name, before, after }) =>
    // Of a list the name is enough: what left it and what came stands in the drawer.
    before.isPart ? name : `${name} ${arrow(before.values.join(' '), after.values.join(' '))}`,
  )
  return [...state, ...fields].join(' · ') || '–'
}

/** The page of the record. */
export function addressOf({ subject, subjectId, subjectNo, action }: EventRow): string | undefined {
  if (subject === 'orders' && subjectNo) return `/order?no=${encodeURIComponent(subjectNo)}`
  if (subject === 'chats') return `/kefumsg?queue=all&chat=${subjectId}`
  if (subject === 'complaints') return `/tousu?tab=all&id=${subjectId}`
  if (subject === 'refunds') return `/finance/refund?tab=all&search=${subjectNo}&open=${subjectId}`
  if (subject === 'deposits') return `/list?open=${subjectId}&part=deposit`
  if (subject === 'merchants') return `/list?tab=shop&open=${subjectId}`
  if (subject === 'ledger') {
    const isCheck = action === 'ledger.findWrong' || action === 'ledger.confirmCheck'
    return `/finance/ledger?tab=${isCheck ? 'trial' : `adjustments&open=${subjectId}`}`
  }
  if (subject !== 'users') return recordAddress(subject, subjectId)
  return /^users\.(un)?ban$|^people\./.test(action) ? `/user/list?open=${subjectId}` : `/system/staff?open=${subjectId}`
}
