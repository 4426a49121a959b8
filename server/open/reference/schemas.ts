import { z } from 'zod'
import * as answers from '#contract/open/calls/answers.ts'
import * as open from '#contract/open/open.ts'
import * as announcements from '#contract/open/open-announcements.ts'
import * as applications from '#contract/open/open-applications.ts'
import * as bills from '#contract/open/open-bills.ts'
import * as chats from '#contract/open/open-chats.ts'
import * as complaints from '#contract/open/open-complaints.ts'
import * as feedback from '#contract/open/open-feedback.ts'
import * as merchants from '#contract/open/open-merchants.ts'
import * as money from '#contract/open/open-money.ts'
import * as orders from '#contract/open/open-orders.ts'
import * as people from '#contract/open/open-people.ts'
import * as posts from '#contract/open/open-posts.ts'
import * as refusals from '#contract/open/open-refusals.ts'
import * as values from '#contract/open/open-values.ts'
import * as verifications from '#contract/open/open-verifications.ts'
import * as workers from '#contract/open/open-workers.ts'

const modules = [
  values,
  orders,
  open,
  workers,
  merchants,
  people,
  chats,
  complaints,
  verifications,
  applications,
  posts,
  announcements,
  feedback,
  money,
  bills,
  answers,
  refusals,
]

/** A JSON Schema of the draft that OpenAPI 3.1 uses. */
export type JsonSchema = { [key: string]: unknown; $ref?: string }
type Direction = 'input' | 'output'

const prefix = '#/components/schemas/'
/** Each exported schema by its name in the contract, without `Open`. One that is exported twice has the name that came first. */
const named = new Map<z.ZodType, string>()
for (const [name, schema] of modules.flatMap(module => Object.entries(module))) {
  if (schema instanceof z.ZodType && !named.has(schema)) named.set(schema, name.replace(/^Open/, ''))
}

/** How a schema of the contract is written in the description, and all those that were. */
export type Schemas = {
  refTo(schema: z.ZodType, direction: Direction): JsonSchema
  inline(schema: z.ZodType, direction: Direction): JsonSchema
  used(): Record<string, JsonSchema>
}

export function createSchemas(): Schemas {
  const all = { input: schemasOf('input'), output: schemasOf('output') }
  const used = new Map<string, { schema: JsonSchema; direction: Direction }>()

  /** Notes a schema and everything in it as used. One name says the same of what is sent and of what is answered. */
  function use(name: string, direction: Direction): JsonSchema {
    const known = used.get(name)
    const schema = all[direction][name]
    if (!schema) throw new Error(`The contract exports no schema ${name}.`)
    if (known && known.direction !== direction && JSON.stringify(known.schema) !== JSON.stringify(schema)) {
      throw new Error(`${name} is sent with defaults and answered without: export a schema of its own for the answer.`)
    }
    if (!known) {
      used.set(name, { schema, direction })
      for (const inner of namesIn(schema)) use(inner, direction)
    }
    return { $ref: prefix + name }
  }

  return {
    refTo(schema, direction) {
      const name = named.get(schema)
      return name ? use(name, direction) : inline(schema, direction)
    },
    inline,
    used: () => Object.fromEntries([...used].map(([name, { schema }]) => [name, schema] as const).sort(byName)),
  }
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}

/** The named schemas that a schema refers to. */
function namesIn(schema: JsonSchema): string[] {
  return [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)
}

/** A schema without a name, such as that of a query. */
function inline(schema: z.ZodType, direction: Direction): JsonSchema {
  return readable(z.toJSONSchema(schema, { io: direction, unrepresentable: 'any', reused: 'inline' }) as JsonSchema)
}

function schemasOf(direction: Direction): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of named) registry.add(schema, { id })
  const uri = (id: string) => prefix + id
  const { schemas } = z.toJSONSchema(registry, { io: direction, uri, unrepresentable: 'any' })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, readable(schema as JsonSchema)]))
}

/** Without what only a validator wants: the long patterns of formats, the bounds of all safe integers, closed answers. */
function readable(schema: JsonSchema): JsonSchema {
  return mapSchema(schema, node => {
    const { $schema, $id, ...kept } = node
    if (kept.format !== undefined) delete kept.pattern
    if (kept.format === 'base64') delete kept.format
    if (kept.maximum === Number.MAX_SAFE_INTEGER) delete kept.maximum
    // Answers may grow: an app ignores what it does not know.
    if (kept.additionalProperties === false) delete kept.additionalProperties
    return kept
  })
}

/** Every object in it, the inner ones first. */
function mapSchema(node: JsonSchema, change: (node: JsonSchema) => JsonSchema): JsonSchema {
  const parts = Object.entries(node).map(([key, value]) => [key, mapValue(value, change)])
  return change(Object.fromEntries(parts))
}

function mapValue(value: unknown, change: (node: JsonSchema) => JsonSchema): unknown {
  if (Array.isArray(value)) return value.map(part => mapValue(part, change))
  return typeof value === 'object' && value !== null ? mapSchema(value as JsonSchema, change) : value
}
