import type { ColumnKind } from '../declare.ts'

export const kinds = ['text', 'number', 'money', 'moment', 'day'] as const satisfies readonly ColumnKind[]

/** Text is marked as text, so that it stays text when somebody edits a cell that begins with `=`. */
export const formats: Record<ColumnKind, string> = {
  text: '@',
  number: '0',
  money: '#,##0.00',
  moment: 'yyyy-mm-dd hh:mm:ss',
  day: 'yyyy-mm-dd',
}

/** The number of a look in the styles of the workbook. */
export function lookOf(kind: ColumnKind, { isBold = false } = {}): number {
  return 1 + kinds.indexOf(kind) + (isBold ? kinds.length : 0)
}
