import { type RawBuilder, sql } from 'kysely'
import { ledger, type TrialBalance } from '#contract/money/ledger.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { startOfDay } from '#server/kit/rows/shanghai.ts'
import { asWritten } from '#server/people/index.ts'
import { isOpen, lastCheck } from './checks.ts'
import { refuseLimited } from './scope.ts'

export const trialBalance = handle(ledger.trialBalance, async ({ db, caller }, { day }) => {
  refuseLimited(caller)
  return readTrialBalance(db, day)
})

/** Balances by kind, now or at the end of a day; those of accounts on the debit side against those on the credit side. */
export async function readTrialBalance(db: Database, day = ''): Promise<TrialBalance> {
  const lines = await balancesByKind(db, day)
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

/** What is now, less what was posted since. */
async function balancesByKind(db: Database, day: string): Promise<Line[]> {
  const { rows } = await sql<Omit<Line, 'channelName'> & { channelName: string }>`
    with balances as (select account_id, sum(balance_fen) as fen from ledger_balances group by 1),
      later as (${postedAfter(day)})
    select account.kind, case when account.kind = 'channel' then substr(code, 9) else '' end as channel, side,
      coalesce(max(apps.name), '') as "channelName",
      sum(balances.fen - coalesce(case side when 'debit' then later.fen else -later.fen end, 0))::bigint as "balanceFen",
      count(*)::int as accounts, case when count(*) = 1 then min(account.id) end as "accountId"
    from ledger_accounts as account join balances on balances.account_id = account.id
      left join later on later.account_id = account.id
      left join apps on account.kind = 'channel' and apps.id = substr(code, 9)
    group by 1, 2, 3 order by min(account.id)`.execute(db)
  // What there was not yet then is no line of that day.
  const lines = day ? rows.filter(({ balanceFen }) => balanceFen !== 0) : rows
  return lines.map(row => ({ ...row, channelName: asWritten(row.channelName) }))
}

/** Debits less credits of each account since the end of a day, found by when their transactions were. */
function postedAfter(day: string): RawBuilder<unknown> {
  if (!day) return sql`select null::bigint as account_id, 0::bigint as fen where false`
  return sql`select account_id, sum(case side when 'debit' then amount_fen else -amount_fen end) as fen
    from ledger_transactions join ledger_postings on transaction_id = ledger_transactions.id
    where ledger_transactions.at >= ${startOfDay(day, 1)} group by 1`
}
