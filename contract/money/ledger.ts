import { z } from 'zod'
import { machine, type StateIn } from '#contract/base/machine.ts'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, PageLimit, pageOf } from '#contract/base/page.ts'
import {
  DayLimit,
  Fen,
  FenTotal,
  Id,
  Moment,
  ReasonedTarget,
  reasonText,
  Target,
  Version,
} from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { exportCommand } from '#contract/exports.ts'
import { accountKinds, ledgerEvents, ownerKinds, sides } from './accounts.ts'

/** A balance; below zero where its account may be. */
export const Balance = z.int()

/** `platform:escrow`, `channel:<app>`, `person:<user>:available`, `merchant:<id>:held`. */
export const AccountCode = z
  .string()
  .regex(/^(platform:\w{1,32}|channel:[\w.-]{1,64}|(person|merchant):\d{1,15}:\w{1,32})$/)

const Account = z.object({
  id: Id,
  code: z.string(),
  ownerKind: z.enum(ownerKinds),
  ownerId: Id.nullable(),
  /** Of the person or the merchant, of the app of a channel; empty for the platform. */
  ownerName: WrittenText,
  kind: z.enum(accountKinds),
  side: z.enum(sides),
})

export const LedgerAccount = Account.extend({ balanceFen: Balance, postings: z.int() })
export type LedgerAccount = z.output<typeof LedgerAccount>

export const LedgerPosting = z.object({
  id: Id,
  transactionId: Id,
  /** `LZ…`. */
  transactionNo: z.string(),
  at: Moment,
  event: z.enum(ledgerEvents),
  subject: z.string(),
  subjectId: Id,
  subjectNo: z.string(),
  side: z.enum(sides),
  amountFen: Fen,
  /** Of the account after it; null for accounts of the platform and of channels, which many transactions meet at once. */
  balanceFen: Balance.nullable(),
  description: WrittenText,
})
export type LedgerPosting = z.output<typeof LedgerPosting>

export const LedgerTransaction = z.object({
  id: Id,
  no: z.string(),
  at: Moment,
  event: z.enum(ledgerEvents),
  subject: z.string(),
  subjectId: Id,
  subjectNo: z.string(),
  order: z.object({ id: Id, no: z.string(), service: z.string() }).nullable(),
  channelNo: z.string().nullable(),
  by: z.string(),
  description: WrittenText,
  /** The transaction that it takes back, and the one that takes it back. */
  reverses: z.object({ id: Id, no: z.string() }).nullable(),
  reversedBy: z.object({ id: Id, no: z.string() }).nullable(),
  lines: z.array(Account.extend({ line: z.enum(sides), amountFen: Fen })),
  totalFen: FenTotal,
})
export type LedgerTransaction = z.output<typeof LedgerTransaction>

export const TransactionQuestion = z.object({
  /** A transaction's number, a business number or its last 6 or more, the number of a channel. */
  search: z.string().trim().max(64).default(''),
  event: z.enum(ledgerEvents).optional(),
  from: DayLimit,
  to: DayLimit,
  after: AfterId,
  limit: PageLimit,
})

export const adjustmentMachine = machine({
  states: ['pending', 'posted', 'rejected', 'withdrawn'],
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
const AskedAdjustment = z.union([
  z.object({ lines: z.array(AdjustmentLine).min(2).max(20), reason: reasonText }),
  z.object({ reverses: Id, reason: reasonText }),
])

const TrialLine = z.object({
  kind: z.enum(accountKinds),
  /** Of `channel` each app; empty for the others. */
  channel: z.string(),
  side: z.enum(sides),
  balanceFen: Balance,
  accounts: z.int(),
})

export const TrialBalance = z.object({
  lines: z.array(TrialLine),
  debitFen: z.int(),
  creditFen: z.int(),
  differenceFen: z.int(),
  /** The last nightly comparison of balances with postings. */
  check: z
    .object({
      id: Id,
      at: Moment,
      accounts: z.int(),
      wrong: z.int(),
      differenceFen: z.int(),
      /** Whether nothing is paid out until somebody confirms it. */
      stopsPayouts: z.boolean(),
      confirmedBy: z.string().nullable(),
      remark: WrittenText,
    })
    .nullable(),
})
export type TrialBalance = z.output<typeof TrialBalance>

export const ledger = {
  accounts: query('ledger.accounts', {
    needs: 'ledger.view',
    input: z.object({
      ownerKind: z.enum(ownerKinds).optional(),
      kind: z.enum(accountKinds).optional(),
      /** The name or the id of a person or merchant, or an account's code. */
      search: z.string().trim().max(64).default(''),
      after: AfterId,
      limit: PageLimit,
    }),
    output: pageOf(LedgerAccount),
  }),
  /** One account: its balance, and what was debited and credited in these days. */
  account: query('ledger.account', {
    needs: 'ledger.view',
    input: z.object({ id: Id, from: DayLimit, to: DayLimit }),
    output: LedgerAccount.extend({ debitFen: FenTotal, creditFen: FenTotal }),
  }),
  /** The postings of one account, the newest first. */
  postings: query('ledger.postings', {
    needs: 'ledger.view',
    input: z.object({ id: Id, from: DayLimit, to: DayLimit, after: AfterId, limit: PageLimit }),
    output: pageOf(LedgerPosting),
  }),
  list: query('ledger.list', {
    needs: 'ledger.view',
    input: TransactionQuestion,
    output: pageOf(LedgerTransaction),
  }),
  get: query('ledger.get', { needs: 'ledger.view', input: z.object({ id: Id }), output: LedgerTransaction }),
  export: exportCommand('ledger.export', TransactionQuestion),
  /** Balances by kind, now; `differenceFen` is 0 when debits are credits. For those who see all cities. */
  trialBalance: query('ledger.trialBalance', {
    needs: 'ledger.view',
    cityScope: 'none',
    input: z.object({}),
    output: TrialBalance,
  }),
  /** Lets money be paid out again although the last nightly comparison found something wrong. */
  confirmCheck: command('ledger.confirmCheck', {
    needs: 'ledger.approve',
    cityScope: 'none',
    input: z.object({ id: Id, reason: reasonText }),
    output: TrialBalance,
  }),
  /** What people want to correct, the newest first. */
  adjustments: query('ledger.adjustments', {
    needs: 'ledger.view',
    input: z.object({ state: z.enum(adjustmentMachine.states).optional(), after: AfterId, limit: PageLimit }),
    output: pageOf(LedgerAdjustment),
  }),
  /** Posts nothing until a colleague approves it. */
  adjust: command('ledger.adjust', { needs: 'ledger.adjust', input: AskedAdjustment, output: LedgerAdjustment }),
  approve: command('ledger.approve', { needs: 'ledger.approve', input: Target, output: LedgerAdjustment }),
  reject: command('ledger.reject', { needs: 'ledger.approve', input: ReasonedTarget, output: LedgerAdjustment }),
  withdraw: command('ledger.withdraw', { needs: 'ledger.adjust', input: Target, output: LedgerAdjustment }),
}
