import type { Change } from '#server/kit/change.ts'
import {
  credit,
  debit,
  type LedgerLine,
  ownedAccount,
  platformAccount,
  postTransaction,
} from '#server/money/ledger/index.ts'
import type { PayoutRecord, WithdrawalRecord } from '../table.ts'
import { actualFenOf } from '../webhooks.ts'

type Account = LedgerLine['account']

/** The money has left: what the owner got from where it was paid, the fee is income, the tax is owed. */
export async function postPaid(
  change: Change,
  row: WithdrawalRecord,
  { from, channelNo }: { from: Account; channelNo: string | null },
): Promise<void> {
  await postTransaction(change, {
    event: 'withdrawSuccess',
    subject: 'withdrawals',
    subjectId: row.id,
    subjectNo: row.no,
    channelNo,
    lines: [
      debit(ownedAccount(row.owner_kind, row.owner_id, 'withdrawing'), row.amount_fen),
      credit(from, actualFenOf(row)),
      credit(platformAccount('feeIncome'), row.fee_fen),
      credit(platformAccount('tax'), row.tax_fen),
    ],
  })
}

/**
 * A channel paid what it had reported as failed. Where the owner has the money in their balance again, or was paid otherwise,
 * they owe it; else it is in suspense until somebody has looked into it.
 */
export async function postPaidLate(
  change: Change,
  row: WithdrawalRecord,
  payout: PayoutRecord,
  { from }: { from: Account },
): Promise<void> {
  const isOwed = row.state === 'returned' || row.state === 'paid'
  const against = isOwed ? ownedAccount(row.owner_kind, row.owner_id, 'receivable') : platformAccount('suspense')
  await postTransaction(change, {
    event: 'withdrawSuccess',
    subject: 'withdrawals',
    subjectId: row.id,
    subjectNo: row.no,
    part: payout.no,
    channelNo: payout.no,
    lines: [debit(against, payout.amount_fen), credit(from, payout.amount_fen)],
  })
}

/** What was paid late, and put in suspense, was paid besides: whoever got it twice owes it, as if it had come after the other. */
export async function postPaidTwice(
  change: Change,
  row: WithdrawalRecord,
  late: readonly Pick<PayoutRecord, 'no' | 'amount_fen'>[],
): Promise<void> {
  for (const { no, amount_fen } of late) {
    await postTransaction(change, {
      event: 'withdrawSuccess',
      subject: 'withdrawals',
      subjectId: row.id,
      subjectNo: row.no,
      part: `twice:${no}`,
      lines: [
        debit(ownedAccount(row.owner_kind, row.owner_id, 'receivable'), amount_fen),
        credit(platformAccount('suspense'), amount_fen),
      ],
    })
  }
}
