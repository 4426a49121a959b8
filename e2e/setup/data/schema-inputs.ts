import fc from 'fast-check'
import { z } from 'zod'

/** A JSON Schema, as far as it is read here. */
type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
}

const known = new WeakMap<z.ZodType, fc.Arbitrary<unknown>>()

/** What a schema takes, and the same with one part of it replaced by something hostile. */
export function inputsOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const inputs = known.get(schema) ?? makeInputs(schema)
  known.set(schema, inputs)
  return inputs
}

function makeInputs(schema: z.ZodType): fc.Arbitrary<unknown> {
  const valid = valuesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema)
  return fc.oneof(
    { arbitrary: valid, weight: 4 },
    { arbitrary: fc.tuple(valid, hostile, fc.nat()).map(([value, part, at]) => replaced(value, part, at)), weight: 3 },
    { arbitrary: hostile, weight: 1 },
  )
}

function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const options = schema.anyOf ?? schema.oneOf
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (options) return fc.oneof(...options.map(valuesOf))
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map(valuesOf)).map(parts => Object.assign({}, ...(parts as object[])))
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(schema.minItems ?? 0, 4)),
      })
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, valuesOf(part)]))
  return fc.record(parts, { requiredKeys: required.filter(name => name in parts) })
}

/** Numbers of records that are there, the limits, and anything between. */
function numberOf({ minimum = -2_147_483_648, maximum = 2_147_483_647 }: Schema): fc.Arbitrary<number> {
  const most = Math.max(minimum, maximum)
  return fc.oneof(
    fc.integer({ min: Math.max(minimum, Math.min(1, most)), max: Math.max(minimum, Math.min(40, most)) }),
    fc.constantFrom(minimum, maximum, 0),
    fc.maxSafeInteger().map(number => minimum + (Math.abs(number) % Math.max(1, most - minimum))),
  )
}

function textOf({ pattern, format, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.date({ min, max, noInvalidDate: true }).map(date => date.toISOString())
  if (format === 'date')
    return fc.date({ min, max, noInvalidDate: true }).map(date => date.toISOString().slice(0, 'yyyy-mm-dd'.length))
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern.replaceAll(/\\S/g, '[a-z]'), 'u'))
  const anything = fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, Math.max(minLength, 60)) })
  return fc.oneof(
    anything,
    fc.constantFrom('张三', '13800138000', '😀'.repeat(Math.max(1, Math.min(maxLength, 40) / 2))),
  )
}

const min = new Date('2019-01-01')
const max = new Date('2032-01-01')

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { value }
  return value
}

const hostileValues: unknown[] = [
  null,
  undefined,
  true,
  '',
  ' ',
  0,
  -1,
  0.1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  8.64e15 + 1,
  '2147483648',
  '9223372036854775808',
  '1e400',
  '\0',
  'a\ud800',
  '\udfff',
  '\ufffe',
  '😀'.repeat(1000),
  'x'.repeat(20_000),
  '%_\\',
  "' or 1=1 --",
  '__proto__',
  '0000-01-01',
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20T00:00:00Z',
  [],
  {},
  [[]],
  Array.from({ length: 1000 }, (_, at) => at),
  { toString: null, constructor: null, length: -1 },
  nested(20),
  nested(2000),
]
const hostile = fc.constantFrom(...hostileValues)

/** The same with the part replaced that `at` picks, however deep it lies. */
function replaced(value: unknown, part: unknown, at: number): unknown {
  if (typeof value !== 'object' || value === null) return part
  const names = Object.keys(value)
  const name = names[at % Math.max(1, names.length)]
  if (name === undefined) return part
  const inner = Reflect.get(value, name)
  const isLeaf = typeof inner !== 'object' || inner === null || at % 5 === 0
  const next = isLeaf ? part : replaced(inner, part, Math.floor(at / names.length))
  return Array.isArray(value) ? value.with(Number(name), next) : { ...value, [name]: next }
}
