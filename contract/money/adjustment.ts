import { z } from 'zod'
import { machine, type StateIn } from '#contract/base/machine.ts'
import { Fen, Id, Moment, reasonText, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { sides } from './accounts.ts'

/** `platform:escrow`, `channel:<app>`, `person:<user>:available`, `merchant:<id>:held`. */
export const AccountCode = z
  .string()
  .regex(/^(platform:\w{1,32}|channel:[\w.-]{1,64}|(person|merchant):\d{1,15}:\w{1,32})$/)

export const adjustmentMachine = machine({
  states: ['pending', 'posted', 'rejected', 'withdrawn'],
  finals: ['posted', 'rejected', 'withdrawn'],
  movers: ['staff'],
  moves: {
    /** Never by who asked. */
    approve: { by: ['staff'], from: ['pending'], to: 'posted' },
    reject: { by: ['staff'], from: ['pending'], to: 'rejected' },
    /** Only by who asked. */
    withdraw: { by: ['staff'], from: ['pending'], to: 'withdrawn' },
  },
})
export type AdjustmentState = StateIn<typeof adjustmentMachine>
export const adjustmentMoves = ['approve', 'reject', 'withdraw'] as const

const AdjustmentLine = z.object({ code: AccountCode, side: z.enum(sides), amountFen: Fen.min(1) })

export const LedgerAdjustment = z.object({
  id: Id,
  no: z.string(),
  state: z.enum(adjustmentMachine.states),
  lines: z.array(AdjustmentLine.extend({ ownerName: WrittenText })),
  reverses: z.object({ id: Id, no: z.string() }).nullable(),
  reason: WrittenText,
  askedBy: z.object({ id: Id, name: z.string() }),
  askedAt: Moment,
  decidedBy: z.object({ id: Id, name: z.string() }).nullable(),
  decidedAt: Moment.nullable(),
  remark: WrittenText,
  transaction: z.object({ id: Id, no: z.string() }).nullable(),
  version: Version,
  allowed: z.array(z.enum(adjustmentMoves)),
})
export type LedgerAdjustment = z.output<typeof LedgerAdjustment>

/** Either lines that add up to zero, or one transaction that is taken back whole. */
export const AskedAdjustment = z.union([
  z.object({ lines: z.array(AdjustmentLine).min(2).max(20), reason: reasonText }),
  z.object({ reverses: Id, reason: reasonText }),
])
