import type { z } from 'zod'
import { safeParse } from 'zod/mini'
import { navigate, useLocation } from '#web/kit/route.ts'

/** Of either build of zod. */
export type AddressSchema = z.core.$ZodType & { readonly shape: Readonly<Record<string, z.core.$ZodType>> }

type SetQuestion<Schema extends AddressSchema> = (
  patch: Partial<z.input<Schema>>,
  options?: { replace?: boolean },
) => void

/**
 * The filters of a page, kept in the address of its tab so that a link can be shared.
 * Defaults are left out of the address; invalid values are treated as missing.
 */
export function useQuestion<Schema extends AddressSchema>(schema: Schema): [z.output<Schema>, SetQuestion<Schema>] {
  const { path, search, hash } = useLocation()
  const question = readQuestion(schema, search)
  return [
    question,
    (patch, options) =>
      navigate(path + writeQuestion(schema, { ...(question as object), ...patch }, search) + hash, options),
  ]
}

/** What a page asks without anything in its address. */
export function questionWithout<Schema extends AddressSchema>(schema: Schema): z.output<Schema> {
  return readQuestion(schema, '')
}

function readQuestion<Schema extends AddressSchema>(schema: Schema, search: string): z.output<Schema> {
  const params = new URLSearchParams(search)
  const entries = Object.entries(schema.shape).map(([name, field]) => {
    const reading = readings(params.get(name))
      .map(value => safeParse(field, value))
      .find(result => result.success)
    return [name, reading ? reading.data : safeParse(field, undefined).data]
  })
  return Object.fromEntries(entries) as z.output<Schema>
}

/** Query parameters that belong to others are kept. */
function writeQuestion(schema: AddressSchema, question: Record<string, unknown>, search: string): string {
  const pairs = new URLSearchParams(search)
  for (const [name, field] of Object.entries(schema.shape)) {
    const value = question[name]
    const isDefault = value === undefined || value === null || value === safeParse(field, undefined).data
    if (isDefault) pairs.delete(name)
    else pairs.set(name, String(value))
  }
  const written = pairs.toString()
  return written && `?${written}`
}

/** Values of an address are strings: a field may want them as a string, a number or a boolean. */
function readings(text: string | null): unknown[] {
  if (text === null) return []
  if (text === 'true' || text === 'false') return [text === 'true', text]
  return text.trim() === '' || Number.isNaN(Number(text)) ? [text] : [text, Number(text)]
}
