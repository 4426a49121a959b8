type Piece = { kind: 'same' | 'removed' | 'added'; text: string }

/** Words of a text, its places and single characters of languages without spaces. */
const units = /\{[^{}]*\}|[\p{Script=Latin}\p{N}]+|[\s\S]/gu

/** What has to go from one text and to come to it to make it the other. */
export function differences(before: string, after: string): Piece[] {
  const [one, other] = [before.match(units) ?? [], after.match(units) ?? []]
  const longest = commonLengths(one, other)
  const pieces: Piece[] = []
  let [at, otherAt] = [0, 0]
  while (at < one.length || otherAt < other.length) {
    if (at < one.length && one[at] === other[otherAt]) {
      add(pieces, 'same', one[at++])
      otherAt++
    } else if (
      otherAt >= other.length ||
      (at < one.length && lengthAt(longest, at + 1, otherAt) >= lengthAt(longest, at, otherAt + 1))
    ) {
      add(pieces, 'removed', one[at++])
    } else {
      add(pieces, 'added', other[otherAt++])
    }
  }
  return pieces
}

/** For each two places, how many units are common from there on. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  for (let at = one.length - 1; at >= 0; at--) {
    for (let otherAt = other.length - 1; otherAt >= 0; otherAt--) {
      const row = lengths[at] ?? []
      row[otherAt] =
        one[at] === other[otherAt]
          ? lengthAt(lengths, at + 1, otherAt + 1) + 1
          : Math.max(lengthAt(lengths, at + 1, otherAt), lengthAt(lengths, at, otherAt + 1))
    }
  }
  return lengths
}

function lengthAt(lengths: readonly number[][], at: number, otherAt: number): number {
  return lengths[at]?.[otherAt] ?? 0
}

function add(pieces: Piece[], kind: Piece['kind'], text = ''): void {
  const last = pieces.at(-1)
  if (last?.kind === kind) last.text += text
  else pieces.push({ kind, text })
}
