import type { Operation } from '#contract/base/operation.ts'
import type { Target } from '#contract/base/values.ts'
import { type Form, type FormTerms, useForm } from './useForm.ts'

type RecordFormTerms<O extends Operation, Row, Values extends object> = Omit<
  FormTerms<O, Values>,
  'initial' | 'record' | 'valuesOf'
> & {
  /** The values of a new record. */
  blank: Values
  valuesOf: (row: Row) => Values
}

/** A form that edits a record, or adds one where there is none yet. */
export function useRecordForm<
  Add extends Operation,
  Update extends Operation,
  Row extends Target,
  Values extends object,
>(
  { add, update }: { add: Add; update: Update },
  row: Row | undefined,
  { blank, valuesOf, ...terms }: RecordFormTerms<Add | Update, Row, Values>,
): Form<Add | Update, Values> {
  const initial = row ? valuesOf(row) : blank
  return useForm<Add | Update, Values>(row ? update : add, { ...terms, initial, record: row, valuesOf })
}
