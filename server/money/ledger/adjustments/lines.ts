import type { z } from 'zod'
import { yuanText } from '#contract/base/texts/yuan.ts'
import type { ledger } from '#contract/money/ledger.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { type AccountName, accountOfCode } from '#server/money/ledger/accounts.ts'
import type { LedgerLine } from '#server/money/ledger/post.ts'
import { linesOf } from '#server/money/ledger/rows.ts'
import { ownerIsInScope } from '#server/money/ledger/scope.ts'
import type { AdjustmentLine } from '#server/money/ledger/table.ts'
import { isOneOf, ownPartiesOf } from '#server/people/index.ts'

type Asked = z.output<typeof ledger.adjust.input>

/** The lines that a person asks for, or the mirrored ones of the transaction that they want to take back. */
export async function askedLines(db: Database, asked: Asked): Promise<AdjustmentLine[]> {
  if ('lines' in asked) return asked.lines
  const lines = await linesOf(db, [asked.reverses])
  return lines.map(({ code, line, amount_fen }) => ({
    code,
    side: line === 'debit' ? 'credit' : 'debit',
    amountFen: amount_fen,
  }))
}

/** The lines as they are posted. Refuses accounts that cannot be, or that this person may not see, and lines that do not balance. */
export async function readLines(db: Database, caller: Caller, lines: readonly AdjustmentLine[]): Promise<LedgerLine[]> {
  const read = lines.map(({ code, side, amountFen }) => {
    const account = accountOfCode(code)
    return account ? { account, side, amountFen } : refuse('noSuchAccount', { params: { code } })
  })
  for (const { account } of read) {
    if (!(await isThere(db, caller, account))) refuse('noSuchAccount', { params: { code: account.code } })
  }
  refuseUnbalanced(read)
  return read
}

function refuseUnbalanced(lines: readonly LedgerLine[]): void {
  const sumOf = (side: 'debit' | 'credit') =>
    lines.reduce((sum, line) => sum + (line.side === side ? line.amountFen : 0), 0)
  const [debitFen, creditFen] = [sumOf('debit'), sumOf('credit')]
  if (debitFen === creditFen) return
  refuse('linesUnbalanced', { params: { debit: yuanText(debitFen), credit: yuanText(creditFen) } })
}

/** The platform's accounts are always there, others as soon as their owner is. */
async function isThere(db: Database, caller: Caller, { ownerKind, ownerId, code }: AccountName): Promise<boolean> {
  if (ownerKind === 'platform') return true
  if (ownerKind === 'channel') {
    const appId = code.slice('channel:'.length)
    return (await db.selectFrom('apps').select('id').where('id', '=', appId).executeTakeFirst()) !== undefined
  }
  return ownerIsInScope(db, caller, { ownerKind, ownerId: ownerId ?? 0 })
}

/**
 * Refuses lines that would take more from an account than there is. Its balances are locked in the order in which a
 * transaction posts, so that nobody takes the money in between.
 */
export async function refuseBelowZero(db: Database, lines: readonly LedgerLine[]): Promise<void> {
  const limited = lines.filter(({ account }) => !account.mayBeNegative).map(({ account }) => account)
  if (limited.length === 0) return
  const balances = await db
    .selectFrom('ledger_balances')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_balances.account_id')
    .select(['ledger_accounts.code', 'ledger_balances.balance_fen'])
    .where(
      'ledger_accounts.code',
      'in',
      limited.map(({ code }) => code),
    )
    .orderBy('ledger_accounts.id')
    .forUpdate('ledger_balances')
    .execute()
  const fenOf = new Map(balances.map(({ code, balance_fen }) => [code, balance_fen]))
  for (const { code } of limited) {
    const fen = fenOf.get(code) ?? 0
    if (fen + changeOf(code, lines) < 0) refuse('balanceTooLow', { params: { code, yuan: yuanText(fen) } })
  }
}

/** Nobody moves money of themselves. To be asked last. */
export async function refuseOwnAccounts(db: Database, caller: Caller, lines: readonly LedgerLine[]): Promise<void> {
  const own = await ownPartiesOf(db, caller.userId)
  const isOwn = ({ account: { ownerKind, ownerId } }: LedgerLine) =>
    (ownerKind === 'person' || ownerKind === 'merchant') && ownerId !== null && isOneOf(own, ownerKind, ownerId)
  if (lines.some(isOwn)) refuse('ownInterest')
}

function changeOf(code: string, lines: readonly LedgerLine[]): number {
  return lines
    .filter(({ account }) => account.code === code)
    .reduce((sum, { account, side, amountFen }) => sum + (side === account.normalSide ? amountFen : -amountFen), 0)
}
