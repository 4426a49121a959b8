import { z } from 'zod'
import { operations } from '#contract/operations.ts'
import { facts } from '#contract/orders/facts.ts'
import { readFiles, report, root } from './read/tree.ts'

/** A JSON Schema, as far as the check reads it. */
type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  maximum?: number
  minimum?: number
  exclusiveMinimum?: number
  maxLength?: number
  maxItems?: number
  pattern?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  $defs?: Record<string, Schema>
}

const asked = Object.values(operations).flatMap(feature =>
  Object.values(feature).map(({ name, input }) => [name, input] as const),
)
const reported = Object.entries(facts).flatMap(([service, ofEvent]) =>
  Object.entries<z.ZodType>(ofEvent).map(([event, schema]) => [`${service}.facts.${event}`, schema] as const),
)
report([...asked, ...reported, ...(await openInputs())].flatMap(([name, input]) => unbounded(jsonSchema(input), name)))

/** What apps send. */
async function openInputs(): Promise<(readonly [string, z.ZodType])[]> {
  const found: (readonly [string, z.ZodType])[] = []
  for (const { path } of readFiles(['contract/open/open*.ts'])) {
    const exported: Record<string, unknown> = await import(`${root}${path}`)
    for (const [name, value] of Object.entries(exported)) {
      if (value instanceof z.ZodType && !/Answer$|WebhookBody$/.test(name)) found.push([name, value])
    }
  }
  return found
}

function jsonSchema(input: z.ZodType): Schema {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema
}

/** A number without two limits overflows a sum or a column; a text or a list without one fills the memory. */
function unbounded(schema: Schema, path: string): string[] {
  if (schema.const !== undefined || schema.enum) return []
  const { type, maximum = Number.MAX_SAFE_INTEGER } = schema
  const minimum = schema.minimum ?? schema.exclusiveMinimum ?? Number.MIN_SAFE_INTEGER
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return [
    ...parts.flatMap(part => unbounded(part, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => unbounded(part, `${path}.${name}`)),
    ...(schema.items ? unbounded(schema.items, `${path}[]`) : []),
    ...((type === 'integer' || type === 'number') &&
    (minimum <= Number.MIN_SAFE_INTEGER || maximum >= Number.MAX_SAFE_INTEGER)
      ? [`${path} is a number without bounds: take a type of contract/base/values.ts.`]
      : []),
    ...(type === 'string' && isUnboundedText(schema)
      ? [`${path} is a text without bounds: take a type of contract/base/values.ts.`]
      : []),
    ...(type === 'array' && schema.items && schema.maxItems === undefined
      ? [`${path} is a list without a maximum length.`]
      : []),
  ]
}

/** `pattern` is there for the formats as well. */
function isUnboundedText({ maxLength, pattern }: Schema): boolean {
  return maxLength === undefined && pattern === undefined
}
