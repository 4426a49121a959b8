import type { EventRow } from './events.ts'

/** What the operation log says of an event, in one language: for screens, exports and the tests that look for what has no words. */

export type Names = Readonly<Record<string, string | undefined>>

/** A feature's words for its records and their events. */
type FeatureNames = {
  name?: string
  record?: string
  events?: Names
  systemEvents?: Names
  fields?: Names
  values?: Readonly<Record<string, Names | undefined>>
  states?: Names
}

export type LogNames = {
  features: Readonly<Record<string, FeatureNames | undefined>>
  /** Fields of several features, and the codes that are in them. */
  fields: Names
  values: Readonly<Record<string, Names | undefined>>
  /** Of orders. */
  states: Names
  /** Codes that mean the same in every field, such as permissions, cities and yes. */
  codes: Names
}

export const units = ['metres', 'seconds', 'minutes', 'grams', 'percent', 'points'] as const
export type Unit = (typeof units)[number]

/** How numbers are written. */
export type Printers = {
  money: (fen: number) => string
  moment: (at: number) => string
  unit: (count: number, unit: Unit) => string
}

type LoggedEvent = Pick<EventRow, 'action' | 'subject' | 'changes'> & Partial<Pick<EventRow, 'names'>>

/** `isPart` when only removed or added items are shown, because the rest is unchanged. */
export type Side = { values: string[]; isPart: boolean }
type Difference = { field: string; name: string; before: Side; after: Side }

/** Of the feature of the action, then of the record. */
function featuresOf({ action, subject }: Pick<LoggedEvent, 'action' | 'subject'>, { features }: LogNames) {
  const [feature = ''] = action.split('.')
  return [features[feature], features[subject]]
}

/** The name of an action; undefined where this version has none. */
export function actionName(
  { action, subject }: Pick<LoggedEvent, 'action' | 'subject'>,
  names: LogNames,
): string | undefined {
  const [feature] = featuresOf({ action, subject }, names)
  return feature?.events?.[action] ?? feature?.systemEvents?.[action]
}

export function fieldName(
  event: Pick<LoggedEvent, 'action' | 'subject'>,
  field: string,
  names: LogNames,
): string | undefined {
  const [own, ofRecord] = featuresOf(event, names)
  return own?.fields?.[field] ?? ofRecord?.fields?.[field] ?? names.fields[field]
}

/** Two features may use one word for different states. */
export function stateName(
  event: Pick<LoggedEvent, 'action' | 'subject'>,
  state: string,
  names: LogNames,
): string | undefined {
  const [own, ofRecord] = featuresOf(event, names)
  return ofRecord?.states?.[state] ?? own?.states?.[state] ?? names.states[state]
}

function codeName(event: LoggedEvent, field: string, code: string, names: LogNames): string | undefined {
  const [own, ofRecord] = featuresOf(event, names)
  const named = own?.values?.[field] ?? ofRecord?.values?.[field] ?? names.values[field]
  return event.names?.[field]?.[code] ?? named?.[code] ?? names.codes[code]
}

/** What changed, in words: lists show their difference, everything else its whole value. */
export function differencesOf(event: LoggedEvent, names: LogNames, print: Printers): Difference[] {
  return Object.entries(event.changes)
    .filter(([, [before, after]]) => JSON.stringify(before ?? null) !== JSON.stringify(after ?? null))
    .map(([field, [before, after]]) => ({
      field,
      name: fieldName(event, field, names) ?? field,
      ...sidesOf(before, after, value => textsOf(value, { event, field, names, print })),
    }))
}

function sidesOf(before: unknown, after: unknown, texts: (value: unknown) => string[]): { before: Side; after: Side } {
  const [was, is] = [texts(before), texts(after)]
  const isList = Array.isArray(before) && Array.isArray(after)
  const [left, came] = [was.filter(value => !is.includes(value)), is.filter(value => !was.includes(value))]
  if (!isList || (left.length === 0 && came.length === 0)) {
    return { before: { values: was, isPart: false }, after: { values: is, isPart: false } }
  }
  return { before: { values: left, isPart: true }, after: { values: came, isPart: true } }
}

type FieldContext = { event: LoggedEvent; field: string; names: LogNames; print: Printers }

function textsOf(value: unknown, context: FieldContext): string[] {
  const { event, field, names, print } = context
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.flatMap(part => textsOf(part, context))
  if (typeof value === 'object') return [partsOf(value, context).join(names.codes.comma ?? ', ')]
  const named = codeName(event, field, String(value), names)
  if (named !== undefined) return [named]
  return [typeof value === 'number' ? numberText(value, field, print) : textOf(String(value), field, print)]
}

/** The parts of an object, each under its name: one that is no choice of the whole is read as a field of its own. */
function partsOf(value: object, context: FieldContext): string[] {
  const { event, field, names } = context
  return Object.entries(value).flatMap(([key, part]) => {
    const choice = isShare(field) ? fieldName(event, key, names) : codeName(event, field, key, names)
    const name = codeName(event, field, key, names) ?? fieldName(event, key, names) ?? key
    const texts = textsOf(part, { ...context, field: choice === undefined ? key : field })
    return texts.length === 0 ? [] : [`${name}${names.codes.colon ?? ': '}${texts.join(names.codes.comma ?? ', ')}`]
  })
}

/** Who is liable for how much, in basis points. */
function isShare(field: string): boolean {
  return field === 'liability'
}

/** By the end of a field's name: the unit of its numbers. */
const unitBySuffix: readonly [suffix: RegExp, unit: Unit][] = [
  [/[a-z]M$/, 'metres'],
  [/Seconds$/, 'seconds'],
  [/[mM]inutes$/, 'minutes'],
  [/[a-z]G$/, 'grams'],
]

function numberText(value: number, field: string, print: Printers): string {
  if (/(_fen|Fen)$/.test(field)) return print.money(value)
  if (isMoment(field)) return print.moment(value)
  if (isShare(field)) return print.unit(value / 100, 'percent')
  const [, unit] = unitBySuffix.find(([suffix]) => suffix.test(field)) ?? []
  return unit ? print.unit(value, unit) : String(value)
}

/** Moments are stored in milliseconds. */
function isMoment(field: string): boolean {
  return /(_at|At|_until|Until)$/.test(field) || ['since', 'from', 'to', 'setting_from'].includes(field)
}

/** Outlines are stored as the text of their rings: so many points. */
function textOf(value: string, field: string, print: Printers): string {
  if (field !== 'outline') return value
  return print.unit([...value.matchAll(/\[-?\d/g)].length, 'points')
}
