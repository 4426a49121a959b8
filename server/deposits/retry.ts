import { deposits } from '#contract/money/deposits.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import { askChannel } from './give-back.ts'
import { retryGuard } from './guards.ts'
import { changedBy, moveDeposit } from './records.ts'
import { readDeposit } from './view.ts'

export const retry = handle(deposits.retry, async (context, { id, version }) => {
  const { db, caller } = context
  const row = await lockSeen(db, {
    subject: 'deposits',
    id,
    version,
    lock: () =>
      db
        .selectFrom('deposits')
        .selectAll()
        .where('id', '=', id)
        .where(inCities('deposits.city_code', caller))
        .forUpdate()
        .executeTakeFirst(),
    fresh: found => readDeposit(context, found.person_id),
    staleReason: found => changedBy(db, found),
  })
  const reason = retryGuard(row, caller)
  if (reason) refuse(reason, { record: await readDeposit(context, row.person_id) })
  const asked = await moveDeposit(context, row, 'retry', { by: 'staff', set: { fault: '' } })
  await askChannel(context, asked)
  return readDeposit(context, row.person_id)
})
