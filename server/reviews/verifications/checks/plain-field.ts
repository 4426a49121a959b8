import { comparedForm, comparedName } from '#contract/base/texts/typed-text.ts'
import type { PaperField } from '#contract/reviews/paper.ts'

const genders: Readonly<Record<string, string>> = {
  男: 'male',
  女: 'female',
  M: 'male',
  F: 'female',
  MALE: 'male',
  FEMALE: 'female',
}
/** An end that is open, as papers write it: two characters, of which the second says `term`. */
const openEnd = /^(.期|LONG)$/
const days: readonly PaperField[] = ['bornOn', 'issuedOn', 'validTo']

/** A field without what writers and machines write differently: full width, spaces, brackets, dots in names, formats of days. */
export function plainField(field: PaperField, value: string): string {
  if (days.includes(field)) return plainDay(comparedForm(value).replace(/\s/g, '').toUpperCase())
  const plain = comparedName(value).toUpperCase()
  return field === 'gender' ? (genders[plain] ?? plain) : plain
}

/** `2026-01-31`, whether it was written `2026.1.31`, `20260131` or `2026年1月31日`; as it is if it is no day. */
function plainDay(text: string): string {
  if (openEnd.test(text)) return 'long'
  const [, year, month = '', day = ''] =
    /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? /^(\d{4})[-./年](\d{1,2})[-./月](\d{1,2})日?$/.exec(text) ?? []
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
