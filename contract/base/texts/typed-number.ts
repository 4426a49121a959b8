/** A number as people type it, also in full width (`１２。５`); NaN for anything else, and for nothing. */
export function numberOf(typed: string): number {
  const plain = typed.normalize('NFKC').replace('。', '.').trim()
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN
}
