import type { z } from 'zod'
import { type Fen, fen } from '#contract/base/values.ts'
import type { OpenChannelBalance } from '#contract/open/open-money.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { channelBooksOf } from '#server/money/ledger/index.ts'
import { notifyChannelLow } from '../notifications.ts'
import { withdrawalTerms } from '../terms.ts'

type Said = z.output<typeof OpenChannelBalance>

/** What a channel has; an older statement changes nothing. Finance is notified when it begins to be little. */
export async function noteChannelBalance(change: Change, appId: string, said: Said): Promise<Said> {
  const { db } = change
  const value = { fen: fen(said.fen), at: new Date(said.at), books_fen: await channelBooksOf(db, appId) }
  const before = await lockBefore(db, appId, value)
  if (before && before.at >= value.at.getTime()) return said
  if (before) await db.updateTable('channel_balances').set(value).where('app_id', '=', appId).execute()
  const { channelLowFen } = await withdrawalTerms(db)
  if (said.fen < channelLowFen && (before?.fen ?? channelLowFen) >= channelLowFen) {
    await notifyChannelLow(change, said.fen)
  }
  change.nudge({ word: 'withdrawals.changed', id: null })
  return said
}

type Balance = { fen: Fen; at: Date; books_fen: number }

/** The statement before this one, locked; undefined if this one is the first, which is stored then. */
async function lockBefore(db: Database, appId: string, value: Balance) {
  // Of two first ones at once the later one waits here, and finds the other one below.
  const added = await db
    .insertInto('channel_balances')
    .values({ app_id: appId, ...value })
    .onConflict(conflict => conflict.column('app_id').doNothing())
    .returning('app_id')
    .executeTakeFirst()
  if (added) return undefined
  return db.selectFrom('channel_balances').selectAll().where('app_id', '=', appId).forUpdate().executeTakeFirstOrThrow()
}
