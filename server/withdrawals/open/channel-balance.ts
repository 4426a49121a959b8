import type { z } from 'zod'
import { fen } from '#contract/base/values.ts'
import type { OpenChannelBalance } from '#contract/open/open-money.ts'
import type { Change } from '#server/kit/change.ts'
import { notifyChannelLow } from '../notifications.ts'
import { withdrawalTerms } from '../terms.ts'

type Said = z.output<typeof OpenChannelBalance>

/** What a channel has; an older statement changes nothing. Finance is notified when it begins to be little. */
export async function noteChannelBalance(change: Change, appId: string, said: Said): Promise<Said> {
  const { db } = change
  const at = new Date(said.at)
  const before = await db
    .selectFrom('channel_balances')
    .selectAll()
    .where('app_id', '=', appId)
    .forUpdate()
    .executeTakeFirst()
  if (before && before.at >= at.getTime()) return said
  const value = { fen: fen(said.fen), at }
  await db
    .insertInto('channel_balances')
    .values({ app_id: appId, ...value })
    .onConflict(conflict => conflict.column('app_id').doUpdateSet(value))
    .execute()
  const { channelLowFen } = await withdrawalTerms(db)
  if (said.fen < channelLowFen && (before?.fen ?? channelLowFen) >= channelLowFen) {
    await notifyChannelLow(change, said.fen)
  }
  change.nudge({ word: 'withdrawals.changed', id: null })
  return said
}
