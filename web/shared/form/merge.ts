type Fields = Readonly<Record<string, unknown>>

type Merged<Values> = {
  values: Values
  /** Paths (`names.zh`) that both changed, to different values: what was typed here is kept. */
  clashes: string[]
}

/**
 * The form's values after somebody else saved the record: their values where nothing was changed here, and the values
 * that were changed here. `start` holds the form's initial values.
 */
export function mergeValues<Values extends object>(start: Values, mine: Values, theirs: Values): Merged<Values> {
  const clashes: string[] = []
  return { values: mergeFields(start as Fields, mine as Fields, theirs as Fields, '', clashes) as Values, clashes }
}

function mergeFields(start: Fields, mine: Fields, theirs: Fields, path: string, clashes: string[]): Fields {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  return Object.fromEntries(
    [...names].map(name => [name, mergeOne(start[name], mine[name], theirs[name], path + name, clashes)]),
  )
}

function mergeOne(start: unknown, mine: unknown, theirs: unknown, path: string, clashes: string[]): unknown {
  if (isFields(start) && isFields(mine) && isFields(theirs)) {
    return mergeFields(start, mine, theirs, `${path}.`, clashes)
  }
  if (isSame(mine, start)) return theirs
  if (!isSame(theirs, start) && !isSame(theirs, mine)) clashes.push(path)
  return mine
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** By content: two forms of one record hold equal arrays, not identical ones. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The value at a path such as `names.zh`. */
export function valueAt(values: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), values)
}

/** The patch that sets `value` at a path such as `names.zh`. */
export function patchAt<Values extends object>(values: Values, path: string, value: unknown): Partial<Values> {
  const [name = '', inner] = path.split('.')
  if (inner === undefined) return { [name]: value } as Partial<Values>
  return { [name]: { ...(valueAt(values, name) as Fields), [inner]: value } } as Partial<Values>
}
