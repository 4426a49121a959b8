/** A number as people read it, `50,000`; the same in our four languages. */
export function count(rows: number): string {
  return rows.toLocaleString('en-US')
}
