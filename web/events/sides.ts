/** Codes → names. */
export type Names = Readonly<Record<string, string>>

/** `isPart` when only removed or added items are shown, because the rest is unchanged. */
export type Side = { values: string[]; isPart: boolean }

/** Prints the values of one field that are no text, such as amounts. */
export type Print = (value: number) => string

/** A field before and after, in words. Lists show their difference, texts their whole value. */
export function sidesOf(before: unknown, after: unknown, names: Names, print?: Print): { before: Side; after: Side } {
  const shown = (value: unknown) => (print && typeof value === 'number' ? print(value) : value)
  const [was, is] = [before, after].map(value => printed(shown(value), names)) as [string[], string[]]
  const isList = Array.isArray(before) && Array.isArray(after)
  const [left, came] = [was.filter(value => !is.includes(value)), is.filter(value => !was.includes(value))]
  if (!isList || (left.length === 0 && came.length === 0)) {
    return { before: { values: was, isPart: false }, after: { values: is, isPart: false } }
  }
  return { before: { values: left, isPart: true }, after: { values: came, isPart: true } }
}

function printed(value: unknown, names: Names): string[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.flatMap(part => printed(part, names))
  if (typeof value !== 'object') return [names[String(value)] ?? String(value)]
  return Object.entries(value).map(([key, part]) => `${key}: ${printed(part, names).join(', ')}`)
}
