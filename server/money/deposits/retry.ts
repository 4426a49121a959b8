import { deposits } from '#contract/money/deposits.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { askChannel } from './give-back.ts'
import { retryGuard } from './guards.ts'
import { lockSeenDeposit } from './lock.ts'
import { depositRecords } from './records.ts'
import { readDeposit } from './view.ts'

export const retry = handle(deposits.retry, async (context, target) => {
  const row = await lockSeenDeposit(context, target)
  const reason = retryGuard(row, context.caller)
  if (reason) refuse(reason, { record: await readDeposit(context, row.person_id) })
  const asked = await depositRecords.move(context, row, 'retry', { by: 'staff', set: { fault: '' } })
  await askChannel(context, asked)
  return readDeposit(context, row.person_id)
})
