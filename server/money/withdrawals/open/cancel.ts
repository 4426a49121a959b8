import type { z } from 'zod'
import type { OpenWithdrawalAnswer, OpenWithdrawalCancel } from '#contract/open/open-money.ts'
import type { Change } from '#server/kit/change.ts'
import { hasHappened } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { withdrawalRecords } from '../records.ts'
import { actorOf, findOwner, lockOwner } from './owner.ts'
import { answerOf } from './withdraw.ts'

type Asked = { appId: string; no: string; input: z.output<typeof OpenWithdrawalCancel> }

/** The owner takes it back; the same event again answers how the withdrawal stands. */
export async function cancelWithdrawal(
  change: Change,
  { appId, no, input }: Asked,
): Promise<z.output<typeof OpenWithdrawalAnswer>> {
  const owner = await findOwner(change.db, appId, input.owner)
  await lockOwner(change.db, owner)
  const found = await change.db
    .selectFrom('withdrawals')
    .select('id')
    .where('no', '=', no)
    .where('app_id', '=', appId)
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .executeTakeFirst()
  const row = found && (await withdrawalRecords.lock(change.db, found.id))
  if (!row) return refuse('notFound')
  const happened = { appId, externalId: input.eventId }
  if (await hasHappened(change.db, happened, { subject: 'withdrawals', subjectId: row.id })) return answerOf(row)
  const openEvent = { ...happened, occurredAt: new Date() }
  const cancelled = await withdrawalRecords.move({ ...change, actor: actorOf(owner) }, row, 'cancel', {
    by: 'owner',
    event: { openEvent },
  })
  return answerOf(cancelled)
}
