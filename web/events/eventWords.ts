import type { EventRow } from '#contract/access/events.ts'
import { recordAddress } from '#web/kit/recordAddress.ts'
import type { EventWords } from './useEventWords.ts'

/** What was done, in words; by its name where this version of the web has none for it. */
export function actionOf({ action }: EventRow, text: EventWords): string {
  const [feature = ''] = action.split('.')
  return eventsOf(feature, text)[action] ?? action
}

/** Everything that can happen to a feature's records: its name → its words. */
export function eventsOf(feature: string, { features }: EventWords): Readonly<Record<string, string | undefined>> {
  const own = features[feature]
  return { ...own?.events, ...own?.systemEvents }
}

/** To what. */
export function recordOf({ subject, subjectNo, subjectId }: EventRow, { features }: EventWords): string {
  const feature = features[subject]
  return `${feature?.record ?? feature?.name ?? subject} ${subjectNo || subjectId}`
}

export function fieldOf({ action, subject }: EventRow, field: string, { features, fields }: EventWords): string {
  const [feature = ''] = action.split('.')
  return features[feature]?.fields?.[field] ?? features[subject]?.fields?.[field] ?? fields[field] ?? field
}

/** Two features may call two states by one word. */
export function stateOf({ subject }: EventRow, state: string | null, { features, states }: EventWords): string {
  return state === null ? '–' : (features[subject]?.states?.[state] ?? states[state] ?? state)
}

/** One line about everything that changed. */
export function changedFields(event: EventRow, text: EventWords): string {
  const fields = Object.keys(event.changes).map(field => fieldOf(event, field, text))
  const move = event.to === null || event.from === event.to ? [] : [`→ ${stateOf(event, event.to, text)}`]
  return [...move, ...fields].join(' · ') || '–'
}

/** Where the record lives on the desk. */
export function addressOf({ subject, subjectId, subjectNo, action }: EventRow): string | undefined {
  if (subject === 'orders' && subjectNo) return `/order?no=${encodeURIComponent(subjectNo)}`
  if (subject === 'merchants') return `/list?tab=shop&open=${subjectId}`
  if (subject !== 'users') return recordAddress(subject, subjectId)
  return /^users\.(un)?ban$|^people\./.test(action) ? `/user/list?open=${subjectId}` : `/system/staff?open=${subjectId}`
}
