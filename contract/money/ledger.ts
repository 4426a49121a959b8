import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, AfterIdOrRank, byAge, PageLimit, pageOf, sortInput } from '#contract/base/page.ts'
import { DayLimit, FenTotal, Id, Moment, ReasonedTarget, reasonText, Target } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { exportCommand } from '#contract/desk/exports.ts'
import { accountKinds, ledgerEvents, ownerKinds, sides } from './accounts.ts'
import { AskedAdjustment, adjustmentMachine, LedgerAdjustment } from './adjustment.ts'
import { Balance, LedgerAccount, LedgerPosting, LedgerTransaction } from './ledger-rows.ts'
import { withdrawalOwners } from './withdrawal.ts'

const TransactionQuestion = z.object({
  /** A transaction's number, a business number or its last 6 or more, the number of a channel. */
  search: z.string().trim().max(64).default(''),
  event: z.enum(ledgerEvents).optional(),
  from: DayLimit,
  to: DayLimit,
  sort: sortInput(byAge),
  after: AfterIdOrRank,
  limit: PageLimit,
})

const TrialLine = z.object({
  kind: z.enum(accountKinds),
  /** Of `channel` each app, and what it is called; empty for the others. */
  channel: z.string(),
  channelName: WrittenText,
  side: z.enum(sides),
  balanceFen: Balance,
  accounts: z.int(),
  /** The account, where it is the only one. */
  accountId: Id.nullable(),
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
      /** Of merchants, of workers of a kind, or of people who do not work. */
      party: z.enum(withdrawalOwners).optional(),
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
    input: z.object({ id: Id, from: DayLimit, to: DayLimit, after: AfterIdOrRank, limit: PageLimit }),
    output: pageOf(LedgerPosting),
  }),
  list: query('ledger.list', {
    needs: 'ledger.view',
    input: TransactionQuestion,
    output: pageOf(LedgerTransaction),
  }),
  get: query('ledger.get', { needs: 'ledger.view', input: z.object({ id: Id }), output: LedgerTransaction }),
  export: exportCommand('ledger.export', TransactionQuestion),
  /** Balances by kind, now or at the end of a day; `differenceFen` is 0 when debits are credits. For those who see all cities. */
  trialBalance: query('ledger.trialBalance', {
    needs: 'ledger.view',
    cityScope: 'none',
    input: z.object({ day: DayLimit }),
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
  adjustment: query('ledger.adjustment', {
    needs: 'ledger.view',
    input: z.object({ id: Id }),
    output: LedgerAdjustment,
  }),
  /** Posts nothing until a colleague approves it. */
  adjust: command('ledger.adjust', { needs: 'ledger.adjust', input: AskedAdjustment, output: LedgerAdjustment }),
  approve: command('ledger.approve', { needs: 'ledger.approve', input: Target, output: LedgerAdjustment }),
  reject: command('ledger.reject', { needs: 'ledger.approve', input: ReasonedTarget, output: LedgerAdjustment }),
  withdraw: command('ledger.withdraw', { needs: 'ledger.adjust', input: Target, output: LedgerAdjustment }),
}
