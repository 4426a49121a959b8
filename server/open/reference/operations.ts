import { namesIn, type OpenCall, openPrefix } from '#contract/open/calls/call.ts'
import { type OpenCallGroup, type OpenCallName, openCallGroups } from '#contract/open/open-calls.ts'
import { OpenRefusalAnswer } from '#contract/open/open-refusals.ts'
import { budget } from '#server/process/limits/index.ts'
import {
  answerWords,
  type Bilingual,
  callGroupWords,
  callWords,
  type Described,
  parameterWords,
} from '#words/open/reference.ts'
import type { JsonSchema, Schemas } from './schemas.ts'

type Part = Record<string, unknown>

/** English, then Chinese. */
export function both({ en, zh }: Bilingual): string {
  return `${en}\n\n${zh}`
}

/** The same on one line. */
export function inline({ en, zh }: Bilingual): string {
  return `${en} · ${zh}`
}

export function titleOf({ title }: Described): string {
  return inline(title)
}

/** The chapters of the reference, one for each group of calls. */
export function tags(): Part[] {
  return Object.values(callGroupWords).map(said => ({
    name: titleOf(said),
    description: both(said.text),
  }))
}

/** Every path with its calls, in the order of the contract. */
export function paths(schemas: Schemas): Record<string, Part> {
  const found: Record<string, Part> = {}
  for (const [group, calls] of Object.entries(openCallGroups)) {
    for (const [name, call] of Object.entries<OpenCall>(calls)) {
      const path = openPrefix + call.path
      found[path] = {
        ...found[path],
        [call.method.toLowerCase()]: operation(schemas, {
          name: name as OpenCallName,
          group: group as OpenCallGroup,
          call,
        }),
      }
    }
  }
  return found
}

type Declared = { name: OpenCallName; group: OpenCallGroup; call: OpenCall }

function operation(schemas: Schemas, { name, group, call }: Declared): Part {
  const said = callWords[name]
  const scopes = call.scopes.map(scope => `\`${scope}\``)
  return {
    operationId: name,
    tags: [titleOf(callGroupWords[group])],
    summary: titleOf(said),
    description: `${both(said.text)}\n\n${inline(answerWords.scope)}: ${scopes.join(', ')}`,
    'x-scopes': call.scopes,
    parameters: parameters(schemas, call),
    ...(call.method !== 'GET' && { requestBody: requestBody(schemas, call) }),
    responses: responses(schemas, call),
  }
}

/** Those of the path, and of a `GET` its query. */
function parameters(schemas: Schemas, call: OpenCall): Part[] {
  const inPath = namesIn(call.path)
  if (call.method !== 'GET') {
    return inPath.map(name => parameter(name, 'path', { type: 'string', maxLength: 32 }, call))
  }
  const { properties = {}, required = [] } = schemas.inline(call.input, 'input')
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    ...parameter(name, inPath.includes(name) ? 'path' : 'query', schema, call),
    required: (required as string[]).includes(name),
  }))
}

function parameter(name: string, place: 'path' | 'query', schema: JsonSchema, { examples }: OpenCall): Part {
  const said = parameterWords[name as keyof typeof parameterWords]
  const [example] = Object.values(examples) as Record<string, unknown>[]
  const value = example?.[name]
  return {
    name,
    in: place,
    required: true,
    ...(said && { description: both(said) }),
    schema,
    ...(value !== undefined && { example: value }),
  }
}

function requestBody(schemas: Schemas, { input, examples, mostBytes = budget.bodyBytes }: OpenCall): Part {
  const all = Object.entries(examples).map(([name, value]) => [name, { value }])
  return {
    required: true,
    description: both(answerWords.body(mostBytes)),
    content: { 'application/json': { schema: schemas.refTo(input, 'input'), examples: Object.fromEntries(all) } },
  }
}

/** What every call may be refused with, besides its own answer. */
const refusedWith = ['400', '401', '403', '404', '409', '422', '429', '503'] as const

function responses(schemas: Schemas, { answer, answered, mayWait }: OpenCall): Part {
  const content = { 'application/json': { schema: schemas.refTo(answer, 'output'), example: answered } }
  return {
    '200': { description: both(answerWords.done), content },
    ...(mayWait && { '202': { description: both(answerWords.waits), content } }),
    ...Object.fromEntries(refusedWith.map(status => [status, { $ref: `#/components/responses/Refused${status}` }])),
  }
}

/** The refusals by status, each with an example. */
export function refusedResponses(schemas: Schemas, exampleOf: (status: number) => Part): Record<string, Part> {
  const schema = schemas.refTo(OpenRefusalAnswer, 'output')
  const all = refusedWith.map(status => [
    `Refused${status}`,
    {
      description: both(answerWords[status]),
      ...(['429', '503'].includes(status) && { headers: { 'Retry-After': retryAfter } }),
      content: { 'application/json': { schema, example: exampleOf(Number(status)) } },
    },
  ])
  return Object.fromEntries(all)
}

const retryAfter = { description: both(parameterWords.retryAfter), schema: { type: 'integer', minimum: 1 } }
