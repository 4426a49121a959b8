import { deposits } from '#contract/money/deposits.ts'
import { handle } from '#server/kit/handle.ts'
import { askChannel } from './give-back.ts'
import { lockSeenDeposit } from './lock.ts'
import { depositRecords } from './records.ts'
import { readDeposit } from './view.ts'

export const retry = handle(deposits.retry, async (context, target) => {
  const row = await lockSeenDeposit(context, target)
  const record = () => readDeposit(context, row.person_id)
  await depositRecords.refuseNotAllowed({ ...row, is_of_partner: false }, 'retry', context.caller, record)
  const asked = await depositRecords.move(context, row, 'retry', { by: 'staff', set: { fault: '' } })
  await askChannel(context, asked)
  return record()
})
