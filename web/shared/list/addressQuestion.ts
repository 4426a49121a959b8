import { navigate, useLocation } from '#web/kit/route.ts'

/** What zod and valibot have in common: https://standardschema.dev. */
type Standard<In, Out> = {
  readonly '~standard': {
    readonly validate: (value: unknown) => Read<Out> | Promise<Read<Out>>
    readonly types?: { readonly input: In; readonly output: Out } | undefined
  }
}
type Read<Out> = { readonly value: Out; readonly issues?: undefined } | { readonly issues: readonly unknown[] }
type Fields = Readonly<Record<string, Standard<unknown, unknown>>>

/** An object of zod, or of valibot, which is small: for the page that most people open first. */
export type AddressSchema = Standard<object, object> & ({ readonly shape: Fields } | { readonly entries: Fields })
type TypesOf<Schema extends AddressSchema> = NonNullable<Schema['~standard']['types']>
/** As it may be written, and as it is read, with the defaults. */
export type AddressIn<Schema extends AddressSchema> = TypesOf<Schema>['input']
export type AddressOut<Schema extends AddressSchema> = TypesOf<Schema>['output']

type SetQuestion<Schema extends AddressSchema> = (
  patch: Partial<AddressIn<Schema>>,
  options?: { replace?: boolean },
) => void

/**
 * The filters of a page, kept in the address of its tab so that a link can be shared.
 * Defaults are left out of the address; invalid values are treated as missing.
 */
export function useQuestion<Schema extends AddressSchema>(schema: Schema): [AddressOut<Schema>, SetQuestion<Schema>] {
  const { path, search, hash } = useLocation()
  const question = readQuestion(schema, search)
  return [
    question,
    (patch, options) => navigate(path + writeQuestion(schema, { ...question, ...patch }, search) + hash, options),
  ]
}

/** What a page asks without anything in its address. */
export function questionWithout<Schema extends AddressSchema>(schema: Schema): AddressOut<Schema> {
  return readQuestion(schema, '')
}

function readQuestion<Schema extends AddressSchema>(schema: Schema, search: string): AddressOut<Schema> {
  const params = new URLSearchParams(search)
  const entries = Object.entries(fieldsOf(schema)).map(([name, field]) => {
    const reading = readings(params.get(name))
      .map(value => read(field, value))
      .find(result => result !== undefined)
    return [name, reading ? reading.value : read(field, undefined)?.value]
  })
  return Object.fromEntries(entries) as AddressOut<Schema>
}

const fieldsOf = (schema: AddressSchema): Fields => ('shape' in schema ? schema.shape : schema.entries)

/** Nothing if the field does not take this value. */
function read(field: Fields[string], value: unknown): { value: unknown } | undefined {
  const result = field['~standard'].validate(value)
  return 'value' in result ? result : undefined
}

/** Query parameters that belong to others are kept. */
function writeQuestion(schema: AddressSchema, question: Record<string, unknown>, search: string): string {
  const pairs = new URLSearchParams(search)
  for (const [name, field] of Object.entries(fieldsOf(schema))) {
    const value = question[name]
    const isDefault = value === undefined || value === null || value === read(field, undefined)?.value
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
