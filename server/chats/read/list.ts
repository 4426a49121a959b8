import { type Expression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { OutputOf } from '#contract/base/operation.ts'
import type { ChatQuestion, ChatRow } from '#contract/chats/chat-row.ts'
import type { chats } from '#contract/chats/chats.ts'
import { inScope, standsIn } from '#server/chats/scope.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { peopleOf } from './orders.ts'
import { matches } from './search.ts'
import { answerChat, chatsWithPeople, viewChat } from './view.ts'

type Question = z.output<typeof ChatQuestion>

/** Nobody pins more than they can see at once. */
const mostPinned = 50
const countedTo = 1000

/** Pinned ones before everything else, then by `rank`: what is due first, then what is newest. */
export async function list(
  { db, caller }: QueryContext,
  question: Question,
): Promise<{ rows: ChatRow[]; next: string | null }> {
  const cursor = /^(\d{1,16})\.(\d{1,15})$/.exec(question.after ?? '')
  const pinned = cursor ? [] : await pageQuery(db, caller, question, { isPinned: true }).limit(mostPinned).execute()
  const found = await pageQuery(db, caller, question, { isPinned: false })
    .$if(cursor !== null, page =>
      page.where(sql<SqlBool>`(chats.rank, chats.id) > (${Number(cursor?.[1])}, ${Number(cursor?.[2])})`),
    )
    .limit(question.limit + 1)
    .execute()
  const rows = found.slice(0, question.limit)
  const last = rows.at(-1)
  return {
    rows: [...pinned, ...rows].map(row => viewChat(row, caller)),
    next: found.length > question.limit && last ? `${last.rank}.${last.id}` : null,
  }
}

export function pageQuery(db: Database, caller: Caller, question: Question, { isPinned }: { isPinned: boolean }) {
  const { queue, peerKind, group, tag, assigneeId, unreadOnly, orderNo, hidden, search } = question
  return chatsWithPeople(db, caller)
    .where(standsIn(queue, caller))
    .where(isPlaced(caller, { isPinned, isHidden: hidden }))
    .$if(peerKind !== undefined, page => page.where('chat_peers.kind', '=', peerKind ?? 'customer'))
    .$if(group !== undefined, page => page.where('chats.skill', '=', group ?? 'presale'))
    .$if(tag !== undefined, page => page.where(sql<SqlBool>`${tag} = any(chats.tags)`))
    .$if(assigneeId !== undefined, page => page.where('chats.assignee_id', '=', assigneeId ?? 0))
    .$if(unreadOnly, page => page.where(isUnread))
    .$if(orderNo !== '', page => page.where('chats.peer_id', 'in', peopleOf(orderNo)))
    .$if(search !== '', page => page.where(matches(search)))
    .orderBy('chats.rank')
    .orderBy('chats.id')
}

/** Asked of the reader's own rows: the planner guesses nothing about the outcome of an outer join. */
function isPlaced(
  { userId }: Caller,
  { isPinned, isHidden }: { isPinned: boolean; isHidden: boolean },
): Expression<SqlBool> {
  const own = sql`select chat_id from chat_members own where own.user_id = ${userId}`
  if (isHidden) return sql<SqlBool>`chats.id in (${own} and hidden_at is not null) and ${sql.lit(!isPinned)}`
  if (isPinned) return sql<SqlBool>`chats.id in (${own} and pinned_at is not null)`
  return sql<SqlBool>`chats.id not in (${own} and (pinned_at is not null or hidden_at is not null))`
}

/** As they are counted: what was over before somebody ever opened it is not new to them. */
const isUnread: Expression<SqlBool> = sql<SqlBool>`(chats.last_peer_id > coalesce(member.read_to, 0)
  and (member.user_id is not null or chats.state <> 'resolved'))`

export function get({ db, caller }: QueryContext, { id }: { id: number }): Promise<ChatRow> {
  return answerChat({ db, caller }, id)
}

export async function counts({ db, caller }: QueryContext): Promise<OutputOf<typeof chats.counts>> {
  const count = async (which: Expression<SqlBool>, more: Expression<SqlBool> = sql<SqlBool>`true`) => {
    const rows = db
      .selectFrom('chats')
      .leftJoin('chat_members as member', join =>
        join.onRef('member.chat_id', '=', 'chats.id').on('member.user_id', '=', caller.userId),
      )
      .select('chats.id')
      .where(inScope(caller))
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
  const isOverdue = sql<SqlBool>`chats.state <> 'resolved'
    and (coalesce(chats.first_due_at, chats.next_due_at) < now() or chats.resolve_due_at < now())`
  const [mine, unread, waiting, snoozed, overdue] = await Promise.all([
    count(standsIn('mine', caller)),
    count(standsIn('mine', caller), isUnread),
    count(standsIn('waiting', caller)),
    count(standsIn('snoozed', caller)),
    count(standsIn('all', caller), isOverdue),
  ])
  return { mine, unread, waiting, snoozed, overdue }
}
