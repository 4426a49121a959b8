import { sql } from 'kysely'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { channelAccount, credit, debit, personAccount, postTransaction } from '#server/money/ledger/index.ts'
import { fieldReason } from '#server/open/openFields/index.ts'
import { depositRecords, depositReference, restOf } from './records.ts'
import type { DepositRecord } from './table.ts'

type PaidDeposit = Pick<DepositRecord, 'application_id' | 'person_id' | 'city_code' | 'app_id' | 'paid_fen'> & {
  channel_no: string
  paidAt: Date
}

/** Books a payment of an application's deposit; the one that is there if it was booked before. */
export async function bookDeposit(
  change: Change,
  { paidAt, ...paid }: PaidDeposit,
): Promise<{ deposit: DepositRecord; isNew: boolean }> {
  const inserted = await change.db
    .insertInto('deposits')
    .values({ ...paid, paid_at: paidAt })
    .onConflict(conflict => conflict.columns(['app_id', 'channel_no']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!inserted) return { deposit: await known(change.db, paid), isNew: false }
  await postTransaction(change, {
    event: 'depositIn',
    ...depositReference(inserted),
    channelNo: inserted.channel_no,
    lines: [
      debit(channelAccount(inserted.app_id), inserted.paid_fen),
      credit(personAccount(inserted.person_id, 'deposit'), inserted.paid_fen),
    ],
  })
  await recordEvent(change, {
    action: 'deposits.payIn',
    subject: 'deposits',
    subjectId: inserted.person_id,
    subjectNo: inserted.no,
    to: inserted.state,
    changes: { amountFen: [null, inserted.paid_fen] },
    openEvent: { appId: inserted.app_id, externalId: paid.channel_no, occurredAt: paidAt },
  })
  depositRecords.nudge(change, inserted)
  return { deposit: inserted, isNew: true }
}

/** The applicant became a worker, who is another owner of accounts: from now on the deposit is theirs. */
export async function moveDeposits(change: Change, applicationId: number, workerId: number): Promise<void> {
  const rows = await change.db
    .selectFrom('deposits')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('state', '=', 'held')
    .where('person_id', '<>', workerId)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const row of rows) {
    await postTransaction(change, {
      event: 'depositIn',
      ...depositReference(row),
      part: 'worker',
      lines: [
        debit(personAccount(row.person_id, 'deposit'), restOf(row)),
        credit(personAccount(workerId, 'deposit'), restOf(row)),
      ],
    })
    await change.db
      .updateTable('deposits')
      .set(of => ({ person_id: workerId, version: of('version', '+', 1) }))
      .where('id', '=', row.id)
      .execute()
    depositRecords.nudge(change, { ...row, person_id: workerId })
  }
}

/** The payment with this number; another one under the same number is a mistake of the app. */
async function known(
  db: Database,
  { app_id, channel_no, application_id, paid_fen }: Omit<PaidDeposit, 'paidAt'>,
): Promise<DepositRecord> {
  const row = await db
    .selectFrom('deposits')
    .selectAll()
    .where('app_id', '=', app_id)
    .where('channel_no', '=', channel_no)
    .executeTakeFirstOrThrow()
  if (row.application_id !== application_id || row.paid_fen !== paid_fen) {
    refuse('badInput', { fields: { channelNo: fieldReason('numberTaken') } })
  }
  return row
}

/** What the ledger has of the deposits of these applications, in fen: paid less what was deducted or given back. */
export async function depositsOf(db: Database, applicationIds: readonly number[]): Promise<(id: number) => number> {
  if (applicationIds.length === 0) return () => 0
  const { rows } = await sql<{ id: number; fen: number }>`
    select deposits.application_id as id,
      sum(case posting.side when 'credit' then posting.amount_fen else -posting.amount_fen end)::bigint as fen
    from deposits
      join ledger_transactions transaction on transaction.subject = 'deposits' and transaction.subject_id = deposits.id
      join ledger_postings posting on posting.transaction_id = transaction.id
      join ledger_accounts account on account.id = posting.account_id and account.kind = 'deposit'
    where deposits.application_id = any(${[...applicationIds]}::bigint[])
    group by deposits.application_id`.execute(db)
  const found = new Map(rows.map(({ id, fen }) => [id, fen]))
  return id => found.get(id) ?? 0
}
