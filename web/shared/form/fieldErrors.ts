import { type FieldSentences, fieldErrors } from '#contract/base/field-errors.ts'
import type { Operation } from '#contract/base/operation.ts'

/** Path of a field (`names.zh`) → its error as a sentence. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** What the contract's schema refuses in `fields`. Errors of inputs that have no field are left to the server. */
export function schemaErrors(
  { input: schema }: Operation,
  input: unknown,
  fields: readonly string[],
  sentences: FieldSentences,
): FieldErrors {
  const { error } = schema.safeParse(input, { reportInput: true })
  return error ? pickErrors(fieldErrors(error, sentences), path => isIn(path, fields)) : {}
}

/** Without the errors of `fields` and of paths below them. */
export function withoutFields(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return pickErrors(errors, path => !isIn(path, fields))
}

export function hasError(errors: FieldErrors | undefined): boolean {
  return errors !== undefined && Object.values(errors).some(Boolean)
}

function pickErrors(errors: FieldErrors, isWanted: (path: string) => boolean): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => isWanted(path)))
}

/** Whether `names.zh` is below `names`. */
function isIn(path: string, fields: readonly string[]): boolean {
  return fields.some(field => path === field || path.startsWith(`${field}.`))
}

/** The error of a field or of one of its entries. */
export function errorIn(errors: FieldErrors, field: string): string | undefined {
  return errors[field] ?? Object.entries(errors).find(([path]) => path.startsWith(`${field}.`))?.[1]
}
