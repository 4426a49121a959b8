/** A number with separators, `50,000`; the same in all four languages. */
export function count(rows: number): string {
  return rows.toLocaleString('en-US')
}
