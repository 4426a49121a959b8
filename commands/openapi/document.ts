/** A part of a JSON document; what is missing in it is empty. */
export type Part = { readonly [key: string]: unknown }
/** The same place of two documents. */
export type Pair = { before: Part; after: Part; place: string }

export function part(of: Part, key: string): Part {
  const value = of[key]
  return isPart(value) ? value : {}
}

export function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

export function missingFrom(wanted: readonly unknown[], there: readonly unknown[]): unknown[] {
  return wanted.filter(value => !there.includes(value))
}

/** What both have, by name; `placeOf` says where that is. */
export function pairsOf(before: Part, after: Part, placeOf: (name: string) => string = name => name): Pair[] {
  return Object.keys(before)
    .filter(name => isPart(before[name]) && isPart(after[name]))
    .map(name => ({ before: part(before, name), after: part(after, name), place: placeOf(name) }))
}

/** The part that a `$ref` names. */
export function resolve(schema: Part, document: Part): Part {
  if (typeof schema.$ref !== 'string') return schema
  const found = schema.$ref.slice(2).split('/').reduce<Part>(part, document)
  return resolve(found, document)
}
