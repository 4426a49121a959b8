import { z } from 'zod'
import { type MoveIn, machine, type StateIn } from '#contract/base/machine.ts'
import { Fen, FenTotal, Id, Moment, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { adjustmentMachine, adjustmentMoves } from './adjustment.ts'
import { LedgerPosting } from './ledger-rows.ts'

/**
 * One payment of a deposit. `leaving`: the worker resigned, and gets it after a while. `returning`: the channel is asked to give it
 * back, because the application ended. `used`: all of it was deducted.
 */
export const depositMachine = machine({
  states: ['held', 'leaving', 'returning', 'failed', 'returned', 'used'],
  finals: ['returned', 'used'],
  movers: ['clock', 'staff', 'channel'],
  moves: {
    leave: { by: ['clock'], from: ['held'], to: 'leaving' },
    /** They work again. */
    stay: { by: ['clock'], from: ['leaving'], to: 'held' },
    /** To the balance of the worker, less what they owe. */
    release: { by: ['clock'], from: ['leaving'], to: 'returned' },
    /** By the clock at the end of an application, by staff when the cooperation with a shop or a city agent ended. */
    giveBack: { by: ['clock', 'staff'], from: ['held'], to: 'returning' },
    arrive: { by: ['channel'], from: ['returning', 'failed'], to: 'returned' },
    fail: { by: ['channel'], from: ['returning'], to: 'failed' },
    /** Under the same number. */
    retry: { by: ['staff'], from: ['failed', 'returning'], to: 'returning' },
    use: { by: ['staff'], from: ['held', 'leaving'], to: 'used' },
  },
  timeouts: { leaving: { move: 'release', after: 33 * 86_400, setting: 'money.depositHold' } },
})
export type DepositState = StateIn<typeof depositMachine>
type DepositMove = MoveIn<typeof depositMachine>

/** A deduction is asked for and decided as an adjustment of the ledger is: by two people. */
export const deductionMachine = adjustmentMachine
export const deductionMoves = adjustmentMoves
export type DeductionMove = (typeof deductionMoves)[number]

/** What staff do with one payment. */
export const depositActions = ['retry', 'giveBack'] as const satisfies DepositMove[]
export type DepositAction = (typeof depositActions)[number]

export const Deposit = z.object({
  id: Id,
  no: z.string(),
  state: z.enum(depositMachine.states),
  applicationNo: z.string(),
  paidFen: Fen,
  /** Deducted, or taken for debts. */
  usedFen: FenTotal,
  givenBackFen: FenTotal,
  paidAt: Moment,
  /** When a worker who left gets it. */
  releaseAt: Moment.nullable(),
  /** Why the channel could not give it back. */
  fault: WrittenText,
  version: Version,
  allowed: z.array(z.enum(depositActions)),
})
export type Deposit = z.output<typeof Deposit>

const Person = z.object({ id: Id, name: z.string() })

export const Deduction = z.object({
  id: Id,
  no: z.string(),
  /** Whose deposit. */
  person: z.object({ id: Id, name: WrittenText }),
  state: z.enum(deductionMachine.states),
  amountFen: Fen,
  reason: WrittenText,
  askedBy: Person,
  askedAt: Moment,
  decidedBy: Person.nullable(),
  decidedAt: Moment.nullable(),
  remark: WrittenText,
  transaction: z.object({ id: Id, no: z.string() }).nullable(),
  version: Version,
  allowed: z.array(z.enum(deductionMoves)),
})
export type Deduction = z.output<typeof Deduction>

/** The deposit of one person. */
export const PersonDeposit = z.object({
  balanceFen: FenTotal,
  /** What can be deducted now: less what is on its way back. */
  freeFen: FenTotal,
  deposits: z.array(Deposit),
  deductions: z.array(Deduction),
  /** The last ones of the account, the newest first. */
  movements: z.array(LedgerPosting),
  mayDeduct: z.boolean(),
})
export type PersonDeposit = z.output<typeof PersonDeposit>
