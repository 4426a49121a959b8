/** What an amount in fen is in yuan, with two decimals, as `12.30`. */
export function yuanOf(fen: number): string {
  const part = String(Math.abs(fen) % 100).padStart(2, '0')
  return `${fen < 0 ? '-' : ''}${Math.trunc(Math.abs(fen) / 100)}.${part}`
}

/** What a person typed as yuan, in fen; null where it is no amount of at most two decimals. No float ever holds money. */
export function fenOf(typed: string): number | null {
  const [, whole, part = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
