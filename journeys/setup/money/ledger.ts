import { sql } from 'kysely'
import { clock, makeChange } from '#server/kit/change.ts'
import { compareLedger, type NewTransaction } from '#server/money/ledger/feature.ts'
import { postTransaction } from '#server/money/ledger/index.ts'
import type { TestServer } from '../process/server.ts'

type Posted = Omit<NewTransaction, 'subjectNo'> & { subjectNo?: string }

/** Posts a transaction by the clock; its id. One that was posted before fails. */
export async function postNow({ runtime }: Pick<TestServer, 'runtime'>, asked: Posted): Promise<number> {
  const id = await makeChange(runtime, { actor: clock, traceId: 'test' }, change =>
    postTransaction(change, { subjectNo: `T${asked.subjectId}`, ...asked }),
  )
  if (id === null) throw new Error('It was posted before.')
  return id
}

/** The balances of accounts with these codes, or of all of them, by code; accounts with nothing are left out. */
export async function balancesByCode(
  { db }: Pick<TestServer, 'db'>,
  codes?: string[],
): Promise<Record<string, number>> {
  const { rows } = await sql<{ code: string; fen: number }>`select code, sum(balance_fen)::bigint as fen
    from ledger_accounts join ledger_balances on account_id = id
    where ${codes ? sql`code = any(${codes})` : sql`true`} group by code having sum(balance_fen) <> 0 order by code`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ code, fen }) => [code, fen]))
}

/** What stands in an account, in fen. */
export async function balanceOf(server: Pick<TestServer, 'db'>, code: string): Promise<number> {
  return (await balancesByCode(server, [code]))[code] ?? 0
}

/** What is wrong with the ledger; nothing as a rule. */
export async function findWrong({ db }: Pick<TestServer, 'db'>): Promise<string[]> {
  return (await compareLedger(db)).findings
}

/** What records of one kind moved, by account: debits less credits; accounts where both are equal are left out. */
export async function movedBy({ db }: Pick<TestServer, 'db'>, subject: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ code: string; fen: number }>`select code,
      sum(case ledger_postings.side when 'debit' then amount_fen else -amount_fen end)::bigint as fen
    from ledger_postings
      join ledger_transactions on ledger_transactions.id = transaction_id and subject = ${subject}
      join ledger_accounts on ledger_accounts.id = account_id
    group by code order by code`.execute(db)
  return Object.fromEntries(rows.filter(({ fen }) => fen !== 0).map(({ code, fen }) => [code, fen]))
}

export const kinds: Readonly<Record<string, string>> = {
  channel: '渠道资金',
  escrow: '订单担保资金',
  compensation: '赔付支出',
  redpacket: '红包池',
}
