/** The filters in an address, without the fields that are about one row, in a normal form. */
export function questionIn(search: string, passing: readonly string[]): string {
  const pairs = new URLSearchParams(search)
  for (const name of passing) pairs.delete(name)
  pairs.sort()
  return pairs.toString()
}
