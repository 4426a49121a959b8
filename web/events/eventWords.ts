import type { EventRow } from '#contract/access/events.ts'
import { recordAddress } from '#web/kit/recordAddress.ts'
import type { EventWords } from './useEventWords.ts'

/** The name of an action; its code where this version of the web has no name for it. */
export function actionOf({ action }: EventRow, text: EventWords): string {
  const [feature = ''] = action.split('.')
  return eventsOf(feature, text)[action] ?? action
}

/** All actions on a feature's records: code → name. */
export function eventsOf(feature: string, { features }: EventWords): Readonly<Record<string, string | undefined>> {
  const own = features[feature]
  return { ...own?.events, ...own?.systemEvents }
}

/** The name of the record. */
export function recordOf({ subject, subjectNo, subjectId }: EventRow, { features }: EventWords): string {
  const feature = features[subject]
  return `${feature?.record ?? feature?.name ?? subject} ${subjectNo || subjectId}`
}

export function fieldOf({ action, subject }: EventRow, field: string, { features, fields }: EventWords): string {
  const [feature = ''] = action.split('.')
  return features[feature]?.fields?.[field] ?? features[subject]?.fields?.[field] ?? fields[field] ?? field
}

/** The names of the codes that a field may have. */
export function valuesOf({ action, subject }: EventRow, field: string, { features }: EventWords) {
  const [feature = ''] = action.split('.')
  return features[feature]?.values?.[field] ?? features[subject]?.values?.[field] ?? {}
}

/** Two features may use one word for different states. */
export function stateOf({ subject }: EventRow, state: string | null, { features, states }: EventWords): string {
  return state === null ? '–' : (features[subject]?.states?.[state] ?? states[state] ?? state)
}

/** A summary of all changes in one line. */
export function changedFields(event: EventRow, text: EventWords): string {
  const fields = Object.keys(event.changes).map(field => fieldOf(event, field, text))
  const move = event.to === null || event.from === event.to ? [] : [`→ ${stateOf(event, event.to, text)}`]
  return [...move, ...fields].join(' · ') || '–'
}

/** The page of the record. */
export function addressOf({ subject, subjectId, subjectNo, action }: EventRow): string | undefined {
  if (subject === 'orders' && subjectNo) return `/order?no=${encodeURIComponent(subjectNo)}`
  if (subject === 'deposits') return `/list?open=${subjectId}&part=deposit`
  if (subject === 'merchants') return `/list?tab=shop&open=${subjectId}`
  if (subject === 'ledger') {
    const isCheck = action === 'ledger.findWrong' || action === 'ledger.confirmCheck'
    return `/finance/ledger?tab=${isCheck ? 'trial' : `adjustments&open=${subjectId}`}`
  }
  if (subject !== 'users') return recordAddress(subject, subjectId)
  return /^users\.(un)?ban$|^people\./.test(action) ? `/user/list?open=${subjectId}` : `/system/staff?open=${subjectId}`
}
