/** The question in an address, without what is about one row; the same question is always the same words. */
export function questionIn(search: string, passing: readonly string[]): string {
  const pairs = new URLSearchParams(search)
  for (const name of passing) pairs.delete(name)
  pairs.sort()
  return pairs.toString()
}
