import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { ChatQueue } from '#contract/chats/chat-row.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'

/** The conversations of the cities that this person may see. Every read of them for a person goes through it: what has a link there can be opened. */
export function inScope({ cityCodes }: Pick<Caller, 'cityCodes'>): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'chats'>()
  if (cityCodes === null) return row.lit(true)
  return cityCodes.length === 0 ? row.lit(false) : row('chats.city_code', 'in', cityCodes)
}

/** What words find: those that stand in one of the reader's lists, and never more. */
export function canFind(caller: Caller): Expression<SqlBool> {
  return expressionBuilder<Tables, 'chats'>().and([inScope(caller), standsIn('all', caller)])
}

/** Which conversations stand in a queue for this reader: the one rule for its list and its count. */
export function standsIn(queue: ChatQueue, caller: Caller): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'chats'>()
  const own = row.or([row('chats.assignee_id', '=', caller.userId), row('chats.offered_to', '=', caller.userId)])
  const seesAll = caller.permissions.has('chats.monitor')
  // As the partial indexes have it.
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
