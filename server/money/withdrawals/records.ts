import type { WithdrawalMove } from '#contract/money/withdrawal.ts'
import type { Change } from '#server/kit/change.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import { credit, debit, ownedAccount, postTransaction } from '#server/money/ledger/index.ts'
import { type WithdrawalRecord, withdrawalStateColumn } from './table.ts'
import { enqueueWithdrawalWebhook } from './webhooks.ts'

/**
 * Withdrawals, with the webhook of a move to their owner's app; their money goes back where the move says so. Their guard also asks who is
 * connected with the reader and what is set, so that it stands apart (`guards.ts`).
 */
export const withdrawalRecords = recordsOf(withdrawalStateColumn, {
  subject: 'withdrawals',
  no: ({ no }) => no,
  kind: ({ is_double }) => (is_double ? 'double' : 'single'),
  set: () => ({ state_at: new Date() }),
  event: ({ owner_kind, owner_id }) => ({ aboutId: owner_kind === 'person' ? owner_id : null }),
  nudge: ({ id, city_code }: Pick<WithdrawalRecord, 'id' | 'city_code'>) => ({
    word: 'withdrawals.changed',
    id,
    cityCode: city_code,
  }),
  async after(change, row, { move }) {
    if (givesBack.includes(move)) await postReturn(change, row)
    await enqueueWithdrawalWebhook(change, row, move)
  },
})

const givesBack: readonly WithdrawalMove[] = ['reject', 'cancel', 'giveBack']

async function postReturn(change: Change, row: WithdrawalRecord): Promise<void> {
  await postTransaction(change, {
    event: 'withdrawReturn',
    subject: 'withdrawals',
    subjectId: row.id,
    subjectNo: row.no,
    lines: [
      debit(ownedAccount(row.owner_kind, row.owner_id, 'withdrawing'), row.amount_fen),
      credit(ownedAccount(row.owner_kind, row.owner_id, 'available'), row.amount_fen),
    ],
  })
}
