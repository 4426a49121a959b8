import { expect, test } from 'vitest'
import { breaksBetween } from './breaks.ts'

type Schema = Record<string, unknown>

const text = { type: 'string', maxLength: 10 }
const kind = { type: 'string', enum: ['one', 'two'] }
const input: Schema = { type: 'object', properties: { no: text, kind }, required: ['no'] }
const output: Schema = { type: 'object', properties: { no: text, state: kind }, required: ['no', 'state'] }

/** A description with one call and one webhook. */
function describe(sent = input, answered = output, more: Schema = {}) {
  const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
  const call = {
    'x-scopes': ['order.write'],
    parameters: [{ name: 'no', in: 'path', required: true, schema: text }],
    requestBody: json({ $ref: '#/components/schemas/Sent' }),
    responses: { '200': json(answered) },
    ...more,
  }
  return {
    paths: { '/orders': { post: call } },
    webhooks: { order: { post: { requestBody: json(answered) } } },
    components: { schemas: { Sent: sent } },
  }
}

const properties = (of: Schema, changed: Schema) => ({
  ...of,
  properties: { ...(of.properties as Schema), ...changed },
})
const before = describe()
const call = 'POST /orders'

test('nothing breaks where nothing changed, or where something was added', () => {
  expect(breaksBetween(before, before)).toEqual([])
  const sent = properties(input, {
    note: text,
    kind: { ...kind, enum: ['one', 'two', 'three'] },
    no: { ...text, maxLength: 20 },
  })
  const answered = properties(output, { note: text, state: { ...kind, enum: ['one', 'two', 'three'] } })
  const after = describe(sent, { ...answered, required: ['no', 'state', 'note'] })
  expect(breaksBetween(before, { ...after, paths: { ...after.paths, '/more': after.paths['/orders'] } })).toEqual([])
})

const of = { no: 'sent', answer: `${call} → 200` }
const breaking: [string, object, string[]][] = [
  ['a path', { ...before, paths: {} }, [`${call} is gone.`]],
  ['a webhook', { ...before, webhooks: {} }, ['POST order is gone.']],
  [
    'a scope',
    describe(input, output, { 'x-scopes': ['order.all'] }),
    [`${call}: the scope order.write does not permit it any more.`],
  ],
  [
    'a parameter that is asked for',
    describe(input, output, {
      parameters: [
        ...(before.paths['/orders'].post.parameters as object[]),
        { name: 'day', in: 'query', required: true, schema: text },
      ],
    }),
    [`${call}: the parameter day is required now.`],
  ],
  ['a field that is asked for', describe({ ...input, required: ['no', 'kind'] }), [`${call}.kind is required now.`]],
  ['a field that is no longer taken', describe({ ...input, properties: { no: text } }), [`${call}.kind is gone.`]],
  [
    'another type',
    describe(properties(input, { no: { type: 'integer' } })),
    [`${call}.no: the type was string and is integer.`],
  ],
  [
    'fewer values',
    describe(properties(input, { kind: { ...kind, enum: ['one'] } })),
    [`${call}.kind: the value two is gone.`],
  ],
  [
    'values where any was taken',
    describe(properties(input, { no: { ...text, enum: ['x'] } })),
    [`${call}.no: only some values are accepted now.`],
  ],
  [
    'a lower limit',
    describe(properties(input, { no: { ...text, maxLength: 5 } })),
    [`${call}.no: maxLength was 10 and is 5.`],
  ],
  [
    'a new limit',
    describe(properties(input, { no: { ...text, minLength: 2 } })),
    [`${call}.no: minLength was not there and is 2.`],
  ],
  [
    'a pattern',
    describe(properties(input, { no: { ...text, pattern: '^x' } })),
    [`${call}.no: pattern was not there and is ^x.`],
  ],
  [
    'a field that is not answered',
    describe(input, { ...output, properties: { no: text }, required: ['no'] }),
    [`${of.answer}.state is gone.`, 'POST order.state is gone.'],
  ],
  [
    'a field that may be missing',
    describe(input, { ...output, required: ['no'] }),
    [`${of.answer}.state may be missing now.`, 'POST order.state may be missing now.'],
  ],
]

test.each(breaking)('%s breaks an app', (_what, after, sentences) => {
  expect(breaksBetween(before, after as typeof before)).toEqual(sentences)
})

test('of a union the variant that is gone is named, and the others are compared', () => {
  const variant = (service: string, more: Schema = {}) => ({
    type: 'object',
    properties: { service: { type: 'string', const: service }, ...more },
    required: ['service', ...Object.keys(more)],
  })
  const old = describe({ oneOf: [variant('food'), variant('errand')] })
  const now = describe({ oneOf: [variant('food', { note: text })] })
  expect(breaksBetween(old, now)).toEqual([
    `${call}: the variant service errand is gone.`,
    `${call} (service food).note is required now.`,
  ])
})

test('a pattern that has the one before as its first alternative breaks nothing', () => {
  const withPattern = (pattern: string) => describe(properties(input, { no: { ...text, pattern } }))
  expect(breaksBetween(withPattern('^1$'), withPattern('^1$|^2$'))).toEqual([])
  expect(breaksBetween(withPattern('^1$'), withPattern('^2$|^1$'))).toHaveLength(1)
})
