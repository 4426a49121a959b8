/**
 * Divides an amount in the ratio of the weights, in whole fen: each part is rounded down, and what is left goes, one fen each,
 * to those that lost most by that. The parts add up to the amount. Weights are at least 0 and not all of them 0.
 */
export function divide(amountFen: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const rounded = weights.map((weight, index) => ({ index, ...quotientOf(amountFen, weight, total) }))
  const parts = rounded.map(({ quotient }) => quotient)
  const left = amountFen - parts.reduce((sum, part) => sum + part, 0)
  if (left === 0) return parts
  const first = rounded.toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
  for (const { index } of first.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

/** Of `amount * weight / total`; the product may be larger than a number holds exactly. */
function quotientOf(amount: number, weight: number, total: number): { quotient: number; remainder: number } {
  const product = amount * weight
  if (product <= Number.MAX_SAFE_INTEGER) return { quotient: Math.floor(product / total), remainder: product % total }
  const exact = BigInt(amount) * BigInt(weight)
  return { quotient: Number(exact / BigInt(total)), remainder: Number(exact % BigInt(total)) }
}

/** A part in basis points, rounded down. */
export function partOf(amountFen: number, bp: number): number {
  return Math.floor((amountFen * bp) / 10_000)
}
