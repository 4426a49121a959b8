import { sql } from 'kysely'
import type { LedgerEvent, Side } from '#contract/money/accounts.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import type { AccountName } from './accounts.ts'

export type LedgerLine = { account: AccountName; side: Side; amountFen: number }

export type NewTransaction = {
  event: LedgerEvent
  /** The record that it happened to. With `event` and `part` it is the business key: posted again, it changes nothing. */
  subject: string
  subjectId: number
  subjectNo: string
  /** Which of several of the same event, such as the number of a payment. */
  part?: string
  orderId?: number | null
  /** The number that the payment channel knows it by. */
  channelNo?: string | null
  description?: string
  reversesId?: number
  /** Lines of 0 are left out. */
  lines: readonly LedgerLine[]
  /** Epoch milliseconds; now if left out. */
  at?: number
}

export const debit = (account: AccountName, amountFen: number): LedgerLine => ({ account, side: 'debit', amountFen })
export const credit = (account: AccountName, amountFen: number): LedgerLine => ({ account, side: 'credit', amountFen })

/**
 * Posts one transaction; its id, or null if it was posted before. Debits must be credits. An account that would fall below
 * zero and may not makes the whole change fail (constraint `ledger_balances_not_negative`): ask `lockBalance` first.
 */
export async function postTransaction(
  { db, actor }: Pick<Change, 'db' | 'actor'>,
  asked: NewTransaction,
): Promise<number | null> {
  const lines = asked.lines.filter(({ amountFen }) => amountFen !== 0)
  const { event, subject, subjectId, subjectNo, part } = asked
  const key = [event, subject, subjectId, ...(part === undefined ? [] : [part])].join(':')
  if (lines.length === 0) throw new Error(`Nothing to post: ${key}.`)
  const written = JSON.stringify(lines.map(({ account, side, amountFen }) => ({ ...account, side, amountFen })))
  const { rows } = await sql<{
    id: number | null
  }>`select post_transaction(${key}, ${event}, ${subject}, ${subjectId}::bigint,
    ${subjectNo}, ${asked.orderId ?? null}::bigint, ${asked.channelNo ?? null}, ${actor.kind}, ${actor.id}::bigint, ${actor.name},
    ${asked.description ?? ''}, ${asked.reversesId ?? null}::bigint, ${new Date(asked.at ?? Date.now())}::timestamptz(3),
    ${written}::jsonb) as id`.execute(db)
  return rows[0]?.id ?? null
}

/** The balance of an account in fen, locked until the transaction ends; 0 if nothing was ever posted to it. */
export async function lockBalance(db: Database, { code }: AccountName): Promise<number> {
  const row = await db
    .selectFrom('ledger_balances')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_balances.account_id')
    .select('ledger_balances.balance_fen')
    .where('ledger_accounts.code', '=', code)
    .forUpdate('ledger_balances')
    .executeTakeFirst()
  return row?.balance_fen ?? 0
}
