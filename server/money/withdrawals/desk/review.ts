import type { WithdrawalMove } from '#contract/money/withdrawal.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { handle } from '#server/kit/handle.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { detailOf } from '../read/detail.ts'
import { withdrawalRecords } from '../records.ts'
import type { WithdrawalRecord } from '../table.ts'
import { lockForAction, lockMany } from './lock.ts'
import { sentenceOf } from './sentence.ts'

export const approve = handle(withdrawals.approve, async (context, { remark, ...target }) => {
  await approveLocked(context, await lockForAction(context, target, 'approve', remark), remark)
  return detailOf(context, target.id)
})

export const reject = handle(withdrawals.reject, async (context, { code, reason, ...target }) => {
  const row = await lockForAction(context, target, 'reject')
  await withdrawalRecords.move(context, row, 'reject', {
    by: 'staff',
    set: { reject_code: code, remark: reason, ...reviewedBy(context, row) },
    event: { reason },
  })
  return detailOf(context, target.id)
})

export const approveMany = handle(withdrawals.approveMany, async (context, { withdrawals: targets }) => {
  const { rows, refused } = await lockMany(context, targets, 'approve')
  for (const row of rows) await approveLocked(context, row, '')
  return { approved: rows.length, refused: refused.map(one => sentenceOf(context, one)) }
})

/** One of two people, or the only one. */
async function approveLocked(context: CommandContext, row: WithdrawalRecord, remark: string): Promise<void> {
  const isSecond = row.state === 'secondReview'
  const only: WithdrawalMove = row.is_double ? 'approveFirst' : 'approve'
  await withdrawalRecords.move(context, row, isSecond ? 'approveSecond' : only, {
    by: 'staff',
    set: {
      ...reviewedBy(context, row),
      ...(remark && { remark }),
    },
    event: { reason: remark || null },
  })
}

/** Whoever approved it first may reject it in the second review, and is no second reviewer then. */
function reviewedBy({ caller }: CommandContext, { state, reviewer_id }: WithdrawalRecord) {
  if (state !== 'secondReview') return { reviewer_id: caller.userId, reviewed_at: new Date() }
  return caller.userId === reviewer_id ? {} : { second_reviewer_id: caller.userId }
}
