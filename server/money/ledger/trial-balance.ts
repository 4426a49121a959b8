import { sql } from 'kysely'
import { ledger, type TrialBalance } from '#contract/money/ledger.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { isOpen, lastCheck } from './checks.ts'
import { refuseLimited } from './scope.ts'

export const trialBalance = handle(ledger.trialBalance, async ({ db, caller }) => {
  refuseLimited(caller)
  return readTrialBalance(db)
})

/** Balances by kind; those of accounts on the debit side against those on the credit side. */
export async function readTrialBalance(db: Database): Promise<TrialBalance> {
  const lines = await balancesByKind(db)
  const sumOf = (side: 'debit' | 'credit') =>
    lines.reduce((sum, line) => sum + (line.side === side ? line.balanceFen : 0), 0)
  const [debitFen, creditFen] = [sumOf('debit'), sumOf('credit')]
  const check = await lastCheck(db)
  return ledger.trialBalance.output.parse({
    lines,
    debitFen,
    creditFen,
    differenceFen: debitFen - creditFen,
    check:
      check === undefined
        ? null
        : {
            id: check.id,
            at: check.at,
            accounts: check.accounts,
            wrong: check.wrong,
            differenceFen: check.difference_fen,
            stopsPayouts: isOpen(check),
            confirmedBy: check.confirmed_by,
            remark: check.remark,
          },
  })
}

type Line = TrialBalance['lines'][number]

async function balancesByKind(db: Database): Promise<Line[]> {
  const { rows } =
    await sql<Line>`select kind, case when kind = 'channel' then substr(code, 9) else '' end as channel, side,
      sum(balance_fen)::bigint as "balanceFen", count(distinct ledger_accounts.id)::int as accounts
    from ledger_accounts join ledger_balances on account_id = ledger_accounts.id
    group by 1, 2, 3 order by min(ledger_accounts.id)`.execute(db)
  return rows
}
