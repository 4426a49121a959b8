import { moneyText } from '#contract/base/money.ts'
import type { Fen } from '#contract/base/values.ts'

/** Formats all amounts of money. */
export function Money({ fen: amount, minus = false }: { fen: Fen; minus?: boolean }) {
  return <span className="tabular-nums">{moneyText(minus ? -amount : amount)}</span>
}

/** A balance in fen, which may be below zero: red, with its sign. */
export function Balance({ fen: amount }: { fen: number }) {
  return <span className={`tabular-nums ${amount < 0 ? 'text-bad-ink' : ''}`}>{moneyText(amount)}</span>
}
