import { fenOf, yuanOf } from '#contract/base/texts/yuan.ts'
import { type Fen, fen } from '#contract/base/values.ts'
import { type Side, sides } from '#contract/money/accounts.ts'
import { AccountCode, type LedgerAdjustment } from '#contract/money/adjustment.ts'
import { kindOfCode } from '../accountCode.ts'

/** A line of an adjustment as it is typed. */
export type LineDraft = {
  key: number
  /** What stands in the box of the account. */
  typed: string
  /** The account that was chosen, or whose whole code was typed; empty for none. */
  code: string
  side: Side
  /** Yuan. */
  amount: string
}

type AskedLine = { code: string; side: Side; amountFen: Fen }

export function firstLines(): LineDraft[] {
  return sides.map((side, key) => ({ key, typed: '', code: '', side, amount: '' }))
}

/** With one line more, on the side that lacks something and with the amount that it lacks. */
export function withNextLine(lines: readonly LineDraft[]): LineDraft[] {
  const lack = lackOf(lines)
  const key = Math.max(-1, ...lines.map(line => line.key)) + 1
  return [
    ...lines,
    { key, typed: '', code: '', side: lack?.side ?? 'debit', amount: lack ? yuanOf(lack.amountFen) : '' },
  ]
}

/** A whole code that was typed; undefined for anything else. */
export function typedCode(typed: string): string | undefined {
  return AccountCode.safeParse(typed.trim()).data
}

export function sumOn(lines: readonly LineDraft[], wanted: Side): Fen {
  return fen(lines.reduce((sum, { side, amount }) => (side === wanted ? sum + (fenOf(amount) ?? 0) : sum), 0))
}

/** The side on which something is missing, and how much; null where both are equal. */
export function lackOf(lines: readonly LineDraft[]): { side: Side; amountFen: Fen } | null {
  const difference = sumOn(lines, 'debit') - sumOn(lines, 'credit')
  if (difference === 0) return null
  return { side: difference > 0 ? 'credit' : 'debit', amountFen: fen(Math.abs(difference)) }
}

/** Whether an earlier line has the same account on the same side. */
export function isRepeated(lines: readonly LineDraft[], line: LineDraft): boolean {
  const first = lines.find(({ code, side }) => code === line.code && side === line.side)
  return line.code !== '' && first !== line
}

/** The lines as they are asked for; null while one of them is not complete, or they do not balance. */
export function askedLines(lines: readonly LineDraft[]): AskedLine[] | null {
  const asked = lines.map(({ code, side, amount }) => ({ code, side, amountFen: fen(fenOf(amount) ?? 0) }))
  const isComplete = asked.every(({ code, amountFen }) => code !== '' && amountFen > 0)
  if (!isComplete || lines.some(line => isRepeated(lines, line)) || lackOf(lines)) return null
  return asked
}

/** The lines of an adjustment, for `LineTable`. */
export function namedLines({ lines }: LedgerAdjustment) {
  return lines.map(line => ({ ...line, kind: kindOfCode(line.code) }))
}
