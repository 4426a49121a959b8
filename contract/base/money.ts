/** Converts fen to yuan with two decimals, as `12.30`. */
export function yuanOf(fen: number): string {
  const part = String(Math.abs(fen) % 100).padStart(2, '0')
  return `${fen < 0 ? '-' : ''}${Math.trunc(Math.abs(fen) / 100)}.${part}`
}

/** Converts typed yuan to fen; null if it is no amount with at most two decimals. Amounts are never floats. */
export function fenOf(typed: string): number | null {
  const [, whole, part = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
