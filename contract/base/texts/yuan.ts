import { visibleText } from './typed-text.ts'

/** Converts fen to yuan with two decimals, as `1234.50`: for fields that are typed in, files and what programs read. */
export function yuanOf(fen: number): string {
  const part = String(Math.abs(fen) % 100).padStart(2, '0')
  return `${fen < 0 ? '-' : ''}${Math.trunc(Math.abs(fen) / 100)}.${part}`
}

/** Yuan within a sentence, which writes the sign or the unit itself: `1,234.50`. */
export function yuanText(fen: number): string {
  return yuanOf(fen).replace(/\B(?=(?:\d{3})+\.)/g, ',')
}

/** `￥`, `¥`, `元` and `RMB` around an amount, once it is half width. */
const currency = /^(?:¥|rmb|cny)\s*|\s*元$/gi
/** Commas stand between thousands, all of them or none. */
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.|$)/

/**
 * Converts typed yuan to fen; null if it is no amount with at most two decimals. Full width, the sign of the currency, `。` for the
 * point and commas between thousands are read; what could be meant in two ways (`1,23`) is no amount. Amounts are never floats.
 */
export function fenOf(typed: string): number | null {
  const plain = visibleText(typed.normalize('NFKC').replace('。', '.')).replace(currency, '')
  const bare = grouped.test(plain) ? plain.replaceAll(',', '') : plain
  const [, whole, part = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(bare) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
