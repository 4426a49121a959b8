/**
 * How one JSON value becomes another: `[0, value]` is the other value; `[1, fields, gone]` an object with other fields and
 * without those that are gone; `[2, length, places]` an array of that length with other values at these places. What is not
 * named stays. Undefined: they are the same.
 */
export type Patch =
  | [0, unknown]
  | [1, Readonly<Record<string, Patch>>, readonly string[]]
  | [2, number, Readonly<Record<string, Patch>>]

type Fields = Readonly<Record<string, unknown>>

export function patchOf(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined
  if (Array.isArray(before) && Array.isArray(after)) {
    const places = changesOf(before as unknown as Fields, after as unknown as Fields)
    return before.length === after.length && isEmpty(places) ? undefined : [2, after.length, places]
  }
  if (isFields(before) && isFields(after)) {
    const fields = changesOf(before, after)
    const gone = Object.keys(before).filter(name => before[name] !== undefined && after[name] === undefined)
    return gone.length === 0 && isEmpty(fields) ? undefined : [1, fields, gone]
  }
  return [0, after]
}

/** The other value, with the parts that stay as the same objects. */
export function patched(before: unknown, patch: Patch): unknown {
  const [kind, what] = patch
  if (kind === 0) return what
  if (kind === 2) {
    const values = (before as unknown[]).slice(0, what)
    for (const [at, change] of Object.entries(patch[2])) values[Number(at)] = patched(values[Number(at)], change)
    return values
  }
  const fields = { ...(before as Fields) }
  for (const name of patch[2]) delete fields[name]
  for (const [name, change] of Object.entries(what)) fields[name] = patched(fields[name], change)
  return fields
}

function changesOf(before: Fields, after: Fields): Record<string, Patch> {
  const changes: Record<string, Patch> = {}
  for (const name of Object.keys(after)) {
    const change = after[name] === undefined ? undefined : patchOf(before[name], after[name])
    if (change) changes[name] = change
  }
  return changes
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0
}
