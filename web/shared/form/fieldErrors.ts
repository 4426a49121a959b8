import { type FieldSentences, fieldErrors } from '#contract/base/field-errors.ts'
import type { Operation } from '#contract/base/operation.ts'

/** Path of a field (`names.zh`) → what is wrong with it, as a sentence. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** What the contract's schema refuses in `fields`. What a form has no field for is left to the server. */
export function schemaErrors(
  { input: schema }: Operation,
  input: unknown,
  fields: readonly string[],
  sentences: FieldSentences,
): FieldErrors {
  const { error } = schema.safeParse(input, { reportInput: true })
  return error ? pickErrors(fieldErrors(error, sentences), path => isIn(path, fields)) : {}
}

/** Without what was said of `fields` and of what is in them. */
export function withoutFields(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return pickErrors(errors, path => !isIn(path, fields))
}

export function hasError(errors: FieldErrors | undefined): boolean {
  return errors !== undefined && Object.values(errors).some(Boolean)
}

function pickErrors(errors: FieldErrors, isWanted: (path: string) => boolean): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => isWanted(path)))
}

/** `names.zh` is in `names`. */
function isIn(path: string, fields: readonly string[]): boolean {
  return fields.some(field => path === field || path.startsWith(`${field}.`))
}
