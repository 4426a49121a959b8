/**
 * Gives each row a column of its own so that the sum of costs is least (Kuhn, Munkres; the variant with shortest augmenting
 * paths, rows × rows × columns at most). There must be as many columns as rows. `cost` is asked with the row first.
 */
export function assignLeast(rows: number, columns: number, cost: (row: number, column: number) => number): number[] {
  // Potentials of rows and columns; row and column 0 stand for none.
  const [ofRow, ofColumn] = [new Float64Array(rows + 1), new Float64Array(columns + 1)]
  const rowOf = new Int32Array(columns + 1)
  for (let row = 1; row <= rows; row++) augment(row)
  const columnOf = new Array<number>(rows).fill(-1)
  for (const [column, row] of rowOf.entries()) if (row > 0 && column > 0) columnOf[row - 1] = column - 1
  return columnOf

  /** Finds the cheapest way to seat one row more, which may move others. */
  function augment(added: number): void {
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY)
    const before = new Int32Array(columns + 1)
    const isDone = new Uint8Array(columns + 1)
    rowOf[0] = added
    let column = 0
    while ((rowOf[column] as number) !== 0) {
      isDone[column] = 1
      const row = rowOf[column] as number
      let [gap, next] = [Number.POSITIVE_INFINITY, 0]
      for (let other = 1; other <= columns; other++) {
        if (isDone[other]) continue
        const reduced = cost(row - 1, other - 1) - (ofRow[row] as number) - (ofColumn[other] as number)
        if (reduced < (least[other] as number)) {
          least[other] = reduced
          before[other] = column
        }
        if ((least[other] as number) < gap) [gap, next] = [least[other] as number, other]
      }
      for (let other = 0; other <= columns; other++) {
        if (isDone[other]) {
          ofRow[rowOf[other] as number] = (ofRow[rowOf[other] as number] as number) + gap
          ofColumn[other] = (ofColumn[other] as number) - gap
        } else least[other] = (least[other] as number) - gap
      }
      column = next
    }
    for (; column !== 0; column = before[column] as number) rowOf[column] = rowOf[before[column] as number] as number
  }
}
