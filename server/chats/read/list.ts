import { type Expression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { ChatQuestion } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { afterRank, oneMore, pageOf, rankCursor } from '#server/kit/rows/page.ts'
import { outcomes } from './outcomes.ts'
import { peopleOf } from './peer-orders.ts'
import { inQueue } from './queues.ts'
import { hitsIn, matches } from './search.ts'
import { answerChat, chatsWithPeople, viewChat } from './view.ts'

type Question = z.output<typeof ChatQuestion>

/** Maximum pinned conversations that a list shows. */
const maxPinned = 50
const countedTo = 1000

/** Pinned ones first, all on the first page; then the next due first, then the newest. */
export const list = handle(chats.list, async (context, question) => {
  const { db, caller } = context
  const pinned = question.after
    ? []
    : await pageQuery(db, caller, question, { isPinned: true }).limit(maxPinned).execute()
  const found = await pageQuery(db, caller, question, { isPinned: false })
    .where(afterRank('chats', question.after))
    .limit(oneMore(question.limit))
    .execute()
  const page = pageOf(found, question.limit, { view: row => viewChat(row, context), cursorOf: rankCursor })
  const rows = [...pinned.map(row => viewChat(row, context)), ...page.rows]
  const hits = await hitsIn(
    db,
    rows.map(({ id }) => id),
    question.search,
  )
  return { ...page, rows: rows.map(row => ({ ...row, found: hits.get(row.id) })) }
})

function pageQuery(db: Database, caller: Caller, question: Question, { isPinned }: { isPinned: boolean }) {
  const { queue, peerKind, group, tag, assigneeId, unreadOnly, overdueOnly, orderNo, hidden } = question
  const { heldOnly, since, until, cityCode, search, outcome, withHidden } = question
  return chatsWithPeople(db, caller)
    .where(inQueue(queue, caller))
    .where(isPlaced(caller, { isPinned, isHidden: hidden, withHidden }))
    .$if(peerKind !== undefined, page => page.where('chat_peers.kind', '=', peerKind ?? 'customer'))
    .$if(group !== undefined, page => page.where('chats.skill', '=', group ?? 'presale'))
    .$if(tag !== undefined, page => page.where(sql<SqlBool>`${tag} = any(chats.tags)`))
    .$if(assigneeId !== undefined, page => page.where('chats.assignee_id', '=', assigneeId ?? 0))
    .$if(unreadOnly, page => page.where(isUnread))
    .$if(overdueOnly, page => page.where(isOverdue))
    .$if(heldOnly, page => page.where('chats.state', 'in', ['open', 'pending']))
    .$if(orderNo !== '', page => page.where('chats.peer_id', 'in', peopleOf(orderNo)))
    .$if(since !== undefined, page => page.where(sql<SqlBool>`chats.created_at >= ${new Date(since ?? 0)}`))
    .$if(until !== undefined, page => page.where(sql<SqlBool>`chats.created_at < ${new Date(until ?? 0)}`))
    .$if(cityCode !== undefined, page => page.where('chats.city_code', '=', cityCode ?? ''))
    .$if(outcome !== undefined, page => page.where(outcomes[outcome ?? 'answered']))
    .$if(search !== '', page => page.where(matches(search)))
    .orderBy('chats.rank')
    .orderBy('chats.id')
}

/** Pinned or hidden by this reader. A subquery on their own rows, because the planner cannot estimate the outer join. */
function isPlaced(
  { userId }: Caller,
  { isPinned, isHidden, withHidden }: { isPinned: boolean; isHidden: boolean; withHidden: boolean },
): Expression<SqlBool> {
  const own = sql`select chat_id from chat_members own where own.user_id = ${userId}`
  if (isHidden) return sql<SqlBool>`chats.id in (${own} and hidden_at is not null) and ${sql.lit(!isPinned)}`
  if (isPinned) return sql<SqlBool>`chats.id in (${own} and pinned_at is not null)`
  const isElsewhere = withHidden ? sql`pinned_at is not null` : sql`(pinned_at is not null or hidden_at is not null)`
  return sql<SqlBool>`chats.id not in (${own} and ${isElsewhere})`
}

/** As unread messages are counted: a conversation resolved before somebody first opened it is not unread for them. */
const isUnread: Expression<SqlBool> = sql<SqlBool>`(chats.last_peer_id > coalesce(member.read_to, 0)
  and (member.user_id is not null or chats.state <> 'resolved'))`

const isOverdue = sql<SqlBool>`(chats.state <> 'resolved'
  and (coalesce(chats.first_due_at, chats.next_due_at) < now() or chats.resolve_due_at < now()))`

export const get = handle(chats.get, (context, { id }) => answerChat(context, id))

export const counts = handle(chats.counts, async ({ db, caller }) => {
  const count = async (which: Expression<SqlBool>, more: Expression<SqlBool> = sql<SqlBool>`true`) => {
    const rows = db
      .selectFrom('chats')
      .leftJoin('chat_members as member', join =>
        join.onRef('member.chat_id', '=', 'chats.id').on('member.user_id', '=', caller.userId),
      )
      .select('chats.id')
      .where(inCities('chats.city_code', caller))
      .where(which)
      .where(more)
      .where('member.hidden_at', 'is', null)
      .limit(countedTo)
      .as('counted')
    const row = await db
      .selectFrom(rows)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return row.count
  }
  const [mine, unread, waiting, waitingLate, snoozed, overdue] = await Promise.all([
    count(inQueue('mine', caller)),
    count(inQueue('mine', caller), isUnread),
    count(inQueue('waiting', caller)),
    count(inQueue('waiting', caller), isOverdue),
    count(inQueue('snoozed', caller)),
    count(inQueue('all', caller), isOverdue),
  ])
  return { mine, unread, waiting, waitingLate, snoozed, overdue }
})
