import type { EventRow } from '#contract/access/events.ts'
import type { EventWords } from './useEventWords.ts'

/** What was done, in words; by its name where this version of the web has none for it. */
export function actionOf({ action }: EventRow, { actions }: EventWords): string {
  return actions[action] ?? action
}

/** To what. */
export function recordOf({ subject, subjectNo, subjectId }: EventRow, { subjects, features }: EventWords): string {
  const names: Record<string, string> = { ...features, ...subjects }
  return `${names[subject] ?? subject} ${subjectNo || subjectId}`
}

export function fieldOf(field: string, { fields }: EventWords): string {
  return fields[field] ?? field
}

/** Two features may call two states by one word. */
export function stateOf({ subject }: EventRow, state: string | null, { states }: EventWords): string {
  return state === null ? '–' : (states[`${subject}.${state}`] ?? states[state] ?? state)
}

/** One line about everything that changed. */
export function changedFields(event: EventRow, text: EventWords): string {
  const fields = Object.keys(event.changes).map(field => fieldOf(field, text))
  const move = event.to === null || event.from === event.to ? [] : [`→ ${stateOf(event, event.to, text)}`]
  return [...move, ...fields].join(' · ') || '–'
}

/** Where the record lives on the desk. */
export function addressOf({ subject, subjectId, subjectNo, action }: EventRow): string | undefined {
  if (subject === 'orders' && subjectNo) return `/order?no=${encodeURIComponent(subjectNo)}`
  if (subject === 'workers') return `/list?open=${subjectId}`
  if (subject === 'merchants') return `/list?tab=shop&open=${subjectId}`
  if (subject === 'roles') return `/system/role?open=${subjectId}`
  if (subject !== 'users') return undefined
  return /^users\.(un)?ban$|^people\./.test(action) ? `/user/list?open=${subjectId}` : `/system/staff?open=${subjectId}`
}
