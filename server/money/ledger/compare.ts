import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database, Tables } from '#server/kit/database.ts'

/** Findings that are reported of each kind; all are counted. */
const mostFindings = 20

export type LedgerReport = {
  accounts: number
  transactions: number
  postings: number
  /** What is wrong: accounts, transactions. */
  wrong: number
  /** All debit balances less all credit balances. */
  differenceFen: number
  /** What is wrong, in sentences; the first ones of each kind. */
  findings: string[]
}

/** Compares balances with postings, all as they were at one moment. */
export async function compareLedger(db: Database): Promise<LedgerReport> {
  return db.isTransaction ? compare(db as Transaction<Tables>) : inSnapshot(db, compare)
}

function inSnapshot<Result>(db: Database, read: (db: Transaction<Tables>) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}

async function compare(db: Transaction<Tables>): Promise<LedgerReport> {
  const totals = await readTotals(db)
  const found = [
    await wrongAccounts(db),
    await brokenRuns(db),
    await negativeFunds(db),
    await unbalanced(db),
    ...(totals.differenceFen === 0
      ? []
      : [{ count: 1, sentences: [`Debit balances and credit balances differ by ${totals.differenceFen} fen.`] }]),
  ]
  return {
    ...totals,
    wrong: found.reduce((sum, { count }) => sum + count, 0),
    findings: found.flatMap(({ sentences }) => sentences),
  }
}

async function readTotals(db: Database): Promise<Omit<LedgerReport, 'wrong' | 'findings'>> {
  const { rows } = await sql<Omit<LedgerReport, 'wrong' | 'findings'>>`select
    (select count(*) from ledger_accounts) as accounts,
    (select count(*) from ledger_transactions) as transactions,
    (select count(*) from ledger_postings) as postings,
    (select coalesce(sum(case side when 'debit' then balance_fen else -balance_fen end), 0)::bigint
      from ledger_balances join ledger_accounts on id = account_id) as "differenceFen"`.execute(db)
  return rows[0] as (typeof rows)[number]
}

type Found = { count: number; sentences: string[] }

async function findings(db: Database, question: RawBuilder<{ sentence: string }>): Promise<Found> {
  const { rows } = await sql<{ sentence: string; count: number }>`with found as (${question})
    select sentence, count(*) over () as count from found order by sentence limit ${mostFindings}`.execute(db)
  return { count: rows[0]?.count ?? 0, sentences: rows.map(({ sentence }) => sentence) }
}

/** Accounts whose balance, or number of postings, is not what their postings add up to. */
function wrongAccounts(db: Database): Promise<Found> {
  return findings(
    db,
    sql`select format('%s: the balance is %s fen in %s postings, its postings add up to %s fen in %s.', code,
        coalesce(balance.fen, 0), coalesce(balance.count, 0), coalesce(posted.fen, 0), coalesce(posted.count, 0)) as sentence
      from ledger_accounts
        left join (select account_id, sum(balance_fen) as fen, sum(postings) as count
          from ledger_balances group by account_id) balance on balance.account_id = ledger_accounts.id
        left join (select account_id, count(*) as count, sum(case when ledger_postings.side = ledger_accounts.side
            then amount_fen else -amount_fen end) as fen
          from ledger_postings join ledger_accounts on ledger_accounts.id = account_id
          group by account_id) posted on posted.account_id = ledger_accounts.id
      where (coalesce(balance.fen, 0), coalesce(balance.count, 0)) <> (coalesce(posted.fen, 0), coalesce(posted.count, 0))`,
  )
}

/** Postings whose stated balance is not that of the posting before plus their amount. */
function brokenRuns(db: Database): Promise<Found> {
  return findings(
    db,
    sql`select format('%s: after posting %s the balance is stated as %s fen and should be %s fen.', code, id, stated, expected)
        as sentence
      from (select code, ledger_postings.id, balance_fen as stated,
          coalesce(lag(balance_fen) over (partition by account_id order by ledger_postings.id), 0)
            + case when ledger_postings.side = ledger_accounts.side then amount_fen else -amount_fen end as expected
        from ledger_postings join ledger_accounts on ledger_accounts.id = account_id
        where balance_fen is not null) run
      where stated <> expected`,
  )
}

/** Accounts of the platform that hold other people's money, of which there cannot be less than nothing. */
function negativeFunds(db: Database): Promise<Found> {
  return findings(
    db,
    sql`select format('%s: the balance is below zero: %s fen.', code, sum(balance_fen)) as sentence
      from ledger_accounts join ledger_balances on account_id = id
      where code in ('platform:escrow', 'platform:redpacket', 'platform:tax')
      group by code having sum(balance_fen) < 0`,
  )
}

/** Transactions that do not add up to zero, or moved nothing. */
function unbalanced(db: Database): Promise<Found> {
  return findings(
    db,
    sql`select format('%s: its postings add up to %s fen and not to zero.', business_key, coalesce(fen, 0)) as sentence
      from ledger_transactions
        left join (select transaction_id, sum(case side when 'debit' then amount_fen else -amount_fen end) as fen
          from ledger_postings group by transaction_id) posted on transaction_id = ledger_transactions.id
      where fen is distinct from 0`,
  )
}
