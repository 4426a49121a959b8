type Piece = { text: string; differs: boolean }

/** A number in pieces: those that the other one has too, in the same order, and those that it does not have there. */
export function piecesOf(number: string, other: string): Piece[] {
  const pieces: Piece[] = []
  let [at, beside] = [0, 0]
  const rest = longestRests(number, other)
  while (at < number.length) {
    const isSame = number[at] === other[beside]
    const skips = !isSame && (rest[at]?.[beside + 1] ?? 0) > (rest[at + 1]?.[beside] ?? 0)
    if (!skips) add(pieces, { text: number[at] ?? '', differs: !isSame })
    if (!skips) at += 1
    if (skips || isSame) beside += 1
  }
  return pieces
}

function add(pieces: Piece[], { text, differs }: Piece): void {
  const last = pieces.at(-1)
  if (last?.differs === differs) last.text += text
  else pieces.push({ text, differs })
}

/** By where one stands in both: how many characters the rests have in common, in order. */
function longestRests(one: string, other: string): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => Array.from({ length: other.length + 1 }, () => 0))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = one.length - 1; row >= 0; row--) {
    for (let column = other.length - 1; column >= 0; column--) {
      const longest =
        one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      lengths[row]?.splice(column, 1, longest)
    }
  }
  return lengths
}
