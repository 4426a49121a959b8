import { type Fen, fen } from '#contract/base/values.ts'
import type { CompensationKind, Measure, MeasureKind } from '#contract/complaints/decision.ts'

/** Money as typed; no kind means none. `confirmedFen` is the sum given before that the person confirmed. */
export type Money = { kind: CompensationKind | ''; yuan: string; confirmedFen: Fen; isConfirmed: boolean }

export const noFen = fen(0)
export const noMoney: Money = { kind: '', yuan: '', confirmedFen: noFen, isConfirmed: true }

/** The amount of each chosen measure, as typed. */
export type ChosenMeasures = Partial<Record<MeasureKind, string>>

export function measuresOf(chosen: ChosenMeasures): Measure[] {
  return Object.entries(chosen).map(([kind, amount]) => ({ kind: kind as MeasureKind, amount: Number(amount) }))
}
