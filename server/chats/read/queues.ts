import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { ChatQueue } from '#contract/chats/chat-row.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import { inCities } from '#server/kit/rows/cities.ts'

/** Searches find conversations of the reader's lists only. */
export function isFindable(caller: Caller): Expression<SqlBool> {
  return expressionBuilder<Tables, 'chats'>().and([inCities('chats.city_code', caller), inQueue('all', caller)])
}

/** The condition of a queue for this reader, for its list and its count. */
export function inQueue(queue: ChatQueue, caller: Caller): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'chats'>()
  const own = row.or([row('chats.assignee_id', '=', caller.userId), row('chats.offered_to', '=', caller.userId)])
  const seesAll = caller.permissions.has('chats.monitor')
  // Written like the condition of the partial indexes.
  const live = sql<SqlBool>`chats.state <> 'resolved'`
  switch (queue) {
    case 'mine':
      return row.and([live, own, row('chats.state', '<>', 'snoozed')])
    case 'waiting':
      return row('chats.state', '=', 'queued')
    case 'snoozed':
      return row.and([row('chats.state', '=', 'snoozed'), ...(seesAll ? [] : [own])])
    case 'all':
      return seesAll ? row.lit(true) : row.or([own, row('chats.state', '=', 'queued')])
    case 'closed':
      return row.and([row('chats.state', '=', 'resolved'), ...(seesAll ? [] : [own])])
  }
}

/** Where a conversation stands among those that are over whose last message was at that moment, as the trigger ranks it: the last one first. */
export function rankOfClosed(at: number): number {
  return 1_000_000_000_000_000 - at
}
