import type { Fen } from '#contract/base/values.ts'

const yuan = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' })

/** Formats all amounts of money. */
export function Money({ fen, minus = false }: { fen: Fen; minus?: boolean }) {
  return <span className="tabular-nums">{yuan.format((minus ? -fen : fen) / 100)}</span>
}
