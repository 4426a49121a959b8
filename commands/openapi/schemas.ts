import { isPart, list, missingFrom, type Pair, type Part, pairsOf, part } from './document.ts'

/** What apps send must stay accepted; what they get must stay as they read it. */
export type Direction = 'sent' | 'answered'
type Resolve = (pair: Pair) => Pair

/** Names what breaks an app between two schemas and everything in them. */
export function compareSchemas(unresolved: Pair, direction: Direction, resolve: Resolve): string[] {
  const pair = resolve(unresolved)
  const { before, after, place } = pair
  const [old, now] = [variantsOf(pair, 'before', resolve), variantsOf(pair, 'after', resolve)]
  const inner = [
    ...pairsOf(part(before, 'properties'), part(after, 'properties'), name => `${place}.${name}`),
    ...pairsOf(old, now, name => `${place} (${name})`),
    ...pairsOf({ items: before.items }, { items: after.items }, () => `${place}[]`),
  ]
  return [
    ...typesOf(pair),
    ...valuesOf(pair, direction),
    ...(direction === 'sent' ? limitsOf(pair) : []),
    ...namesOf(pair, direction),
    ...missingFrom(Object.keys(old), Object.keys(now)).map(name => `${place}: the variant ${name} is gone.`),
    ...inner.flatMap(each => compareSchemas(each, direction, resolve)),
  ]
}

function typesOf({ before, after, place }: Pair): string[] {
  const [old, now] = [typeOf(before), typeOf(after)]
  return old === now ? [] : [`${place}: the type was ${old} and is ${now}.`]
}

function typeOf({ type, format, anyOf, oneOf }: Part): string {
  if (anyOf || oneOf) return 'one of several'
  return [type, format].filter(Boolean).join(' ') || 'any'
}

/** An app may send any value that it knew; it is ready for answers with values that it does not know. */
function valuesOf({ before, after, place }: Pair, direction: Direction): string[] {
  const [old, now] = [knownOf(before), knownOf(after)]
  if (now.length === 0) return []
  if (old.length === 0) return direction === 'sent' ? [`${place}: only some values are accepted now.`] : []
  return missingFrom(old, now).map(value => `${place}: the value ${value} is gone.`)
}

function knownOf(schema: Part): unknown[] {
  return schema.const === undefined ? list(schema.enum) : [schema.const]
}

/** Limits of what is sent: `-1` where a smaller one refuses more, `1` where a larger one does. */
const limits = { maximum: -1, maxLength: -1, maxItems: -1, minimum: 1, minLength: 1, minItems: 1, exclusiveMinimum: 1 }

function limitsOf({ before, after, place }: Pair): string[] {
  const narrower = Object.entries(limits).filter(([key, sign]) => {
    const now = after[key]
    const old = typeof before[key] === 'number' ? before[key] : -sign * Number.POSITIVE_INFINITY
    return typeof now === 'number' && sign * now > sign * old
  })
  const keys = narrower.map(([key]) => key)
  if (isNarrower(before.pattern, after.pattern)) keys.push('pattern')
  return keys.map(key => `${place}: ${key} was ${before[key] ?? 'not there'} and is ${after[key]}.`)
}

/** A pattern is as wide as the one before only if it is the same, or has that one as its first alternative. */
function isNarrower(before: unknown, after: unknown): boolean {
  return after !== undefined && after !== before && !String(after).startsWith(`${before}|`)
}

/** Properties that are gone, that must be sent now, or that may be missing in what was always answered. */
function namesOf({ before, after, place }: Pair, direction: Direction): string[] {
  const gone = missingFrom(Object.keys(part(before, 'properties')), Object.keys(part(after, 'properties')))
  const [older, newer] = [list(before.required), list(after.required)]
  const asked = direction === 'sent' ? missingFrom(newer, older) : []
  const lost = direction === 'answered' ? missingFrom(missingFrom(older, newer), gone) : []
  return [
    ...gone.map(name => `${place}.${name} is gone.`),
    ...asked.map(name => `${place}.${name} is required now.`),
    ...lost.map(name => `${place}.${name} may be missing now.`),
  ]
}

/** The parts of a union by what tells them apart: a constant property, a constant, or the type. */
function variantsOf(pair: Pair, side: 'before' | 'after', resolve: Resolve): Part {
  const { oneOf, anyOf } = pair[side]
  const all = [...list(oneOf), ...list(anyOf)] as Part[]
  return Object.fromEntries(all.map(each => [variantName(resolve({ ...pair, before: each, after: each })[side]), each]))
}

function variantName(schema: Part): string {
  const [constant] = Object.entries(part(schema, 'properties')).flatMap(([name, value]) =>
    isPart(value) && (value.const !== undefined || name === 'type') ? [`${name} ${knownOf(value)[0]}`] : [],
  )
  return constant ?? (schema.const === undefined ? typeOf(schema) : String(schema.const))
}
