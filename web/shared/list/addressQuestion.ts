import type { z } from 'zod'
import { navigate, useLocation } from '#web/kit/route.ts'

type SetQuestion<Schema extends z.ZodObject> = (
  patch: Partial<z.input<Schema>>,
  options?: { replace?: boolean },
) => void

/**
 * The filters of a page, kept in the address of its tab so that a link can be shared.
 * Defaults are left out of the address; invalid values are treated as missing.
 */
export function useQuestion<Schema extends z.ZodObject>(schema: Schema): [z.output<Schema>, SetQuestion<Schema>] {
  const { path, search, hash } = useLocation()
  const question = readQuestion(schema, search)
  return [
    question,
    (patch, options) => navigate(path + writeQuestion(schema, { ...question, ...patch }, search) + hash, options),
  ]
}

function readQuestion<Schema extends z.ZodObject>(schema: Schema, search: string): z.output<Schema> {
  const params = new URLSearchParams(search)
  const entries = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const reading = readings(params.get(name))
      .map(value => field.safeParse(value))
      .find(result => result.success)
    return [name, reading ? reading.data : field.safeParse(undefined).data]
  })
  return Object.fromEntries(entries) as z.output<Schema>
}

/** Query parameters that belong to others are kept. */
function writeQuestion(schema: z.ZodObject, question: Record<string, unknown>, search: string): string {
  const pairs = new URLSearchParams(search)
  for (const [name, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
    const value = question[name]
    const isDefault = value === undefined || value === null || value === field.safeParse(undefined).data
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
