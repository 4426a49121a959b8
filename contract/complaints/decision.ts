import { z } from 'zod'
import { type MoveIn, machine, type StateIn } from '#contract/base/machine.ts'
import { Fen, Id, Moment } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { ConfirmedFen } from '#contract/money/refund.ts'

/** What a decision about a complaint brings besides the verdict: money to the complainant, measures against the respondent. */

/** Money to the balance. One that nobody has to approve begins as paid. */
export const compensationMachine = machine({
  states: ['pending', 'paid', 'rejected'],
  begins: ['paid'],
  finals: ['paid', 'rejected'],
  movers: ['staff'],
  moves: {
    approve: { by: ['staff'], from: ['pending'], to: 'paid' },
    reject: { by: ['staff'], from: ['pending'], to: 'rejected' },
  },
})
export type CompensationState = StateIn<typeof compensationMachine>
export type CompensationMove = MoveIn<typeof compensationMachine>
export const compensationMoves = ['approve', 'reject'] as const satisfies CompensationMove[]

/** How money is given in the decision: to the balance, as a refund of the order, as a red packet in the complainant's conversation. */
export const compensationKinds = ['balance', 'refund', 'packet'] as const
export type CompensationKind = (typeof compensationKinds)[number]

/** The most that is given to the balance and by red packets for one complaint, in basis points of what was demanded. */
const mostOfDemandBp = 12_000

/** The most for a complaint that demands this amount, in whole fen. */
export function mostForDemand(demandFen: number): number {
  return Math.floor((demandFen * mostOfDemandBp) / 10_000)
}

export const Compensation = z.object({
  kind: z.enum(compensationKinds),
  amountFen: Fen.min(1),
  confirmedFen: ConfirmedFen,
})
export type Compensation = z.output<typeof Compensation>

export const CompensationRow = z.object({
  id: Id,
  /** The first, the second of the complaint. */
  n: z.int(),
  state: z.enum(compensationMachine.states),
  amountFen: Fen,
  askedBy: z.string(),
  askedAt: Moment,
  decidedBy: z.string(),
  remark: WrittenText,
  allowed: z.array(z.enum(compensationMoves)),
})

/** `score`: points of a worker; `freeze`: days without orders; `mute`: days without publishing; `suspend`: a shop takes no orders. */
export const measureKinds = ['score', 'freeze', 'mute', 'suspend'] as const
export type MeasureKind = (typeof measureKinds)[number]

const serving = ['score', 'freeze', 'mute'] as const satisfies MeasureKind[]

/** The measures that there are for each kind of respondent. */
export const measuresAgainst = {
  customer: ['mute'],
  merchant: ['suspend'],
  rider: serving,
  chauffeur: serving,
  companion: serving,
  platform: [],
} as const satisfies Record<string, readonly MeasureKind[]>

/** Days of a mute. */
export const muteDays = [1, 3, 7, 30] as const
const longestFreezeDays = 365

/** Points of a score or days; 0 where there is nothing to count. */
const amounts: Record<MeasureKind, (amount: number) => boolean> = {
  score: amount => amount >= 1 && amount <= 100,
  freeze: amount => amount >= 1 && amount <= longestFreezeDays,
  mute: amount => (muteDays as readonly number[]).includes(amount),
  suspend: amount => amount === 0,
}

export const Measure = z
  .object({ kind: z.enum(measureKinds), amount: z.int().min(0).max(longestFreezeDays) })
  .refine(({ kind, amount }) => amounts[kind](amount), { path: ['amount'], params: { word: 'choice' } })
export type Measure = z.output<typeof Measure>

export const Measures = z
  .array(Measure)
  .max(measureKinds.length)
  .refine(list => new Set(list.map(({ kind }) => kind)).size === list.length, { params: { word: 'choice' } })

/** A punishment and its one appeal. */
export const punishmentMachine = machine({
  states: ['in_force', 'appealed', 'upheld', 'lifted'],
  finals: ['upheld', 'lifted'],
  movers: ['respondent', 'staff'],
  moves: {
    appeal: { by: ['respondent'], from: ['in_force'], to: 'appealed' },
    uphold: { by: ['staff'], from: ['appealed'], to: 'upheld' },
    lift: { by: ['staff'], from: ['appealed'], to: 'lifted' },
  },
})
export type PunishmentState = StateIn<typeof punishmentMachine>
export const judgingMoves = ['uphold', 'lift'] as const
export type JudgingMove = (typeof judgingMoves)[number]

/** Seconds in which the respondent may appeal, once. */
export const appealWindow = 72 * 3600

export const PunishmentRow = z.object({
  id: Id,
  state: z.enum(punishmentMachine.states),
  measures: z.array(z.object({ kind: z.enum(measureKinds), amount: z.int() })),
  by: z.string(),
  at: Moment,
  appealUntil: Moment,
  appeal: z.object({ text: WrittenText, at: Moment }).nullable(),
  judgement: z.object({ by: z.string(), at: Moment, text: WrittenText }).nullable(),
  allowed: z.array(z.enum(judgingMoves)),
})
export type PunishmentRow = z.output<typeof PunishmentRow>
